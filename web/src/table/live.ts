// The socket of one table: comes back by itself and says what it has already seen.
import type { State } from '../lib/types';

export type Link = 'connecting' | 'live' | 'lost' | 'refused';

export interface Hooks {
  since(): number | null;
  seat(): number | null | undefined;
  message(data: any): void;
  link(state: Link): void;
}

const PING = 10_000;
const SILENCE = 10_000;

export class Live {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private pulse = 0;
  private deaf = 0;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly hooks: Hooks,
  ) {
    addEventListener('online', this.hurry);
    addEventListener('offline', this.drop);
    document.addEventListener('visibilitychange', this.check);
    this.open();
  }

  send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.drop);
    document.removeEventListener('visibilitychange', this.check);
    this.forget();
  }

  private open(): void {
    const query = new URLSearchParams();
    const since = this.hooks.since();
    const seat = this.hooks.seat();
    if (since !== null) query.set('since', String(since));
    if (seat !== undefined) query.set('seat', seat === null ? '-1' : String(seat));
    this.hooks.link(this.tries ? 'lost' : 'connecting');
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${this.table}/live?${query}`);
    this.socket = socket;
    socket.onmessage = (event) => {
      this.heard();
      const data = JSON.parse(event.data) as State | { type: string };
      if (this.tries || data.type === 'table') {
        this.tries = 0;
        this.hooks.link('live');
      }
      this.hooks.message(data);
    };
    socket.onopen = () => {
      clearInterval(this.pulse);
      this.pulse = setInterval(this.check, PING) as unknown as number;
    };
    socket.onclose = (event) => {
      if (this.socket !== socket || this.closed) return;
      if (event.code === 4003 || event.code === 4004) {
        this.closed = true;
        this.hooks.link('refused');
        return;
      }
      this.again();
    };
  }

  private again(): void {
    this.forget();
    this.tries += 1;
    this.hooks.link('lost');
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), Math.min(300 * 2 ** (this.tries - 1), 5000)) as unknown as number;
  }

  private forget(): void {
    clearInterval(this.pulse);
    this.heard();
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onclose = socket.onmessage = null;
      socket.close();
    }
  }

  /** Ask for a sign of life; silence means that the line is dead though the socket looks open. */
  private check = (): void => {
    if (document.hidden || !this.send({ type: 'ping' })) return;
    // Asking again must not put off the end of the wait: it comes as often as the wait is long.
    this.deaf ||= setTimeout(this.drop, SILENCE) as unknown as number;
  };

  private heard(): void {
    clearTimeout(this.deaf);
    this.deaf = 0;
  }

  private drop = (): void => {
    if (!this.closed) this.again();
  };

  private hurry = (): void => {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    this.forget();
    this.open();
  };
}

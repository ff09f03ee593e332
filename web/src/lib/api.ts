// The server's HTTP calls; a refusal is thrown as `Refused` with the server's reason.
import type { ChatLine, GameInfo, Lobby, Person, Refusal, SheetInfo, Sit, State, Table, TableOptions } from './types';

import type { BotLevel, BotStrength, GoalInfo, KeptEntry, SessionInfo } from './wire';

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.reason);
  }
}

/** Who wants to know that the session of this browser has ended. */
export const ended = { hear: (): void => undefined };

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch('/api' + path, {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.status === 204) return undefined as T;
  const data = await answer.json().catch(() => null);
  if (!answer.ok) {
    if (data?.code === 'who') ended.hear();
    throw new Refused({
      code: 'unknown',
      reason: answer.statusText,
      state: null,
      accepted: null,
      ...data,
      status: answer.status,
    });
  }
  return data as T;
}

const get = <T>(path: string) => call<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);

export const api = {
  me: () => get<{ person: Person | null }>('/me'),
  guest: (name: string) => post<Person>('/guest', { name }),
  login: (login: string, password: string) => post<Person>('/login', { login, password }),
  register: (login: string, password: string) => post<Person>('/register', { login, password }),
  logout: () => post<void>('/logout'),
  sessions: () => get<SessionInfo[]>('/me/sessions'),
  endSession: (id: string) => call<void>('DELETE', `/me/sessions/${id}`),
  endSessions: () => call<Person>('DELETE', '/me/sessions'),
  changePassword: (old: string, fresh: string) => post<Person>('/me/password', { old, new: fresh }),
  rename: (name: string) => call<Person>('PATCH', '/me', { name }),
  prefer: (preferences: Record<string, unknown>) => call<Person>('PATCH', '/me', { preferences }),
  games: () => get<GameInfo[]>('/games'),
  components: (game: string, rules?: number) =>
    get<Record<string, any>>(`/games/${game}/components${rules ? `?rules=${rules}` : ''}`),
  changes: (game: string) => get<Record<string, any>>(`/games/${game}/changes`),
  words: (lang: string) => get<{ files: string[] }>(`/words/${lang}`),
  rules: async (lang: string, game: string) => {
    const answer = await fetch(`/api/rules/${lang}/${game}`);
    return answer.ok ? answer.text() : '';
  },
  bots: () => get<BotLevel[]>('/bots'),
  strengths: () => get<BotStrength[]>('/bots/strengths'),
  lobby: () => get<Lobby>('/lobby'),
  list: (list: string, before?: string) => get<Table[]>(`/tables?list=${list}${before ? `&before=${before}` : ''}`),
  create: (body: { game: string; settings: Record<string, unknown>; options: Partial<TableOptions>; seats: Sit[] }) =>
    post<Table>('/tables', body),
  table: (id: string) => get<Table>(`/tables/${id}`),
  remove: (id: string) => call<void>('DELETE', `/tables/${id}`),
  change: (id: string, body: unknown) => call<Table>('PATCH', `/tables/${id}`, body),
  sit: (id: string, seat: number, name?: string) =>
    post<Table>(`/tables/${id}/seats/${seat}/sit`, name ? { name } : {}),
  watch: () => get<Table[]>('/watch'),
  invitation: (invite: string) => get<Table>(`/join/${invite}`),
  join: (invite: string) => post<Table>(`/join/${invite}`),
  leave: (id: string, seat: number) => post<Table>(`/tables/${id}/seats/${seat}/leave`),
  comeBack: (id: string, seat: number) => post<Table>(`/tables/${id}/seats/${seat}/return`),
  replace: (id: string, seat: number, bot?: string) =>
    post<Table>(`/tables/${id}/seats/${seat}/replace`, bot ? { bot } : {}),
  ready: (id: string, ready: boolean) => post<Table>(`/tables/${id}/ready`, { ready }),
  start: (id: string) => post<Table>(`/tables/${id}/start`),
  rematch: (id: string) => post<Table>(`/tables/${id}/rematch`),
  state: (id: string, seat?: number) => get<State>(`/tables/${id}/state${seat === undefined ? '' : `?seat=${seat}`}`),
  replay: (id: string, at: number, seat: number | null) =>
    get<State>(`/tables/${id}/replay?at=${at}${seat === null ? '&seat=-1' : `&seat=${seat}`}`),
  sketch: (id: string, lang: string, seat: number | null, at: number | null) =>
    get<SheetInfo[]>(`/tables/${id}/sketch?lang=${lang}&seat=${seat ?? -1}${at === null ? '' : `&at=${at}`}`),
  goals: (id: string, lang: string, seat: number) => get<GoalInfo[]>(`/tables/${id}/goals?lang=${lang}&seat=${seat}`),
  chart: (id: string) => get<{ scores: number[][] }>(`/tables/${id}/chart`),
  upload: (text: string) => call<Table>('POST', '/records', JSON.parse(text)),
  takeback: (id: string, seat: number) => post<Table>(`/tables/${id}/takeback`, { seat }),
  answerTakeback: (id: string, yes: boolean) => post<Table>(`/tables/${id}/takeback/answer`, { yes }),
  log: (id: string) => get<KeptEntry[]>(`/tables/${id}/log`),
  abandon: (id: string) => post<Table>(`/tables/${id}/abandon`),
  chat: (id: string) => get<ChatLine[]>(`/tables/${id}/chat`),
};

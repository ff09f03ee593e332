// node drive.mjs regnum|boardgame.io URL TABLES ROUNDS THINK_MS: many tables of two random bots each.
// Tells how many moves a second were made, how long it took from a move's sending until both clients had it,
// and how much processor time the server (PID in the environment) spent on a move.
import { readFileSync } from "node:fs";
import { WebSocket } from "ws";
import { io } from "socket.io-client";
import { options } from "./game.mjs";

const [target, url, tables, rounds, think] = [process.argv[2], process.argv[3], ...process.argv.slice(4).map(Number)];

const pick = (list) => list[Math.floor(Math.random() * list.length)];
const post = async (path, body, cookie) => {
  const headers = { "content-type": "application/json", ...(cookie ? { cookie } : {}) };
  const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body ?? {}) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return { body: await answer.json(), cookie: answer.headers.get("set-cookie")?.split(";")[0] };
};
const inBatches = async (count, work) => {
  const found = new Array(count);
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const mine = next++;
      found[mine] = await work(mine);
    }
  };
  await Promise.all(Array.from({ length: 16 }, lane));
  return found;
};

class Table {
  constructor(tally) {
    this.tally = tally;
    this.sent = new Map();
    this.over = 0;
    this.done = new Promise((resolve) => (this.finish = resolve));
  }
  send(number, act) {
    const go = () => {
      this.sent.set(number, { at: performance.now(), seen: 0 });
      act();
    };
    if (think) setTimeout(go, Math.random() * 2 * think);
    else go();
  }
  seen(number, over) {
    const one = this.sent.get(number);
    if (one && ++one.seen === 2) {
      this.tally.push(performance.now() - one.at);
      this.sent.delete(number);
    }
    if (over && ++this.over === 2) this.finish();
  }
}

const people = new Map();
const guest = async (name) => {
  if (!people.has(name)) people.set(name, (await post("/api/guest", { name })).cookie);
  return people.get(name);
};

// One whole action at random: a walk through the forest of plans, its options by the names that the game describes.
const kinds = target === "regnum" ? (await (await fetch(`${url}/api/games/brawl`)).json()).options : [];
const randomLine = ({ options, lists }) => {
  const line = [];
  for (let at = 0; at >= 0; ) {
    const entry = 1 + 2 * Math.floor(Math.random() * ((lists[at].length - 1) / 2));
    const [kind, ...values] = options[lists[at][entry]];
    const { name, fields } = kinds[kind];
    const named = fields.map((field, place) => [field.name, field.form === "name" ? (field.names[values[place]] ?? null) : values[place]]);
    line.push({ kind: name, ...Object.fromEntries(named) });
    at = lists[at][entry + 1];
  }
  return line;
};

const regnum = {
  prepare: async (number) => {
    const [host, other] = [await guest(`host ${number}`), await guest(`other ${number}`)];
    const ask = { game: "brawl", seats: [{ kind: "me" }, { kind: "open" }] };
    const { id } = (await post("/api/tables", ask, host)).body;
    await post(`/api/tables/${id}/seats/1/sit`, {}, other);
    await post(`/api/tables/${id}/ready`, {}, other);
    await post(`/api/tables/${id}/start`, {}, host);
    return { id, cookies: [host, other] };
  },
  sit: ({ id, cookies }, seat, table, gate) =>
    new Promise((ready) => {
      const socket = new WebSocket(`${url.replace("http", "ws")}/api/tables/${id}/live`, {
        headers: { cookie: cookies[seat] },
        perMessageDeflate: false,
      });
      socket.on("message", async (text) => {
        const message = JSON.parse(text);
        if (message.type === "error") throw new Error(text);
        if (message.type !== "state") return;
        if (message.seq === 0) {
          ready(() => socket.close());
          await gate;
        }
        table.seen(message.seq, message.over);
        if (!message.waiting.includes(seat)) return;
        const move = { type: "move", id: `${seat}-${message.seq}`, seq: message.seq, seat, line: randomLine(message.plans) };
        table.send(message.seq + 1, () => socket.send(JSON.stringify(move)));
      });
    }),
};

const boardgameIo = {
  prepare: async () => {
    const id = (await post("/games/placement/create", { numPlayers: 2 })).body.matchID;
    const keys = [];
    for (const seat of ["0", "1"]) {
      const ask = { playerID: seat, playerName: `bot ${seat}` };
      keys.push((await post(`/games/placement/${id}/join`, ask)).body.playerCredentials);
    }
    return { id, keys };
  },
  sit: ({ id, keys }, number, table, gate) =>
    new Promise((ready) => {
      const seat = String(number);
      const socket = io(`${url}/placement`, { transports: ["websocket"], forceNew: true });
      const look = (state) => {
        table.seen(state._stateID, state.ctx.gameover !== undefined);
        if (state.ctx.gameover !== undefined || state.ctx.currentPlayer !== seat) return;
        const payload = { type: "place", args: pick(options(state.G, seat)), playerID: seat, credentials: keys[number] };
        const action = { type: "MAKE_MOVE", payload };
        table.send(state._stateID + 1, () => socket.emit("update", action, state._stateID, id, seat));
      };
      socket.on("connect", () => socket.emit("sync", id, seat, keys[number], 2));
      socket.on("sync", async (_, info) => {
        ready(() => socket.close());
        await gate;
        look(info.state);
      });
      socket.on("update", (_, state) => look(state));
    }),
};

const kind = target === "regnum" ? regnum : boardgameIo;
const share = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? null;

const processor = () => {
  if (!process.env.PID) return 0;
  const fields = readFileSync(`/proc/${process.env.PID}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

let [moves, seconds, busy, all] = [0, 0, 0, []];
for (let round = 0; round <= rounds; round++) {
  const tally = [];
  const made = await inBatches(tables, kind.prepare);
  let open;
  const gate = new Promise((resolve) => (open = resolve));
  const played = made.map(() => new Table(tally));
  const closers = await inBatches(2 * tables, (at) => kind.sit(made[at >> 1], at & 1, played[at >> 1], gate));
  const [began, spent] = [performance.now(), processor()];
  open();
  await Promise.all(played.map((table) => table.done));
  if (round > 0) {
    seconds += (performance.now() - began) / 1000;
    busy += processor() - spent;
    moves += tally.length;
    all = all.concat(tally);
  }
  for (const close of closers) close();
  await new Promise((resolve) => setTimeout(resolve, 200));
}
all.sort((a, b) => a - b);
console.log(
  JSON.stringify({
    target, tables, clients: 2 * tables, think_ms: think, moves, seconds,
    moves_per_second: moves / seconds, p50_ms: share(all, 0.5), p99_ms: share(all, 0.99),
    server_ms_per_move: busy / moves,
  }),
);
process.exit(0);

// node server.mjs PORT: a boardgame.io server with its storage in memory.
import { createRequire } from "node:module";
import { Placement } from "./game.mjs";

const { Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");
Server({ games: [Placement], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));

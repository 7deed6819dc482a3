// boardgame.io's own server with the game of benchmarks/tiles.py: node server.mjs PORT [FOLDER]. With a folder it keeps
// matches there, in its own storage of flat files, else in memory. It ends when its standard input does.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { FlatFile, Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const [port, folder] = process.argv.slice(2);
const TILES = 25;
const TURNS = 200;

const tiles = {
  name: "tiles",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({
    tiles: Array.from({ length: TILES }, () => ({ turned: 0, owner: null })),
    last: null,
    left: TURNS,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    turn: ({ G, playerID }, number) => {
      if (!(Number.isInteger(number) && number >= 0 && number < TILES)) return INVALID_MOVE;
      if (number === G.last) return INVALID_MOVE;
      const tile = G.tiles[number];
      tile.turned = (tile.turned + 1) % 4;
      tile.owner = playerID;
      G.last = number;
      G.left -= 1;
    },
  },
  endIf: ({ G }) => {
    if (G.left > 0) return;
    const [mine, theirs] = ["0", "1"].map((player) => G.tiles.filter((tile) => tile.owner === player).length);
    return mine === theirs ? { draw: true } : { winner: mine > theirs ? "0" : "1" };
  },
};

const server = Server({ games: [tiles], origins: [], ...(folder && { db: new FlatFile({ dir: folder }) }) });
const { appServer } = await server.run({ port: { host: "127.0.0.1", port: Number(port) } });
process.on("SIGUSR2", () => globalThis.gc?.());
process.stdin.on("end", () => process.exit(0)).resume();
console.log(JSON.stringify({ port: appServer.address().port }));

// boardgame.io's own server with its storage in memory and a small game: 25 tiles, a move changes one of them.
// It ends when its standard input does.
import { createRequire } from "node:module";

const { Server } = createRequire(import.meta.url)("boardgame.io/server");

const TILES = 25;
const KINDS = ["corridor", "crossing", "chamber", "shaft"];

// A tile is as wordy as what Herna sends of one, so that the messages of both servers are of a size.
const tile = (number) => ({
  kind: KINDS[number % KINDS.length],
  turned: 0,
  owner: null,
  label: { id: "tile", args: { column: number % 5, row: Math.floor(number / 5) } },
});

const tiles = {
  name: "tiles",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ tiles: Array.from({ length: TILES }, (_, number) => tile(number)) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    turn: ({ G, playerID }, number) => {
      if (!(Number.isInteger(number) && number >= 0 && number < TILES)) return "INVALID_MOVE";
      G.tiles[number].turned = (G.tiles[number].turned + 1) % 4;
      G.tiles[number].owner = playerID;
    },
  },
};

const server = Server({ games: [tiles], origins: [] });
const { appServer } = await server.run({ port: { host: "127.0.0.1", port: Number(process.argv[2]) } });
process.on("SIGUSR2", () => globalThis.gc?.());
process.stdin.on("end", () => process.exit(0)).resume();
console.log(JSON.stringify({ port: appServer.address().port }));

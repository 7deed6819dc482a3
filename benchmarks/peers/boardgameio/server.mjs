// boardgame.io's own server with the game of examples/four_in_a_row: node server.mjs PORT [FOLDER]. With a folder it keeps
// matches there, in its own storage of flat files, else in memory. It ends when its standard input does.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { FlatFile, Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const [port, folder] = process.argv.slice(2);
const COLUMNS = 7;
const ROWS = 6;
const LINE = 4;
const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
];

/** The player who has a line, if there is one. A column holds its stones from the bottom. */
function winnerOf(columns) {
  for (let x = 0; x < COLUMNS; x++) {
    for (let y = 0; y < columns[x].length; y++) {
      for (const [dx, dy] of DIRECTIONS) {
        let length = 1;
        while (columns[x + length * dx]?.[y + length * dy] === columns[x][y]) length++;
        if (length >= LINE) return columns[x][y];
      }
    }
  }
}

const fourInARow = {
  name: "four_in_a_row",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ columns: Array.from({ length: COLUMNS }, () => []) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, column) => {
      if (!(Number.isInteger(column) && column >= 0 && column < COLUMNS)) return INVALID_MOVE;
      if (G.columns[column].length === ROWS) return INVALID_MOVE;
      G.columns[column].push(playerID);
    },
  },
  endIf: ({ G }) => {
    const winner = winnerOf(G.columns);
    if (winner !== undefined) return { winner };
    if (G.columns.every((column) => column.length === ROWS)) return { draw: true };
  },
};

const server = Server({ games: [fourInARow], origins: [], ...(folder && { db: new FlatFile({ dir: folder }) }) });
const { appServer } = await server.run({ port: { host: "127.0.0.1", port: Number(port) } });
process.on("SIGUSR2", () => globalThis.gc?.());
process.stdin.on("end", () => process.exit(0)).resume();
console.log(JSON.stringify({ port: appServer.address().port }));

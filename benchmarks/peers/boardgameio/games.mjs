// Games as you would write them for boardgame.io; both benchmarks play them.
import { createRequire } from "node:module";

const { INVALID_MOVE } = createRequire(import.meta.url)("boardgame.io/core");

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

export const fourInARow = {
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

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

export const ticTacToe = {
  name: "tic_tac_toe",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ squares: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, square) => {
      if (G.squares[square] !== null) return INVALID_MOVE;
      G.squares[square] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const has = (line) => line.every((square) => G.squares[square] === ctx.currentPlayer);
    if (LINES.some(has)) return { winner: ctx.currentPlayer };
    if (G.squares.every((square) => square !== null)) return { draw: true };
  },
};

// What a bot of boardgame.io has to be told: the moves that are possible.
const numbers = (count) => [...Array(count).keys()];
export const fourChoices = (G) => numbers(COLUMNS).filter((column) => G.columns[column].length < ROWS);
export const ticTacToeChoices = (G) => numbers(9).filter((square) => G.squares[square] === null);

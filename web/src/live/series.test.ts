import { expect, it } from "vitest";
import type { Ending } from "../lib/protocol";
import { standing } from "./series";

const seats = [{ name: "G" }, { name: "R" }];
const ending = (ranking: string[][], why: Ending["why"], payoffs: number[] = []): Ending => ({
  ranking,
  why,
  closed: true,
  payoffs,
  taken_back: 0,
});

it.each([
  ["while it is played", null, 3, [2, 1]],
  ["when one has won", ending([["R"], ["G"]], "resign"), 4, [2, 2]],
  ["after a draw", ending([["R", "G"]], "draw"), 4, [2, 1]],
  ["when all have won together", ending([["R", "G"]], "rules", [1, 1]), 4, [3, 2]],
  ["when all have lost together", ending([["R", "G"]], "rules", [-1, -1]), 4, [2, 1]],
  ["when the table was called off", ending([], "cancelled"), 3, [2, 1]],
] as const)("the series stands %s", (_, end, played, wins) => {
  expect(standing({ played: 3, wins: [2, 1] }, end, seats)).toEqual({ played, wins: [...wins] });
});

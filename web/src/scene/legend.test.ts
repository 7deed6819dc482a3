import { expect, test } from "vitest";
import type { Sprite, Zone } from "../lib/protocol";
import { linesOf } from "./legend";

const label = { id: "words" };
const sprite = (id: string, x: number, y: number): Sprite => ({ id, kind: "k", x, y, label });
const zone: Zone = {
  name: "sheet",
  area: "right",
  width: 3,
  height: 3,
  label,
  sprites: [
    sprite("2b", 3, 2),
    sprite("one", 1, 1),
    sprite("1a", 2, 1),
    sprite("two", 1, 2),
    sprite("2a", 2, 2),
    { id: "ground", kind: "k", x: 0, y: 0, label: null },
  ],
};
const ids = (next: ReadonlySet<string> | null): string[][] =>
  linesOf(zone, next).map((line) => line.map((each) => each.id));

test("lines are read from above and from the left; decoration says nothing", () => {
  expect(ids(null)).toEqual([
    ["one", "1a"],
    ["two", "2a", "2b"],
  ]);
});

test("while something is chosen, only the choice and what it is about", () => {
  expect(ids(new Set(["2b"]))).toEqual([["two", "2b"]]);
  expect(ids(new Set())).toEqual(ids(null));
});

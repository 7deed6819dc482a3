import { expect, it } from "vitest";
import type { Line } from "../lib/protocol";
import { takenBack } from "./takenback";

function line(number: number, kind: Line["kind"], back: number | null = null): Line {
  return { number, kind, seat: null, text: "", messages: [], at: 0, back };
}

it("names the actions and chance events that were taken back, and nothing that people said", () => {
  const lines = [
    line(0, "action"),
    line(1, "action"),
    line(2, "chance"),
    line(3, "chat"),
    line(4, "undo", 1),
  ];
  expect([...takenBack(lines)]).toEqual([1, 2]);
  expect([...takenBack([...lines, line(5, "action"), line(6, "undo", 5), line(7, "action")])]).toEqual([
    1, 2, 5,
  ]);
  expect([...takenBack([...lines, line(5, "action"), line(6, "undo", 0)])]).toEqual([1, 2, 0, 5]);
});

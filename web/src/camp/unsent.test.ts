import { expect, it } from "vitest";
import type { DeskOut } from "../lib/http";
import { againOf, arrange, arranged, keepBegun, rewritten, storedBegun, usable, without } from "./unsent";

const paper = (name: string) => ({ name, label: { id: "x", args: {} }, text: "", kind: "legend" }) as never;
const now = {
  desk: { tasks: [{ action: "clue2", note: "A song", writes: true }, { action: "day", note: "", writes: false }] },
  letters: [{ number: 1, answer: "right" }, { number: 2, answer: null }],
  corrections: [{ ply: 7 }],
} as unknown as DeskOut; // biome-ignore format: short

it("keeps what can still be sent, and offers the rest", () => {
  const typed = {
    clue1: "sent",
    "reply 1": "sent",
    "reply 2": "Almost",
    "correct 7": "An aria",
    reason: "Late",
  };
  expect(usable(typed, now)).toEqual({
    clue2: "A song",
    "reply 2": "Almost",
    "correct 7": "An aria",
    reason: "Late",
  });
  expect(usable({ clue2: "An aria" }, now)).toEqual({ clue2: "An aria" });
});

it("tells of some papers those that were rewritten, and forgets them", () => {
  const typed = { legend1: "new", legend2: "same", clue1: "else", egg: "" };
  const [texts, of] = [
    { legend1: "old", legend2: "same", egg: "egg" },
    [paper("legend1"), paper("legend2"), paper("egg")],
  ];
  expect(rewritten(typed, texts, of)).toEqual({ legend1: "new", egg: "" });
  expect(without(typed, of)).toEqual({ clue1: "else" });
});

it("keeps a ranking as it has been arranged, until that of another day is to be entered", () => {
  const on = (day: number) =>
    ({
      desk: {
        day,
        tasks: [{ action: "rank=", kind: "order", seats: ["F", "E", "J"], note: "", writes: false }],
      },
      letters: [],
      corrections: [],
    }) as unknown as DeskOut;
  expect(arranged({}, on(1).desk)).toEqual({ seats: ["F", "E", "J"], tied: [false, false, false] });
  const made = { seats: ["J", "F", "E"], tied: [false, true, false] };
  const notes = usable(arrange({ points: "-3" }, on(1).desk, made), on(1));
  expect(notes.points).toBe("-3");
  expect(arranged(notes, on(1).desk)).toEqual(made);
  expect(arranged(usable(notes, on(2)), on(2).desk)?.seats).toEqual(["F", "E", "J"]);
  expect(arranged(notes, now.desk)).toBeNull();
});

it("keeps a correction as it has been arranged, until the ranking is another one", () => {
  const evening = (note: string) =>
    ({
      ...now,
      desk: { tasks: [{ action: "rerank1=", kind: "again", note, writes: true }] },
    }) as unknown as DeskOut;
  const notes = { [againOf({ action: "rerank1=", note: "F>E>J" })]: "E>F>J" };
  expect(usable(notes, evening("F>E>J"))).toMatchObject(notes);
  expect(usable(notes, evening("E>F>J"))).not.toMatchObject(notes);
});

it("keeps what a team has begun apart from that of other teams, until there is nothing to keep", () => {
  keepBegun("answers", "t1", 0, ["", "A sun."]);
  keepBegun("answers", "t1", 1, ["A moon."]);
  expect(storedBegun("answers", "t1", 0)).toEqual(["", "A sun."]);
  keepBegun("answers", "t1", 0, null);
  expect(storedBegun("answers", "t1", 0)).toBeNull();
  expect(storedBegun("answers", "t1", 1)).toEqual(["A moon."]);
});

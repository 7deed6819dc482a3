import { describe, expect, it } from "vitest";
import type { Line } from "../lib/protocol";
import { seenUpTo, standing } from "./seen";

/** A line for each word: a seat acts, `*` is chance, `<n` takes back from line n on, anything else is talk. */
const log = (words: string): Line[] =>
  words.split(" ").map((word, number): Line => {
    const rest = { number, text: word, messages: [], at: 0 };
    if (word === "*") return { ...rest, kind: "chance", seat: null };
    if (word.startsWith("<")) return { ...rest, kind: "undo", seat: 0, back: Number(word.slice(1)) };
    return /^\d$/.test(word)
      ? { ...rest, kind: "action", seat: Number(word) }
      : { ...rest, kind: "chat", seat: 0 };
  });

describe("what a person has seen", () => {
  it.each([
    ["0 1 2", 0, 0],
    ["0 hi * 1 1", 0, 2], // what chance made of one's own action belongs to it
    ["0 1 * 0", 0, null],
    ["1 2", 0, -1], // others began
    ["* * 1", 0, 1], // chance set up the table
    ["0 1 0 <2", 0, 0], // taken back: the turn before counts again
    ["hi", 0, null],
    ["0 1 * 1 * hi", null, 0], // a spectator: the whole last turn
    ["* 0 0", null, 0],
    ["hi", null, null],
  ] as const)("of %s by %s", (words, seat, expected) => {
    expect(seenUpTo(log(words), seat)).toBe(expected);
  });

  it("steps over what does not stand", () => {
    expect(standing(log("0 * hi 1 <3 1")).map((line) => line.number)).toEqual([0, 1, 5]);
  });
});

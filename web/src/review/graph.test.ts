/** The shapes of the graph, and what a review says as a whole. */
import { describe, expect, it } from "vitest";
import type { Moment, Review } from "./api";
import { lessonsOf, percent, sidesOf } from "./facts";
import { lines, spaced, stacked, stepAt } from "./graph";

const decided = (ply: number, seat: number, grade: string, chances: number[]): Moment =>
  ({ ply, seat, text: "", chances, scores: null, luck: null, decision: { grade } }) as unknown as Moment;

const review = (start: number[], moments: Moment[]): Review => ({ start, moments }) as unknown as Review;

describe("the graph", () => {
  it("stacks shares from the bottom and never beyond the top", () => {
    const [first, second] = stacked([
      [0.25, 0.75],
      [1.5, 0.5],
    ]);
    expect(first).toBe("M0,75L1,25L1,100L0,100Z");
    expect(second).toBe("M0,0L1,0L1,25L0,75Z");
  });

  it("leaves out what is not known and goes on with what is", () => {
    expect(lines([null, [0], null, [10]], 0, 10)).toEqual(["M1,100L3,0"]);
    expect(lines([null], 0, 1)).toEqual([]);
  });

  it("shows the gravest of marks that would lie over each other", () => {
    const marks = [1, 2, 4, 7, 8].map((ply, i) => ({ ply, loss: [1, 3, 2, 1, 1][i] ?? 0 }));
    expect(spaced(marks, ({ loss }) => loss, 3).map(({ ply }) => ply)).toEqual([2, 7]);
    expect(spaced(marks, ({ loss }) => loss, 1)).toEqual(marks);
  });

  it("finds the step below a finger, and stays inside", () => {
    expect([0, 149, 151, 500].map((x) => stepAt(x, 100, 100, 10))).toEqual([0, 5, 5, 10]);
    expect(stepAt(5, 0, 0, 10)).toBe(0);
  });
});

describe("a review", () => {
  it("puts together those who win together, and nobody else", () => {
    const together = (start: number[], chances: number[]): number[][] =>
      sidesOf(review(start, [decided(1, 0, "best", chances)]));
    expect(together([0.6, 0.6], [0.4, 0.4])).toEqual([[0, 1]]);
    expect(together([0.6, 0.6, 0.4], [0.5, 0.5, 0.5])).toEqual([[0, 1], [2]]);
    expect(together([0.5, 0.5], [0.5, 0.5])).toEqual([[0], [1]]);
    expect(together([0.5], [0.4])).toEqual([[0]]);
  });

  it("leads through mistakes, and through what is nearly one only without them", () => {
    const moments = ["mistake", "inaccuracy", "blunder", "best", "inaccuracy"].map((grade, i) =>
      decided(i + 1, i % 2, grade, [0.5, 0.5]),
    );
    const plies = (seat: number | null): number[] =>
      lessonsOf(review([0.5, 0.5], moments), seat).map((each) => each.ply);
    expect(plies(null)).toEqual([1, 3]);
    expect(plies(0)).toEqual([1, 3]);
    expect(plies(1)).toEqual([2]);
  });

  it("writes shares as people do, without a minus before nothing", () => {
    expect(percent(0.126, "en")).toBe("13%");
    expect(percent(0.126, "cs", true)).toMatch(/^\+13\s%$/);
    expect(percent(-0.001, "en", true)).toBe("0%");
  });
});

/** What a review holds, as its page needs it. */
import type { Moment, Review } from "./api";

export const GRADES = ["best", "good", "inaccuracy", "mistake", "blunder", "only"] as const;
export type Grade = (typeof GRADES)[number];
/** How chess players write them; no grade is known by its colour alone. */
export const SIGNS: Readonly<Record<Grade, string>> = {
  best: "✓",
  good: "✓",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
  only: "–",
};
const CLOSE = 1e-6;
const ROUGHLY = 0.01;
const POOR: ReadonlySet<string> = new Set(["mistake", "blunder"]);

/** The seats that win together: their chances are always the same, and together more than there are. */
export function sidesOf(review: Review): number[][] {
  const rows = chancesOf(review);
  const seats = review.start.map((_, seat) => seat);
  const shared = rows.some((row) => row.reduce((sum, each) => sum + each, 0) > 1 + ROUGHLY);
  if (!shared) return seats.map((seat) => [seat]);
  const sides: number[][] = [];
  const alike = (one = 0, other = 0): boolean =>
    rows.every((row) => Math.abs((row[one] ?? 0) - (row[other] ?? 0)) < CLOSE);
  for (const seat of seats) {
    const side = sides.find(([first]) => alike(first, seat));
    if (side) side.push(seat);
    else sides.push([seat]);
  }
  return sides;
}

/** A side with its name; its colour is that of its first seat. */
export interface Side {
  name: string;
  seat: number;
}

/** The chances of all positions, the first one included. */
export const chancesOf = (review: Review): readonly (readonly number[])[] => [
  review.start,
  ...review.moments.map((each) => each.chances),
];

/** The points that are expected, position by position; null for a game or a place without any. */
export const scoresOf = (review: Review): readonly (readonly number[] | null)[] => [
  null,
  ...review.moments.map((each) => each.scores ?? null),
];

/** Whether one of these seats has made mistakes that can be played better. */
export const hasMistakes = (review: Review, seats: readonly number[]): boolean =>
  review.moments.some(
    ({ seat, decision }) =>
      seat !== null && seats.includes(seat) && decision?.better.length && POOR.has(decision.grade),
  );

/** Where something is to be learnt: mistakes, or else what was a little worse than possible. */
export function lessonsOf(review: Review, seat: number | null): Moment[] {
  const theirs = review.moments.filter(
    (each) => each.decision && each.seat !== null && (seat === null || each.seat === seat),
  );
  const poor = theirs.filter((each) => POOR.has(each.decision?.grade ?? ""));
  return poor.length ? poor : theirs.filter((each) => each.decision?.grade === "inaccuracy");
}

export function percent(share: number, language: string, signed = false): string {
  const value = Math.round(100 * share) / 100;
  return new Intl.NumberFormat(language, {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: signed ? "exceptZero" : "auto",
  }).format(value || 0);
}

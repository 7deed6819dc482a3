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
const POOR: ReadonlySet<string> = new Set(["mistake", "blunder"]);

/** All win together: one line says it for everybody. */
export function isTeam(review: Review): boolean {
  if (review.start.length < 2) return true;
  const all = [review.start, ...review.moments.map((each) => each.chances)];
  const alike = (chances: readonly number[]): boolean =>
    chances.every((each) => Math.abs(each - (chances[0] ?? 0)) < CLOSE);
  const whole = (chances: readonly number[]): boolean =>
    Math.abs(chances.reduce((sum, each) => sum + each, 0) - 1) < 0.01;
  return all.every(alike) && !all.every(whole);
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

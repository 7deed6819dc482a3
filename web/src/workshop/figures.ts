/** The figures of a report, in words. */
import { say, tell } from "../lib/fluent.svelte";
import type { Estimate, Measure, SheetReport, Side } from "../lib/http";
import { seatTitle } from "../lib/names";

const WHOLE = 100;

export const percent = (share: number, language: string, digits = 0): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: digits }).format(share);

export const decimal = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 1 }).format(value);

/** Percentage points, always with a decimal: in some languages the noun after them depends on it. */
const points = (share: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    WHOLE * share,
  );

/** How far from a value the true one may be. */
const farthest = (each: Estimate, of = 0): number =>
  Math.max(Math.abs(each.low - of), Math.abs(each.high - of));

/** With its sign, as of a difference. */
export const signed = (value: number, language: string, digits = 1): string =>
  new Intl.NumberFormat(language, { signDisplay: "exceptZero", maximumFractionDigits: digits }).format(value);

/** Whether an interval leaves a value out. */
export const isClear = (each: Estimate, of = 0): boolean => each.low > of || each.high < of;

export const sideName = (game: string, side: Side): string =>
  side.name ? seatTitle(game, side.name) : say("client-workshop-team");

export function figureTitle(each: Measure): string {
  if (each.title === "") return say(`client-workshop-figure-${each.name.replaceAll("_", "-")}`);
  return typeof each.title === "string" ? each.title : tell(each.title);
}

/** Who wins clearly more, or less, than an equal share. Where all win together there is no equal share. */
export function uneven(sides: readonly Side[]): { side: Side; more: boolean }[] {
  if (sides.length < 2 || sides.some((each) => !each.name)) return [];
  const fair = 1 / sides.length;
  return sides.filter((each) => isClear(each.a, fair)).map((side) => ({ side, more: side.a.low > fair }));
}

/** The sentences above the figures: what a person wants to know first. */
export function findings(game: string, report: SheetReport, language: string): string[] {
  const compared = report.sides.some((each) => each.apart);
  const range = (each: Estimate): { low: string; high: string } => ({
    low: percent(each.low, language),
    high: percent(each.high, language),
  });
  if (!compared) {
    const team = report.sides.find((each) => !each.name);
    if (team) return [say("client-workshop-found-team", range(team.a))];
    const fair = 1 / report.sides.length;
    const found = uneven(report.sides).map(({ side, more }) =>
      say(more ? "client-workshop-found-more" : "client-workshop-found-less", {
        side: sideName(game, side),
        fair: percent(fair, language),
        ...range(side.a),
      }),
    );
    const half = Math.max(...report.sides.map((each) => farthest(each.a, fair)));
    return found.length ? found : [say("client-workshop-found-even", { half: percent(half, language, 1) })];
  }
  const aparts = report.sides.flatMap(({ apart }) => (apart ? [apart] : []));
  const told = report.sides.flatMap((each) => {
    if (!each.apart || !isClear(each.apart)) return [];
    const [low = 0, high = 0] = [each.apart.low, each.apart.high].map(Math.abs).sort((one, two) => one - two);
    return [
      say(each.apart.value > 0 ? "client-workshop-found-up" : "client-workshop-found-down", {
        side: sideName(game, each),
        low: points(low, language),
        high: points(high, language),
      }),
    ];
  });
  if (!told.length) {
    const half = Math.max(...aparts.map((each) => farthest(each)));
    told.push(say("client-workshop-found-same", { half: points(half, language) }));
  }
  const clear = report.figures.filter((each) => each.apart && isClear(each.apart)).map(figureTitle);
  if (clear.length)
    told.push(
      say("client-workshop-found-figures", {
        figures: clear.map((title) => say("client-workshop-quoted", { title })).join(", "),
      }),
    );
  return told;
}

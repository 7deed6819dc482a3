/** The order in which the points of a day are revealed. */
import type { Report } from "./camp";

export interface Revealed {
  seat: number;
  gain: number;
  /** The place in today's ranking, and that in the standings. */
  today: number;
  place: number;
  score: number;
  /** How many places the seat has risen; negative if it has fallen. Nobody does while all still share a place. */
  moved: number;
}

/** The last place of the day first; seats that share a place in the order of the standings, the last first. */
export function revealed(report: Pick<Report, "gains" | "before" | "places" | "rows">): Revealed[] {
  const even = new Set(report.before).size < 2;
  return report.gains
    .map((gain, seat) => ({
      seat,
      gain,
      today: 1 + report.gains.filter((other) => other > gain).length,
      place: report.places[seat] ?? 0,
      score: report.rows[seat]?.[0] ?? 0,
      moved: even ? 0 : (report.before[seat] ?? 0) - (report.places[seat] ?? 0),
    }))
    .sort((a, b) => b.today - a.today || b.place - a.place || b.seat - a.seat);
}

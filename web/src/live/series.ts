/** The score of matches that the same people play one after the other. */
import type { Ending, SeatInfo, Series } from "../lib/protocol";

/** How many matches are played, and how many each seat has won, this one included once it is over. */
export function standing(
  before: Series | null | undefined,
  ending: Ending | null,
  seats: readonly Pick<SeatInfo, "name" | "organiser">[],
): Series {
  const players = seats.filter((seat) => !seat.organiser);
  const wins = players.map((_, seat) => before?.wins[seat] ?? 0);
  if (!ending || ending.why === "cancelled") return { played: before?.played ?? 0, wins };
  const together = ending.ranking.length === 1 && (ending.payoffs?.[0] ?? 0) > 0;
  const best = ending.ranking.length > 1 || together ? (ending.ranking[0] ?? []) : [];
  return {
    played: (before?.played ?? 0) + 1,
    wins: wins.map((won, seat) => won + (best.includes(players[seat]?.name ?? "") ? 1 : 0)),
  };
}

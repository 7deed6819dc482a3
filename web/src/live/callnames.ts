/** Teams that have been named are called by their own names in all messages. */
import { words } from "../lib/fluent.svelte";
import type { SeatInfo } from "../lib/protocol";

export function callByName(game: string, seats: SeatInfo[]): SeatInfo[] {
  const introduced = seats.filter((seat) => seat.profile && seat.nickname);
  words.aliases = new Map(introduced.map((seat) => [`${game}-seat-${seat.name}`, seat.nickname]));
  return seats;
}

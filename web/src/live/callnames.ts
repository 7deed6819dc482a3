/** Teams that have been named are called by their own names in all messages, and fly their own flags. */
import { banners } from "../lib/banners.svelte";
import { isFlag } from "../lib/flags";
import { words } from "../lib/fluent.svelte";
import type { SeatInfo } from "../lib/protocol";

export function callByName(game: string, seats: SeatInfo[]): SeatInfo[] {
  const introduced = seats.filter((seat) => seat.profile && seat.nickname);
  words.aliases = new Map(introduced.map((seat) => [`${game}-seat-${seat.name}`, seat.nickname]));
  banners.own = new Map(
    seats.flatMap((seat) => (seat.profile && isFlag(seat.profile) ? [[seat.name, seat.profile]] : [])),
  );
  return seats;
}

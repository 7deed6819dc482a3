/** Laying a table and going there. */
import * as api from "./api";
import { router, type Way } from "./router.svelte";
import { keepInvitations, keepSeat, settings } from "./settings.svelte";

export interface Wish {
  game: api.Game;
  way: Way;
  level: string;
  /** How many play; by default as few as the game allows. */
  number?: number;
  /** How many of the others are bots, where friends are invited. */
  bots?: number;
  /** Which seat is mine, where only one is. */
  mine?: number;
  options?: Record<string, api.Value>;
  clock?: api.ClockWish | null;
  /** Those of the game's rules; null: as is usual. */
  limits?: boolean | null;
  public?: boolean;
  nicknames?: string[];
}

export function seatsOf({
  game,
  way,
  level,
  number,
  bots = 0,
  mine = 0,
  nicknames = [],
}: Wish): api.SeatWish[] {
  const length = number ?? game.seats[0] ?? 2;
  const nickname = nicknames[0] ?? settings.chosen.nickname;
  const others = Array.from({ length }, (_, seat) => seat).filter((seat) => seat !== mine);
  const machines = new Set(bots > 0 ? others.slice(-bots) : []);
  return Array.from({ length }, (_, seat): api.SeatWish => {
    if (way === "watch") return { kind: "bot", level };
    if (way === "here") return { kind: seat === 0 ? "me" : "here", nickname: nicknames[seat] ?? "" };
    if (seat === mine) return { kind: "me", nickname };
    return way === "friends" && !machines.has(seat) ? { kind: "open" } : { kind: "bot", level };
  });
}

export async function start(wish: Wish): Promise<void> {
  const created = await api.create({
    game: wish.game.name,
    seats: seatsOf(wish),
    options: wish.options ?? {},
    clock: wish.clock ?? null,
    limits: wish.limits ?? null,
    public: wish.public ?? wish.way !== "friends",
  });
  go(created);
}

export function go(created: api.Created): void {
  if (created.secret) keepSeat(created.id, created.secret);
  keepInvitations(
    created.id,
    created.invitations.map(({ seat, link }) => ({ seat, link })),
  );
  router.go(`/t/${created.id}`);
}

/** Creating a table and going there. */
import * as api from "./api";
import { router, type Way } from "./router.svelte";
import { keepInvitations, keepSeat } from "./settings.svelte";

type Options = Readonly<Record<string, api.Value>>;

/** Who takes a seat: I, another person at my screen, a person with the link, or a bot of a level. */
export type Sitter = "me" | "here" | "open" | `bot:${string}`;

/** All options; those not chosen have their defaults. */
export function allOptions(game: api.Game, chosen: Options): Record<string, api.Value> {
  return Object.fromEntries(
    game.options.map((option) => [option.name, chosen[option.name] ?? option.default]),
  );
}

/** The preset whose options these are. */
export function presetOf(
  game: api.Game,
  chosen: Options,
  presets: readonly api.Preset[] = game.presets,
): api.Preset | null {
  const all = allOptions(game, chosen);
  const same = (preset: api.Preset) =>
    Object.entries(allOptions(game, preset.options)).every(([name, value]) => all[name] === value);
  return presets.find(same) ?? null;
}

/** The names of the seats that these options allow, for each number of them; the usual number first. */
export function seatings(game: api.Game, chosen: Options): string[][] {
  const all = allOptions(game, chosen);
  const fits = (seating: api.Seating) =>
    Object.entries(seating.options).every(([name, value]) => all[name] === value);
  return (game.seatings.find(fits) ?? game.seatings[0])?.seats ?? [];
}

/** The level of bot that a person prefers, or the default one of a game without that level. */
export function levelFor(game: api.Game, preferred: string | null): string {
  return preferred !== null && game.levels.includes(preferred) ? preferred : game.default_level;
}

/** The levels offered to people who just want to play, and the preferred one if it is another. */
export function casualLevels(game: api.Game, preferred: string | null): string[] {
  return game.levels.filter((level) => game.opponents.includes(level) || level === preferred);
}

/** The default seating. */
export function usualSitter(way: Way, seat: number, mine: number, level: string): Sitter {
  if (way === "watch") return `bot:${level}`;
  if (seat === mine) return "me";
  return way === "here" ? "here" : way === "friends" ? "open" : `bot:${level}`;
}

export function seatWish(sitter: Sitter, nickname: string): api.SeatWish {
  if (sitter === "open") return { kind: "open" };
  if (sitter === "me" || sitter === "here") return { kind: sitter, nickname };
  return { kind: "bot", level: sitter.slice("bot:".length) };
}

/** Begin immediately: the first preset, I on the first seat, bots on the others. */
export async function playNow(game: api.Game, preferred: string | null, nickname: string): Promise<void> {
  const preset = game.presets[0];
  const level = levelFor(game, preferred);
  const options = preset?.options ?? {};
  const possible = seatings(game, options);
  const seats = possible.find((names) => names.length === preset?.seats) ?? possible[0] ?? [];
  await start({
    game: game.name,
    options,
    seats: seats.map((_, seat) => seatWish(usualSitter("bot", seat, 0, level), nickname)),
  });
}

export async function start(wish: api.NewTable): Promise<void> {
  const from = location.pathname;
  const created = await api.whenPrepared(() => api.create(wish));
  // A person who has left this page is not pulled back; the table is in their list.
  if (location.pathname === from) go(created);
  else keep(created);
}

function keep(created: api.Created): void {
  if (created.secret) keepSeat(created.id, created.secret);
  keepInvitations(
    created.id,
    created.invitations.map(({ seat, link }) => ({ seat, link })),
  );
}

export function go(created: api.Created): void {
  keep(created);
  router.go(`/t/${created.id}`);
}

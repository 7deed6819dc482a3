/** What seats, bots and tables are called. */
import { type Chair, type Game, Problem } from "./api";
import { say, tell, words } from "./fluent.svelte";
import type { Message, SeatInfo } from "./protocol";

export function seatTitle(game: string, name: string): string {
  const id = `${game}-seat-${name}`;
  return words.has(id) ? say(id) : name;
}

/** The same for narrow spaces. */
export function seatShort(game: string, name: string): string {
  const id = `${game}-seat-${name}-short`;
  return words.has(id) ? say(id) : seatTitle(game, name);
}

/** Who leads a seat by the story of the game, if it says so. */
export function leaderOf(game: string, name: string): string {
  const id = `${game}-seat-${name}-leader`;
  return words.has(id) ? say(id) : "";
}

export function gameTitle(game: { name: string; title: string }): string {
  const id = `${game.name}-title`;
  return words.has(id) ? say(id) : game.title;
}

export function gameSummary(game: Game): string {
  const id = `${game.name}-summary`;
  return words.has(id) ? say(id) : game.summary;
}

/** What the game tells before it begins, if it has a story. */
export function gameStory(game: Game): string | null {
  const id = `${game.name}-story`;
  return words.has(id) ? say(id) : null;
}

/** The aim of the game for this seat: a seat that plays against all others may have a different one. */
export function aimOf(game: Game, seat: string | null): string {
  const id = `${game.name}-seat-${seat}-aim`;
  return words.has(id) ? say(id) : gameSummary(game);
}

export function presetTitle(game: string, preset: string): string {
  const id = `${game}-preset-${preset}`;
  return words.has(id) ? say(id) : preset;
}

/** What an option is called; with a part its explanation, or one of its values. */
export function optionText(game: string, option: string, part: string, fallback: string): string {
  const id = [game, "option", option, part].filter(Boolean).join("-");
  return words.has(id) ? say(id) : fallback;
}

/** What happened at a step of a match. */
export const stepText = (step: { messages: Message[]; text: string }): string =>
  step.messages.map((each) => tell(each)).join(" ") || step.text;

export function levelName(level: string | null): string {
  const id = `table-level-${level}`;
  return level && words.has(id) ? say(id) : (level ?? "");
}

/** Whether the seat is just a bot: a team in a camp keeps its name even if a bot plays for it. */
export function isBot(seat: SeatInfo | Omit<Chair, "name">): boolean {
  return seat.kind === "bot" && !("profile" in seat && seat.profile);
}

/** Who sits there, in words. */
export function sitter(seat: SeatInfo | Omit<Chair, "name">): string {
  if (seat.kind === "open") return say("client-seat-open");
  if (isBot(seat)) return say("client-seat-bot", { level: levelName(seat.level) });
  if (seat.nickname) return seat.nickname;
  return seat.yours ? say("client-you") : say("client-somebody");
}

export function problemText(code: string): string {
  if (code === "offline") return say("client-offline");
  const id = `table-error-${code.replaceAll("_", "-")}`;
  return words.has(id) ? say(id) : say("table-error-internal");
}

/** What to say when something was caught. */
export function failureText(failure: unknown): string {
  return problemText(failure instanceof Problem ? failure.code : "internal");
}

/** The line below the name of a team: its seat, if that is not its name, and its leader. */
export function underName(game: string, seat: Pick<SeatInfo, "name" | "nickname" | "profile">): string {
  const title = seatTitle(game, seat.name);
  return [seat.nickname === title ? "" : title, seat.profile?.leader].filter(Boolean).join(" · ");
}

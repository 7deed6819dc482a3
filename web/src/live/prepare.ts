/** What a table of a game is told and drawn with. */
import { words } from "../lib/fluent.svelte";
import { drawingsOf } from "../scene/drawings.svelte";

/** Until the words are there; the drawings are asked for at the same time. */
export function prepare(game: string): Promise<void> {
  drawingsOf(game).catch(() => undefined);
  return words.need(game);
}

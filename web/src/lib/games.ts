/** The games of the server. */
import * as api from "./api";
import { words } from "./fluent.svelte";

/** All games, once the words of the one that a page is about have come; meanwhile `told` what failed, at last null. */
export async function gamesInWords(name: string, told?: (failure: unknown) => void): Promise<api.Game[]> {
  const games = await api.patiently(api.games, told);
  if (games.some((game) => game.name === name)) await words.need(name);
  return games;
}

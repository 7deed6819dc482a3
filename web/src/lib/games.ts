/** The games of the server. */
import * as api from "./api";
import { words } from "./fluent.svelte";
import { prepared } from "./prepared.svelte";

/** All games, once the words of this game are loaded; `onFailure` gets each failure, and finally null. */
export async function gamesInWords(
  name: string,
  onFailure?: (failure: unknown) => void,
): Promise<api.Game[]> {
  const games = await api.patiently(api.games, onFailure);
  prepared.note(games);
  if (games.some((game) => game.name === name)) await words.need(name);
  return games;
}

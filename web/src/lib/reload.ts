/** Parts of the client that failed to load. */
import { games, patiently } from "./api";

const RELOADED = "herna-reloaded";
const PAUSE = 20_000;

/**
 * A browser remembers that a module failed to load: only a reloaded page asks for it again. Waits until the server
 * answers, reloads at most once per pause, and not at all if the part is no longer wanted.
 */
export async function reloadLater(isWanted: () => boolean = () => true): Promise<never> {
  await patiently(games);
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, last + PAUSE - Date.now())));
  if (isWanted()) {
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  }
  return new Promise(() => undefined);
}

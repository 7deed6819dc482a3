/** Answers that are requested again whenever something happens at a table. */
import { Problem, patiently } from "../lib/api";

const FINAL = new Set(["no_table", "forbidden", "bad_secret", "malformed"]);

export interface Followed {
  again(): void;
  stop(): void;
}

/**
 * Only the latest request counts. `onFailure` gets each failure, and the request is repeated; on success it gets null.
 * A request that can never succeed calls `ends`.
 */
export function follow<T>(
  ask: () => Promise<T>,
  take: (found: T) => void,
  onFailure: (failure: unknown) => void,
  ends: (code: string) => void,
): Followed {
  let newest = 0;

  async function attempt(mine: number): Promise<T> {
    if (mine !== newest) throw new Problem("stale", "a later request asks for the same");
    try {
      return await ask();
    } catch (failure) {
      if (failure instanceof Problem && FINAL.has(failure.code)) throw failure;
      if (mine === newest) onFailure(failure);
      throw new Problem("unavailable", String(failure));
    }
  }

  async function again(): Promise<void> {
    const mine = ++newest;
    let found: T;
    try {
      found = await patiently(() => attempt(mine));
    } catch (failure) {
      // A malformed address means that there is no such table.
      if (mine === newest && failure instanceof Problem)
        ends(failure.code === "malformed" ? "no_table" : failure.code);
      return;
    }
    if (mine !== newest) return;
    onFailure(null);
    take(found);
  }

  const stop = (): void => {
    newest++;
  };
  return { again: () => void again(), stop };
}

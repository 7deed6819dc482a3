/** Answers that are asked for again whenever something happens at a table. */
import { Problem, patiently } from "../lib/api";

const FINAL = new Set(["no_table", "forbidden", "bad_secret", "malformed"]);

export interface Followed {
  again(): void;
  stop(): void;
}

/**
 * Only the latest request counts. What fails is `told`, at last null, and repeated, unless it can never succeed: then
 * it `ends`.
 */
export function follow<T>(
  ask: () => Promise<T>,
  take: (found: T) => void,
  told: (failure: unknown) => void,
  ends: (code: string) => void,
): Followed {
  let newest = 0;

  async function attempt(mine: number): Promise<T> {
    if (mine !== newest) throw new Problem("stale", "a later request asks for the same");
    try {
      return await ask();
    } catch (failure) {
      if (failure instanceof Problem && FINAL.has(failure.code)) throw failure;
      if (mine === newest) told(failure);
      throw new Problem("unavailable", String(failure));
    }
  }

  async function again(): Promise<void> {
    const mine = ++newest;
    let found: T;
    try {
      found = await patiently(() => attempt(mine));
    } catch (failure) {
      // What is no address of a table leads to none.
      if (mine === newest && failure instanceof Problem)
        ends(failure.code === "malformed" ? "no_table" : failure.code);
      return;
    }
    if (mine !== newest) return;
    told(null);
    take(found);
  }

  const stop = (): void => {
    newest++;
  };
  return { again: () => void again(), stop };
}

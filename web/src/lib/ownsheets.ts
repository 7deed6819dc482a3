/** A person's own sheet of a game, kept in this browser. */
export interface Own {
  text: string;
  /** What the option of the game makes of it; null while something is wrong. */
  value: string | null;
}

const key = (game: string): string => `herna-sheet-${game}`;

export function ownSheet(game: string): Own | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(game)) ?? "null");
    if (typeof found !== "object" || found === null) return null;
    const { text, value } = found as Record<string, unknown>;
    return typeof text === "string" ? { text, value: typeof value === "string" ? value : null } : null;
  } catch {
    return null;
  }
}

export function keepSheet(game: string, own: Own): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(own));
  } catch {
    // no room, or not allowed here: the page works all the same
  }
}

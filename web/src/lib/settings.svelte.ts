/** What a person has chosen, kept in this browser. */
import { firstLanguage, type Language } from "./languages";

export type Theme = "system" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "none";
/** Which actions are confirmed before they are sent: all, those that would hurt and cannot be taken back, or none. */
export type Confirm = "all" | "final" | "none";

interface Choices {
  language: Language;
  theme: Theme;
  sound: boolean;
  speed: Speed;
  /** null: all on phones, else those that are final. */
  confirm: Confirm | null;
  /** What others did since one's own turn is marked on the board. */
  news: boolean;
  nickname: string;
  /** null: the default level of each game. */
  level: string | null;
  notify: boolean;
  guided: string[];
  overlays: string[];
  /** The log and the chat are open beside the board; null: where the window is wide. */
  side: boolean | null;
}

const KEY = "herna";
const MILLISECONDS: Record<Speed, number> = { slow: 900, normal: 480, fast: 220, none: 0 };
/** How long each position stays while a match is shown again. */
const STAYS: Record<Speed, number> = { slow: 2000, normal: 1100, fast: 500, none: 250 };
const FORMER: readonly unknown[] = [true, false];

function stored(): Partial<Choices> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? asNow(found as Partial<Choices>) : {};
  } catch {
    return {};
  }
}

/** Up to version 0.2 it was only whether actions are confirmed. */
function asNow(found: Partial<Choices>): Partial<Choices> {
  return FORMER.includes(found.confirm) ? { ...found, confirm: found.confirm ? "all" : "none" } : found;
}

class Settings {
  chosen: Choices = $state({
    language: firstLanguage(navigator.languages),
    theme: "system",
    sound: false,
    speed: "normal",
    confirm: null,
    news: true,
    nickname: "",
    level: null,
    notify: false,
    guided: [],
    overlays: [],
    side: null,
    ...stored(),
  });
  private readonly still = matchMedia("(prefers-reduced-motion: reduce)");
  private readonly fingers = matchMedia("(pointer: coarse)");

  /** Milliseconds that a glide takes; 0 if motion is not wanted. */
  get glide(): number {
    return this.still.matches ? 0 : MILLISECONDS[this.chosen.speed];
  }

  /** Milliseconds that each position stays while a match is shown again. */
  get stay(): number {
    return STAYS[this.chosen.speed];
  }

  get confirms(): Confirm {
    return this.chosen.confirm ?? (this.fingers.matches ? "all" : "final");
  }

  /** One touch less asking: after a final action there is none, after another one only those that are final. */
  askLess(final: boolean): void {
    this.change({ confirm: final ? "none" : "final" });
  }

  change(part: Partial<Choices>): void {
    Object.assign(this.chosen, stored(), part); // another tab may have chosen something in the meantime
    this.show();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen));
    } catch {
      // Some browsers store nothing; go on without.
    }
  }

  /** Somebody knows how things of this game are touched. */
  guide(game: string): void {
    if (!this.chosen.guided.includes(game)) this.change({ guided: [...this.chosen.guided, game] });
  }

  /** Tell the style sheets. */
  show(): void {
    const root = document.documentElement;
    root.lang = this.chosen.language;
    if (this.chosen.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = this.chosen.theme;
  }
}

export const settings = new Settings();

// --- secrets of seats ---------------------------------------------------------------------------

const seatKey = (table: string): string => `herna-seat-${table}`;

export function seatSecret(table: string): string | null {
  try {
    return localStorage.getItem(seatKey(table));
  } catch {
    return null;
  }
}

export function keepSeat(table: string, secret: string): void {
  try {
    localStorage.setItem(seatKey(table), secret);
  } catch {
    // The cookie opens the seat too.
  }
}

export function forgetSeat(table: string): void {
  try {
    localStorage.removeItem(seatKey(table));
  } catch {
    // Nothing was kept.
  }
}

const inviteKey = (table: string): string => `herna-invites-${table}`;

export interface Invited {
  seat: number;
  link: string;
}

/** The links that let others sit down, kept by the person who created the table. */
export function keepInvitations(table: string, links: readonly Invited[]): void {
  try {
    localStorage.setItem(inviteKey(table), JSON.stringify(links));
  } catch {
    // They can be copied once, now.
  }
}

export function invitations(table: string): Invited[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(inviteKey(table)) ?? "[]");
    return Array.isArray(found) ? found.filter((each) => typeof each?.link === "string") : [];
  } catch {
    return [];
  }
}

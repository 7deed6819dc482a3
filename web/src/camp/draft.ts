/** What is typed on the page of a new campaign: kept in this browser until it begins, and as a file for the next camp. */
import type { Game, OptionDefinition, Value } from "../lib/api";
import { Problem } from "../lib/api";
import type { Sketch } from "../workshop/tools";
import type { Paper, Team } from "./camp";

export interface Draft {
  name: string;
  teams: Team[];
  options: Record<string, Value>;
  /** The maps of the chosen set of options, before days were fitted. */
  usual: Record<string, Value>;
  knobs: Record<string, string>;
  rosters: Record<string, string[]>;
  fixed: Record<string, boolean>;
  maps: Record<string, string | null>;
  /** The maps as they are being made. */
  sketches: Record<string, Sketch>;
  papers: Paper[];
  texts: Record<string, string>;
}

/** Seats in a fixed order, as many as the camp has days: more days are given to the teams in turn. */
export function sequenceOf(
  option: OptionDefinition,
  game: Pick<Game, "options">,
  seats: readonly string[],
  { options, rosters }: Pick<Draft, "options" | "rosters">,
): string[] {
  const length = game.options.find((each) => each.name === option.length);
  const count = length ? Number(options[length.name] ?? length.default) : seats.length * option.roster;
  const known = rosters[option.name] ?? [];
  return Array.from({ length: count }, (_, i) => known[i] ?? seats[i % seats.length] ?? "");
}

/** What a file keeps: everything but the rules and the map, which belong to one camp. */
export type CampFile = Pick<Draft, "name" | "teams" | "texts">;

const key = (game: string): string => `herna-camp-${game}`;

export function storedDraft(game: string): Partial<Draft> | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(game)) ?? "null");
    return typeof found === "object" && found !== null ? (found as Partial<Draft>) : null;
  } catch {
    return null;
  }
}

export function keepDraft(game: string, draft: Draft): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(draft));
  } catch {
    // no room, or not allowed here: the page works all the same
  }
}

export function forgetDraft(game: string): void {
  localStorage.removeItem(key(game));
}

const FORMAT = "herna_camp";

export const written = (game: string, file: CampFile): string =>
  JSON.stringify({ [FORMAT]: 1, game, ...file }, null, 1);

const isText = (value: unknown): value is string => typeof value === "string";
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A file that was saved before, or a Problem. What it lacks of a team stays as it is. */
export function read(game: string, text: string, teams: readonly Team[]): CampFile {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Problem("bad_option", "");
  }
  if (!isRecord(found) || found[FORMAT] !== 1 || found.game !== game) throw new Problem("bad_option", "");
  const { name, texts, teams: told } = found;
  if (!isRecord(texts) || !Object.values(texts).every(isText) || !Array.isArray(told))
    throw new Problem("bad_option", "");
  return {
    name: isText(name) ? name : "",
    texts: texts as Record<string, string>,
    teams: teams.map((team, i) => ({ ...team, ...(isRecord(told[i]) ? sound(told[i], team) : {}) })),
  };
}

/** Of what was told, that which has the right shape. */
function sound(told: Record<string, unknown>, team: Team): Partial<Team> {
  const alike = ([name, value]: [string, unknown]): boolean => {
    const own: unknown = team[name as keyof Team];
    return own !== undefined && typeof own === typeof value && Array.isArray(own) === Array.isArray(value);
  };
  return Object.fromEntries(Object.entries(told).filter(alike)) as Partial<Team>;
}

/** Hand a text to the person as a file. */
export function download(name: string, text: string, type = "application/json"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

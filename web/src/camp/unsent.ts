/** What has been typed and not sent yet: kept in this browser; an organiser's for each campaign, a team's for each seat. */
import type { Desk, DeskOut, Paper, Task } from "../lib/http";
import type { Profile } from "../lib/protocol";
import { type Order, readOrder, writeOrder } from "./orders";

export interface Unsent {
  /** By where they are typed: the action of a task, or one of the keys below. */
  notes: Record<string, string>;
  /** Texts of the campaign that are being rewritten, by their names. */
  papers: Record<string, string>;
}

export const REASON = "reason";
export const AGAIN = "again";
/** Points by hand, and the seat that gets them. */
export const POINTS = "points";
export const POINTS_FOR = "points for";
export const rankingOf = (day: number | null, action: string): string => `ranking ${day} ${action}`;
/** A ranking that is corrected after purchases; as soon as it is another one, what was arranged is of no use. */
export const againOf = ({ action, note }: Pick<Task, "action" | "note">): string => `again ${action} ${note}`;
export const replyTo = (letter: number): string => `reply ${letter}`;
export const correctionOf = (ply: number): string => `correct ${ply}`;

const key = (table: string): string => `herna-unsent-${table}`;

export function storedUnsent(table: string): Unsent {
  try {
    const found = JSON.parse(localStorage.getItem(key(table)) ?? "{}") as Partial<Unsent>;
    return { notes: { ...found.notes }, papers: { ...found.papers } };
  } catch {
    return { notes: {}, papers: {} };
  }
}

export function keepUnsent(table: string, { notes, papers }: Unsent, { tasks }: Desk): void {
  const offered = new Map(tasks.map((task) => [task.action, task.note]));
  const typed = Object.entries(notes).filter(([name, text]) => text && text !== offered.get(name));
  try {
    if (typed.length || Object.keys(papers).length)
      localStorage.setItem(key(table), JSON.stringify({ notes: Object.fromEntries(typed), papers }));
    else localStorage.removeItem(key(table));
  } catch {
    // no room, or not allowed here: the page works all the same
  }
}

/** What a team has begun in a dialog. */
export interface Begun {
  answers: string[];
  flag: { nickname: string; profile: Profile };
}

const begunKey = (what: keyof Begun, table: string, seat: number): string => `${key(table)}-${seat}-${what}`;

export function storedBegun<W extends keyof Begun>(what: W, table: string, seat: number): Begun[W] | null {
  try {
    return JSON.parse(localStorage.getItem(begunKey(what, table, seat)) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps it, or forgets it if there is nothing to keep. */
export function keepBegun<W extends keyof Begun>(
  what: W,
  table: string,
  seat: number,
  begun: Begun[W] | null,
): void {
  try {
    if (begun) localStorage.setItem(begunKey(what, table, seat), JSON.stringify(begun));
    else localStorage.removeItem(begunKey(what, table, seat));
  } catch {
    // no room, or not allowed here: the page works all the same
  }
}

/** The notes for which there is still a use, and what is offered where nothing has been typed. */
export function usable(notes: Readonly<Record<string, string>>, now: DeskOut): Record<string, string> {
  const offered = now.desk.tasks
    .filter((task) => task.writes)
    .map((task) => [task.action, task.note] as const);
  const open = new Set([
    REASON,
    AGAIN,
    POINTS,
    POINTS_FOR,
    ...now.desk.tasks
      .filter((task) => task.kind === "order")
      .map((task) => rankingOf(now.desk.day, task.action)),
    ...now.desk.tasks.filter((task) => task.kind === "again").map(againOf),
    ...offered.map(([action]) => action),
    ...now.letters.filter((letter) => letter.answer === null).map((letter) => replyTo(letter.number)),
    ...now.corrections.map(({ ply }) => correctionOf(ply)),
  ]);
  const typed = Object.entries(notes).filter(([name]) => open.has(name));
  return { ...Object.fromEntries(offered), ...Object.fromEntries(typed) };
}

/** The ranking as it has been arranged so far, if one is to be entered. */
export function arranged(notes: Readonly<Record<string, string>>, { tasks, day }: Desk): Order | null {
  const task = tasks.find((each) => each.kind === "order");
  return task ? readOrder(notes[rankingOf(day, task.action)] ?? task.seats.join(">")) : null;
}

/** The notes with a ranking that was arranged. */
export function arrange(
  notes: Readonly<Record<string, string>>,
  { tasks, day }: Desk,
  order: Order,
): Record<string, string> {
  const task = tasks.find((each) => each.kind === "order");
  return task ? { ...notes, [rankingOf(day, task.action)]: writeOrder(order) } : { ...notes };
}

/** Of some papers, the texts that differ from those that are posted or kept. */
export function rewritten(
  papers: Readonly<Record<string, string>>,
  texts: Readonly<Record<string, string>>,
  of: readonly Paper[],
): Record<string, string> {
  const names = of.map(({ name }) => name).filter((name) => papers[name] !== undefined);
  return Object.fromEntries(
    names.filter((name) => papers[name] !== (texts[name] ?? "")).map((name) => [name, papers[name] ?? ""]),
  );
}

/** The papers without some of them. */
export const without = (
  papers: Readonly<Record<string, string>>,
  of: readonly Paper[],
): Record<string, string> =>
  Object.fromEntries(Object.entries(papers).filter(([name]) => !of.some((paper) => paper.name === name)));

/** A data sheet as the server describes it, and what a form makes of it. */
import { json } from "../lib/api";
import { say, tell } from "../lib/fluent.svelte";
import type {
  CheckedSheet,
  DataSheetOut,
  SheetEdit,
  SheetFault,
  SheetField,
  SheetPart,
  SheetPiece,
} from "../lib/http";
import type { Message } from "../lib/protocol";

export type Checked = CheckedSheet;
export type Described = DataSheetOut;
export type Edit = SheetEdit;
export type Fault = SheetFault;
export type Field = SheetField;
export type Part = SheetPart;
export type Piece = SheetPiece;
export type Given = string | number | string[] | null;
export type Item = Readonly<Record<string, Given>>;

export const describe = (game: string): Promise<Described> => json(`/api/games/${game}/data`);
export const check = (game: string, text: string, edits: readonly Edit[] = []): Promise<Checked> =>
  json(`/api/games/${game}/data`, { text, edits });

export const itemsOf = (checked: Checked | null, part: Part): readonly Item[] =>
  (checked?.values[part.name] ?? []) as readonly Item[];

/** Whether an item has a field: some are only there where another field has one of certain values. */
export function has(field: Field, item: Item): boolean {
  if (!field.given) return true;
  const [other, values] = field.given;
  return values.includes(String(item[other]));
}

/** What a person typed, as the file says it: what is no number is left as it is, and the server says so. */
export function typed(field: Field, text: string): string | number {
  const number = Number(text.trim().replace(",", "."));
  return field.kind === "number" && text.trim() !== "" && Number.isFinite(number) ? number : text;
}

/** The changes that give a field another value; fields that come or go with it come and go. */
export function changes(part: Part, index: number, item: Item, field: Field, value: Given): Edit[] {
  const what = (name: string, to: Given): Edit =>
    to === null || (Array.isArray(to) && !to.length)
      ? { what: "unset", part: part.name, index, field: name }
      : { what: "set", part: part.name, index, field: name, value: to };
  const after: Item = { ...item, [field.name]: value };
  const found = [what(field.name, value)];
  for (const other of part.fields) {
    if (other.given?.[0] !== field.name) continue;
    const now = item[other.name] ?? null;
    const empty = now === null || (Array.isArray(now) && !now.length);
    if (has(other, after) && other.needed && empty) found.push(what(other.name, usualOf(other)));
    else if (!has(other, after) && !empty) found.push(what(other.name, null));
  }
  return found;
}

const usualOf = (field: Field): Given => (field.kind === "set" ? [] : field.usual);

/** A new item: the usual values, or those of another one; its number and its name are new. */
export function fresh(part: Part, items: readonly Item[], like: Item | null, name: string): Item {
  const item: Record<string, Given> = {};
  for (const field of part.fields) {
    const value = like ? (like[field.name] ?? null) : usualOf(field);
    if (value === null || (Array.isArray(value) && !value.length)) continue;
    if (like || has(field, { ...item, [field.name]: value })) item[field.name] = value;
  }
  const [number, title] = part.fields.filter((field) => field.kind === "text");
  if (number)
    item[number.name] = nextNumber(
      String(number.usual),
      items.map((each) => String(each[number.name])),
    );
  if (title && !like) item[title.name] = name;
  return item;
}

export const addition = (part: Part, index: number, item: Item): Edit => ({
  what: "add",
  part: part.name,
  index,
  item: Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null)) as NonNullable<
    Edit["item"]
  >,
});

/** The first number of this form that is not taken: M01, M02 ... */
export function nextNumber(first: string, taken: readonly string[]): string {
  const [, letters = "", digits = "1"] = /^(.*?)(\d+)$/.exec(first) ?? [];
  for (let number = Number(digits); ; number++) {
    const name = letters + String(number).padStart(digits.length, "0");
    if (!taken.includes(name)) return name;
  }
}

/** What an item is called in lists. */
export function titleOf(part: Part, item: Item): string {
  const texts = part.fields.filter((field) => field.kind === "text");
  const name = texts[1] ?? texts[0];
  return (name && String(item[name.name] ?? "")) || say("client-workshop-unnamed");
}

/** What may stand in a field, in words. */
export function expected(field: Field): string {
  const [least, most] = [String(field.least), String(field.most)];
  if (field.kind === "number" && field.step !== 1)
    return say("client-workshop-expect-steps", { least, most, step: String(field.step) });
  if (field.kind === "number") return say("client-workshop-expect-number", { least, most });
  if (field.kind === "set") return say("client-workshop-expect-set", { count: field.several });
  if (field.kind === "choice") return say("client-workshop-expect-choice");
  return say("client-workshop-expect-text", { count: field.longest });
}

/** Those of the mistakes that are about a field. */
export const about = (faults: readonly Fault[], part: Part, index: number, field: Field): Fault[] =>
  faults.filter(
    (fault) =>
      fault.part === part.name &&
      fault.index === index &&
      (fault.field === field.name || (fault.field !== "" && field.name.startsWith(`${fault.field}.`))),
  );

/** Words on a card: each begins with a capital letter. */
export function wording(text: Message | string): string {
  const told = typeof text === "string" ? text : tell(text);
  return told.charAt(0).toLocaleUpperCase() + told.slice(1);
}

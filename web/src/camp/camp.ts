/** What an organiser asks of the server over HTTP. */
import { json, send } from "../lib/api";
import type {
  Team as AnyTeam,
  DeskOut,
  Fitting,
  Founded,
  Gains,
  Links,
  LinkWish,
  NewCampaign,
  Paper,
  PapersFile,
  ReportOut,
  SavedCampaign,
  SheetsOut,
  Wished,
} from "../lib/http";
import { seatSecret } from "../lib/settings.svelte";
import type { TableStore } from "../live/table.svelte";

export type {
  Correctable,
  Desk,
  DeskOut as DeskNow,
  LetterOut as Letter,
  Links,
  Paper,
  Report,
  ReportOut as ReportNow,
  Section,
  SheetsOut as Sheets,
  Task,
} from "../lib/http";
/** A team as the page edits it, with nothing left out. */
export type Team = Required<AnyTeam>;

export const found = (wish: NewCampaign): Promise<Founded> => json("/api/campaigns", wish);
export const desk = (table: string): Promise<DeskOut> =>
  json(`/api/tables/${table}/desk`, { secret: seatSecret(table) });
export const trial = (table: string, action: string): Promise<Gains> =>
  json(`/api/tables/${table}/trial`, { secret: seatSecret(table), action });
export const links = (table: string, renew?: number): Promise<Links> => {
  const wish: LinkWish = { secret: seatSecret(table), ...(renew === undefined ? {} : { renew }) };
  return json(`/api/tables/${table}/links`, wish);
};
export const save = (table: string): Promise<SavedCampaign> =>
  json(`/api/tables/${table}/save`, { secret: seatSecret(table) });
export const restore = (saved: unknown): Promise<Founded> => json("/api/campaigns/restore", saved);
export const report = (table: string, language: string): Promise<ReportOut> =>
  json(`/api/tables/${table}/report?lang=${language}`);
export const paperUrl = (table: string, language: string, size: string): string =>
  `/api/tables/${table}/paper.svg?lang=${language}&size=${size}`;
export const sheets = (table: string, language: string): Promise<SheetsOut> =>
  json(`/api/tables/${table}/sheets?lang=${language}`, { secret: seatSecret(table) });
/** What the story says about the team of a sheet. */
export function aboutTeam(sheet: SheetsOut["sheets"][number] | undefined): string {
  const told = sheet?.sections[0]?.items[0]?.text;
  return typeof told === "string" ? told : "";
}
/** The map that only the organiser sees, as an address. */
export async function wholeMap(table: string, language: string): Promise<string> {
  const page = await send(`/api/tables/${table}/map.svg?lang=${language}`, { secret: seatSecret(table) });
  return `data:image/svg+xml,${encodeURIComponent(await page.text())}`;
}
/** The current page as an address: an image element could not say why it failed to load. */
export async function paper(table: string, language: string, size: string): Promise<string> {
  const page = await send(paperUrl(table, language, size));
  return `data:image/svg+xml,${encodeURIComponent(await page.text())}`;
}
export const papers = (table: string, language: string): Promise<Paper[]> =>
  json(`/api/tables/${table}/papers?lang=${language}`, { secret: seatSecret(table) });
export const readPapers = (game: string, file: PapersFile): Promise<Paper[]> =>
  json(`/api/games/${game}/papers`, file);
/** What the story of the house says about the teams. */
export const aboutTeams = (game: string, language: string): Promise<Paper[]> =>
  json(`/api/games/${game}/papers?lang=${language}`);
export const fit = (game: string, options: Wished["options"]): Promise<Fitting> =>
  json(`/api/games/${game}/fit`, { options });

/** What the day plan shows and changes; the other texts are the story. */
export const isPlan = ({ kind }: Paper): boolean => ["title", "times", "legend", "notes"].includes(kind);

/** Replaces the texts that have changed; false if that was refused. */
export async function rewrite(
  table: TableStore,
  papers: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>>,
): Promise<boolean> {
  const changed = Object.fromEntries(
    Object.entries(papers).filter(([name, text]) => text !== (before[name] ?? "")),
  );
  return !Object.keys(changed).length || (await table.send({ type: "rewrite", papers: changed }));
}

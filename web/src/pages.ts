/** The page of each route, loaded when it is opened for the first time. */
import type { Component } from "svelte";
import { words } from "./lib/fluent.svelte";
import type { Route } from "./lib/router.svelte";
import Missing from "./parts/Missing.svelte";

export type Name = Route["page"];
type Props<N extends Name> = Omit<Extract<Route, { page: N }>, "page">;
type Loaders = { [N in Name]: () => Promise<{ default: Component<Props<N>> }> };

const LOADERS: Loaders = {
  home: () => import("./home/Home.svelte"),
  mine: () => import("./mine/Mine.svelte"),
  new: () => import("./new/NewTable.svelte"),
  table: () => import("./table/Table.svelte"),
  replay: () => import("./replay/Replay.svelte"),
  rules: () => import("./rules/Rules.svelte"),
  campaign: () => words.with(import("./camp/CampNew.svelte"), "camp"),
  camp: () => words.with(import("./camp/Camp.svelte"), "camp"),
  links: () => words.with(import("./camp/CampLinks.svelte"), "camp"),
  guide: () => words.with(import("./camp/Guide.svelte"), "camp"),
  sheets: () => words.with(import("./camp/Sheets.svelte"), "camp"),
  board: () => words.with(import("./camp/Board.svelte"), "camp"),
  paper: () => words.with(import("./camp/Paper.svelte"), "camp"),
  learn: () => words.with(import("./learn/Learn.svelte"), "study"),
  lesson: () => words.with(import("./learn/Lesson.svelte"), "study"),
  practise: () => words.with(import("./practise/Practise.svelte"), "study", "practise"),
  puzzle: () => words.with(import("./practise/Puzzle.svelte"), "study", "practise"),
  mistakes: () => words.with(import("./practise/Mistakes.svelte"), "study", "practise"),
  workshop: () => words.with(import("./workshop/Workshop.svelte"), "workshop"),
  missing: async () => ({ default: Missing }),
};

/** A page, whose props are those of its route. */
export type Page = Component<Record<string, unknown>>;

export async function load(name: Name): Promise<Page> {
  return (await LOADERS[name]()).default as unknown as Page;
}

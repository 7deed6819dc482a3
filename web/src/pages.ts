/** The page of each route, loaded when it is opened for the first time. */
import type { Component } from "svelte";
import { withWords } from "./camp/words";
import type { Route } from "./lib/router.svelte";
import Missing from "./parts/Missing.svelte";
import { withPractiseWords } from "./practise/words";
import { withStudyWords } from "./study/words";
import { withWords as withShop } from "./workshop/words";

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
  campaign: () => withWords(import("./camp/CampNew.svelte")),
  camp: () => withWords(import("./camp/Camp.svelte")),
  links: () => withWords(import("./camp/CampLinks.svelte")),
  guide: () => withWords(import("./camp/Guide.svelte")),
  sheets: () => withWords(import("./camp/Sheets.svelte")),
  board: () => withWords(import("./camp/Board.svelte")),
  paper: () => withWords(import("./camp/Paper.svelte")),
  learn: () => withStudyWords(import("./learn/Learn.svelte")),
  lesson: () => withStudyWords(import("./learn/Lesson.svelte")),
  practise: () => withPractiseWords(import("./practise/Practise.svelte")),
  puzzle: () => withPractiseWords(import("./practise/Puzzle.svelte")),
  mistakes: () => withPractiseWords(import("./practise/Mistakes.svelte")),
  workshop: () => withShop(import("./workshop/Workshop.svelte")),
  missing: async () => ({ default: Missing }),
};

/** A page, whose props are those of its route. */
export type Page = Component<Record<string, unknown>>;

export async function load(name: Name): Promise<Page> {
  return (await LOADERS[name]()).default as unknown as Page;
}

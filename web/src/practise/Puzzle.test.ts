/** A puzzle's page: what is said when there is none, and how it goes on to the next one. */
import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { router } from "../lib/router.svelte";
import Puzzle from "./Puzzle.svelte";

/** What was given to the exercises that were shown. */
const studies = vi.hoisted(() => [] as { onnext: () => void; parts: readonly string[] }[]);
vi.mock("../study/Study.svelte", () => ({
  default: (_: unknown, props: (typeof studies)[number]) => void studies.push(props),
}));
vi.mock("../lib/fluent.svelte", async (original) => ({
  ...(await original<typeof import("../lib/fluent.svelte")>()),
  say: (id: string) => id,
}));

type Answer = Response | Promise<Response>;
const answers = new Map<string, () => Answer>();
const json = (value: unknown, status = 200): Response => new Response(JSON.stringify(value), { status });
const NEXT = "/api/practise/games/ludo/next";
let asked: string[] = [];

beforeEach(() => {
  studies.length = 0;
  asked = [];
  answers.clear();
  answers.set("/api/games", () => json([]));
  answers.set("/api/practise/puzzles/ludo.a", () => json(null));
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return answers.get(path.split("?")[0] ?? "")?.() ?? new Response("");
  });
  vi.spyOn(router, "go").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

async function opened(): Promise<{ next: () => void; unmount: () => void }> {
  const { unmount } = render(Puzzle, { game: "ludo", puzzle: "a" });
  await vi.waitFor(() => expect(studies).toHaveLength(1));
  return { next: () => studies.at(-1)?.onnext(), unmount };
}

it("says that a puzzle is gone, though other answers come later", async () => {
  let release = (): void => {};
  answers.set("/api/games", () => new Promise((go) => (release = () => go(json([])))));
  answers.set("/api/practise/puzzles/ludo.a", () => json({ code: "no_table" }, 404));
  render(Puzzle, { game: "ludo", puzzle: "a" });
  await vi.waitFor(() => expect(screen.getByText("practise-no-puzzle")).toBeTruthy());
  release();
  await new Promise((go) => setTimeout(go, 20));
  flushSync();
  expect(screen.queryByText("practise-no-puzzle")).toBeTruthy();
});

it("leads to the next one, asked for once however often the button is pressed", async () => {
  answers.set(NEXT, () => json({ key: "ludo.b" }));
  const { next } = await opened();
  expect(studies[0]?.parts, "the words of puzzles").toEqual(["puzzles"]);
  next();
  next();
  await vi.waitFor(() => expect(router.go).toHaveBeenCalledExactlyOnceWith("/practise/ludo/b", false));
  expect(asked.filter((path) => path.startsWith(NEXT))).toEqual([`${NEXT}?after=ludo.a`]);
});

it("begins the same one again if no other is left", async () => {
  answers.set(NEXT, () => json({ key: "ludo.a" }));
  const { next } = await opened();
  next();
  await vi.waitFor(() => expect(studies).toHaveLength(2));
  expect(router.go).not.toHaveBeenCalled();
});

it("says that the server is away, and follows nobody who has left", async () => {
  let away = true;
  answers.set(NEXT, () => (away ? json({ code: "unavailable" }, 503) : json({ key: "ludo.b" })));
  const { next, unmount } = await opened();
  next();
  await vi.waitFor(() => expect(screen.getByRole("alert")).toBeTruthy());
  away = false;
  unmount();
  await vi.waitFor(() => expect(asked.filter((path) => path.startsWith(NEXT)).length).toBe(2), 2000);
  await new Promise((go) => setTimeout(go, 20));
  expect(router.go).not.toHaveBeenCalled();
});

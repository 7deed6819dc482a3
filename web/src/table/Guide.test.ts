import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import type { Game } from "../lib/api";
import { words } from "../lib/fluent.svelte";
import { settings } from "../lib/settings.svelte";
import { Page, sprite, zone } from "../scene/testing.svelte";
import Guide from "./Guide.svelte";

vi.mock("../lib/fluent.svelte", async (original) => ({
  ...(await original<typeof import("../lib/fluent.svelte")>()),
  say: (id: string) => (id === "tale-story" ? "Once upon a time.\nThen it began." : id),
}));

beforeEach(() => settings.change({ confirm: "none" }));

/** The guide, at the step that waits for a first touch. */
function guided(onend = () => {}): { hand: NonNullable<Page["hand"]>; said: () => string | null } {
  const { hand } = new Page([zone("board", [sprite("tile"), sprite("cell")])], ["tile cell", "cell"]);
  if (!hand) throw new Error("there is something to touch");
  render(Guide, { game: null, hand, seat: null, myTurn: true, onend });
  for (const _ of ["prompt", "touch"]) {
    screen.getByText("client-guide-next").click();
    flushSync();
  }
  return { hand, said: () => screen.getByRole("status").textContent };
}

it("goes on with the first touch and ends with the action", () => {
  const { hand, said } = guided();
  expect(said()).toBe("client-guide-touch");
  hand.touch("tile");
  flushSync();
  expect(said()).toBe("client-guide-follow");
  hand.touch("cell");
  flushSync();
  expect(said()).toBe("client-guide-after");
});

it("begins with the story of a game that has one, paragraph by paragraph", () => {
  vi.spyOn(words, "has").mockImplementation((id) => id === "tale-story");
  const { hand } = new Page([zone("board", [sprite("tile")])], ["tile"]);
  if (!hand) throw new Error("there is something to touch");
  const game = { name: "tale", title: "Tale", summary: "The aim." } as Game;
  render(Guide, { game, hand, seat: null, myTurn: true, onend: () => {} });
  for (const said of ["Once upon a time.", "Then it began.", "The aim."]) {
    expect(screen.getByRole("status").textContent).toBe(said);
    screen.getByText("client-guide-next").click();
    flushSync();
  }
});

it("begins with the first lesson for somebody whom nobody waits for", () => {
  const { hand } = new Page([zone("board", [sprite("tile")])], ["tile"]);
  if (!hand) throw new Error("there is something to touch");
  const game = { name: "tale", title: "Tale", summary: "", lessons: 3 } as Game;
  const given = { game, hand, seat: null, myTurn: true, onend: () => {} };
  render(Guide, { ...given, alone: true });
  expect(screen.getByRole("link").getAttribute("href")).toBe("/learn/tale/next");
  screen.getByText("client-guide-next").click();
  flushSync();
  expect(screen.queryByRole("link"), "on the first step only").toBeNull();
  render(Guide, given);
  expect(screen.queryByRole("link")).toBeNull();
});

it("waits for another touch when the first is taken back", () => {
  const { hand, said } = guided();
  hand.touch("tile");
  flushSync();
  hand.back();
  flushSync();
  expect(said()).toBe("client-guide-touch");
  hand.touch("tile");
  flushSync();
  expect(said()).toBe("client-guide-follow");
});

it("leaves a bar when somebody turns to the board, which opens it again", () => {
  guided();
  const bar = screen.getByLabelText("client-guide", { selector: "button" });
  expect(bar.getAttribute("aria-expanded")).toBe("true");
  const stage = document.body.appendChild(document.createElement("div"));
  stage.className = "stage";
  stage.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  flushSync();
  expect(bar.getAttribute("aria-expanded")).toBe("false");
  bar.click();
  flushSync();
  expect(bar.getAttribute("aria-expanded")).toBe("true");
  stage.remove();
});

it("goes when somebody plays on beside its bar", () => {
  const onend = vi.fn();
  const { hand } = guided(onend);
  const stage = document.body.appendChild(document.createElement("div"));
  stage.className = "stage";
  stage.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  for (let action = 0; action < 4; action++) {
    expect(onend).not.toHaveBeenCalled();
    hand.touch("cell");
    flushSync();
  }
  expect(onend).toHaveBeenCalledOnce();
  stage.remove();
});

import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import { Page, sprite, zone } from "../scene/testing.svelte";
import Guide from "./Guide.svelte";

vi.mock("../lib/fluent.svelte", async (original) => ({
  ...(await original<typeof import("../lib/fluent.svelte")>()),
  say: (id: string) => id,
}));

beforeEach(() => settings.change({ confirm: "none" }));

/** The guide, at the step that waits for a first touch. */
function guided(): { hand: NonNullable<Page["hand"]>; said: () => string | null } {
  const { hand } = new Page([zone("board", [sprite("tile"), sprite("cell")])], ["tile cell", "cell"]);
  if (!hand) throw new Error("there is something to touch");
  render(Guide, { game: null, hand, seat: null, myTurn: true, onend: () => {} });
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

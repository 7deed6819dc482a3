import { render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { TableStore } from "../live/table.svelte";
import { Page } from "../scene/testing.svelte";
import Tools from "./Tools.svelte";

vi.mock("../lib/fluent.svelte", async (original) => ({
  ...(await original<typeof import("../lib/fluent.svelte")>()),
  say: (id: string) => id,
}));

/** The words of the tools as soon as the table is known. */
function tools(takebacks: boolean): (string | null)[] {
  const table = {
    info: { game: "any", takebacks },
    seats: [],
    turn: 0,
    seated: true,
    ending: null,
    myTurn: true,
    hint: null,
    lookback: { at: null, since: null },
  };
  const { hand } = new Page([], ["a"]);
  if (!hand) throw new Error("there is something to touch");
  const nothing = () => {};
  const props = { table: table as unknown as TableStore, hand, reading: false, listing: false };
  const { unmount } = render(Tools, { ...props, onread: nothing, onopen: nothing });
  const words = screen.getAllByRole("button").map((button) => button.textContent?.trim() ?? null);
  unmount();
  return words;
}

describe("the tools below the board", () => {
  it("begin with undo at once, where something may be taken back", () => {
    expect(tools(true)[0]).toBe("client-undo");
  });

  it("have no undo where nothing may be taken back", () => {
    expect(tools(false)).not.toContain("client-undo");
  });
});

import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../lib/settings.svelte";
import { Menu } from "./menu.svelte";
import { created, Page, settled, sprite, zone } from "./testing.svelte";

const SPOT = { x: 5, y: 6, below: true, room: 300 };

function shown(ways: string[]): { page: Page; menu: Menu; focused: string[]; widths: number[] } {
  const choices = ["left", "right", "never"].map((id) => sprite(id));
  const page = new Page(
    [zone("board", [sprite("tile"), sprite("other")])],
    ["other", ...ways.map((way) => `tile ${way}`)],
    [{ of: "tile", choices }],
  );
  const [focused, widths]: [string[], number[]] = [[], []];
  const frame = {
    focus: (id: string) => void focused.push(id),
    spotFor: (_: string, wide: number) => {
      widths.push(wide);
      return SPOT;
    },
  };
  return { page, menu: created(() => new Menu(page, frame, { width: 400 })), focused, widths };
}

beforeEach(() => settings.change({ confirm: "none" }));

describe("a menu", () => {
  it("offers what can come next, at the sprite that was touched", () => {
    const { page, menu, widths } = shown(["left", "right"]);
    expect(menu.options).toEqual([]);
    page.hand?.touch("tile");
    flushSync();
    expect(menu.options.map((option) => option.id)).toEqual(["left", "right"]);
    expect(menu.spot).toEqual(SPOT);
    expect(widths).toEqual([168]);
    expect(menu.offers("left")).toBe(true);
    expect(menu.offers("never")).toBe(false);
  });

  it("is done without asking with one choice only", () => {
    const { page, menu } = shown(["left"]);
    page.hand?.touch("tile");
    flushSync();
    expect(menu.options).toEqual([]);
    expect(page.played).toEqual(["tile left"]);
  });

  it("with one choice asks if there is something to read first, and has words", () => {
    const { page, menu, widths } = shown(["left"]);
    page.scene = {
      ...page.scene,
      menus: (page.scene.menus ?? []).map((each) => ({ ...each, about: { id: "read" } })),
    };
    page.hand?.touch("tile");
    flushSync();
    expect(menu.isAlone).toBe(true);
    expect(menu.about).toEqual({ id: "read" });
    expect(widths).toEqual([276]);
  });

  it("gives the focus back to where the keys came from", async () => {
    const { page, menu, focused } = shown(["left", "right"]);
    menu.byKeyboard = true;
    page.hand?.touch("tile");
    flushSync();
    page.hand?.back();
    flushSync();
    await settled();
    expect(focused).toEqual(["tile"]);
  });

  it("waits with that while the action waits to be confirmed", async () => {
    settings.change({ confirm: "all" });
    const { page, menu, focused } = shown(["left", "right"]);
    menu.byKeyboard = true;
    page.hand?.touch("tile");
    flushSync();
    page.hand?.touch("left");
    flushSync();
    await settled();
    expect(menu.options).toEqual([]);
    expect(focused).toEqual([]);
    page.hand?.confirm();
    flushSync();
    await settled();
    expect(focused).toEqual(["tile"]);
  });

  it("takes no focus from a finger", async () => {
    const { page, focused } = shown(["left", "right"]);
    page.hand?.touch("tile");
    flushSync();
    page.hand?.back();
    flushSync();
    await settled();
    expect(focused).toEqual([]);
  });
});

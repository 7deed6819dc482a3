import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../lib/settings.svelte";
import { Arrangement } from "./arrangement.svelte";
import { Frame } from "./frame.svelte";
import { Inventory } from "./inventory.svelte";
import { choices, created, Page, sprite, zone } from "./testing.svelte";

const ZONES = [
  zone("board", [sprite("cell"), sprite("stone")], { width: 8, height: 8 }),
  zone("land", [sprite("field")], { area: "right", show: "small", width: 8, height: 8 }),
  zone("shop", [sprite("offer")], { area: "bottom", show: "drawer", width: 6, height: 2 }),
  zone("bank", [sprite("coin")], { area: "bottom", show: "drawer", width: 6, height: 2 }),
];

function arranged(paths: string[], width = 390): { page: Page; arrangement: Arrangement } {
  const page = new Page(ZONES, paths);
  const arrangement = created(() => new Arrangement(page, new Inventory(page), new Frame()));
  arrangement.width = width;
  arrangement.windowHeight = 844;
  flushSync();
  return { page, arrangement };
}

beforeEach(() => settings.change({ confirm: "none" }));

describe("what is needed comes forward", () => {
  it("a drawer for the next touch, which closes when another zone is needed", () => {
    const { page, arrangement } = arranged(["cell offer", "stone"]);
    expect(arrangement.opened).toBeUndefined();
    page.hand?.touch("cell");
    flushSync();
    expect(arrangement.opened?.name).toBe("shop");
    page.hand?.back();
    flushSync();
    expect(arrangement.opened).toBeUndefined();
  });

  it("of two drawers the one whose button comes first", () => {
    const { page, arrangement } = arranged(["cell coin", "cell offer", "stone"]);
    page.hand?.touch("cell");
    flushSync();
    expect(arrangement.opened?.name).toBe("shop");
  });

  it("a small zone for the next touch", () => {
    const { page, arrangement } = arranged(["cell field", "stone"], 1200);
    expect(arrangement.box("land")?.as).toBe("small");
    page.hand?.touch("cell");
    flushSync();
    expect(arrangement.box("land")?.as).not.toBe("small");
  });

  it("where a hint begins", () => {
    const { page, arrangement } = arranged(["cell", "coin"]);
    page.lit = new Set(["coin"]);
    flushSync();
    expect(arrangement.opened?.name).toBe("bank");
  });

  it("nothing for what can be done in the turn of others, until that is begun or the turn is one's own", () => {
    const { page, arrangement } = arranged(["cell"]);
    page.idle = true;
    page.choices = choices("offer coin", "coin offer");
    flushSync();
    expect(arrangement.opened).toBeUndefined();
    page.hand?.touch("offer");
    flushSync();
    expect(arrangement.opened?.name).toBe("bank");
    page.hand?.back();
    arrangement.closeDrawer();
    flushSync();
    expect(arrangement.opened).toBeUndefined();
    page.idle = false;
    flushSync();
    expect(arrangement.opened?.name).toBe("shop");
  });

  it("nothing, while one of several wanted zones is in reach", () => {
    const { arrangement } = arranged(["cell", "offer"]);
    expect(arrangement.opened).toBeUndefined();
  });
});

describe("what a person opens", () => {
  it("stays open when something else is touched", () => {
    const { page, arrangement } = arranged(["cell field", "cell"]);
    arrangement.toggleDrawer("shop");
    flushSync();
    page.hand?.touch("cell");
    flushSync();
    expect(arrangement.isOpen("shop")).toBe(true);
    arrangement.toggleDrawer("bank");
    expect(arrangement.opened?.name).toBe("bank");
    arrangement.toggleDrawer("bank");
    expect(arrangement.opened).toBeUndefined();
  });

  it("makes way for the end of the match once, and can be opened again", () => {
    const { page, arrangement } = arranged(["cell"]);
    arrangement.toggleDrawer("shop");
    page.over = true;
    flushSync();
    expect(arrangement.opened).toBeUndefined();
    arrangement.toggleDrawer("shop");
    flushSync();
    expect(arrangement.opened?.name).toBe("shop");
  });

  it("is a zone like others on a wide screen", () => {
    const { arrangement } = arranged(["cell"], 1200);
    expect(arrangement.drawers).toEqual([]);
    expect(arrangement.box("shop")).toBeDefined();
  });

  it("enlarges a small zone and makes it small again", async () => {
    const { arrangement } = arranged(["cell"], 1200);
    await arrangement.resize("land");
    expect(arrangement.box("land")?.as).toBe("whole");
    await arrangement.resize("land");
    expect(arrangement.box("land")?.as).toBe("small");
  });
});

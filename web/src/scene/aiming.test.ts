import { flushSync, tick } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../lib/settings.svelte";
import { Aiming } from "./aiming.svelte";
import { Inventory } from "./inventory.svelte";
import { created, Page, sprite, zone } from "./testing.svelte";

/** A tile is laid on a cell with its other half north, east, south or west of it. */
const CELLS = [
  sprite("middle", 2, 2),
  sprite("south", 2, 3),
  sprite("west", 1, 2),
  sprite("north", 2, 1),
  sprite("east", 3, 2),
];
const PATHS = ["north", "east", "south", "west"].map((side) => `tile middle ${side}`);

function aimed(paths: string[] = [...PATHS, "card"], cells = CELLS): { page: Page; aiming: Aiming } {
  const page = new Page([zone("board", cells), zone("mine", [sprite("tile"), sprite("card", 1)])], paths);
  return { page, aiming: created(() => new Aiming(page, new Inventory(page))) };
}

beforeEach(() => settings.change({ confirm: "none" }));

describe("aiming", () => {
  it("tells the page what the next touch would complete", () => {
    const { page, aiming } = aimed();
    aiming.hovered = "card";
    flushSync();
    aiming.hovered = "tile";
    flushSync();
    expect(page.considered).toEqual([null, "card", null]);
  });

  it("turns clockwise from above, both ways, and forgets the mouse", () => {
    const { page, aiming } = aimed();
    page.hand?.touch("tile");
    page.hand?.touch("middle");
    flushSync();
    aiming.hovered = "south";
    const seen = [1, 1, 1, -1].map((step) => {
      expect(aiming.turn(step)).toBe(true);
      return aiming.aimed;
    });
    expect(seen).toEqual(["north", "east", "south", "east"]);
    expect(aiming.hovered).toBeNull();
    expect(aiming.considered?.text).toBe("tile middle east");
  });

  it("begins to turn at what has the focus", () => {
    const { page, aiming } = aimed();
    page.hand?.touch("tile");
    page.hand?.touch("middle");
    aiming.turn(1, "east");
    expect(aiming.aimed).toBe("south");
  });

  it("has nothing to turn with one possible touch", () => {
    const { aiming } = aimed(["card"]);
    expect(aiming.turn(1)).toBe(false);
  });

  it("gives an aim up after another touch", () => {
    const { page, aiming } = aimed();
    page.hand?.touch("tile");
    page.hand?.touch("middle");
    flushSync();
    aiming.turn(1);
    page.hand?.back();
    flushSync();
    expect(aiming.aimed).toBeNull();
  });

  it("means what can come next, then what was touched, then what begins a path, then the topmost", () => {
    const { page, aiming } = aimed(["tile middle", "card"]);
    page.hand?.touch("tile");
    expect(aiming.meant(["north", "card", "tile", "middle"])).toBe("middle");
    expect(aiming.meant(["north", "card", "tile"])).toBe("tile");
    expect(aiming.meant(["north", "card"])).toBe("card");
    expect(aiming.meant(["north"])).toBe("north");
    expect(aiming.meant([])).toBeNull();
  });

  it("lets things be carried that more touches follow", () => {
    const { aiming } = aimed();
    expect(["tile", "card", "north"].map((id) => aiming.canBeCarried(id))).toEqual([true, false, false]);
  });
});

describe("carrying", () => {
  it("aims to the right first and keeps the direction that was turned to", () => {
    const cells = [...CELLS, sprite("corner", 3, 3)];
    const { aiming } = aimed([...PATHS, "tile east corner", "tile east middle"], cells);
    aiming.lift("tile", 0, 0);
    aiming.carry(10, 10, ["middle"]);
    expect(aiming.aimed).toBe("east");
    expect(aiming.considered?.text).toBe("tile middle east");
    aiming.turn(1);
    aiming.carry(20, 10, ["east"]);
    expect(aiming.aimed).toBe("corner");
  });

  it("plays what was turned when it is dropped", () => {
    const { page, aiming } = aimed();
    aiming.lift("tile", 0, 0);
    aiming.carry(10, 10, ["middle"]);
    aiming.turn(1);
    aiming.drop(["middle"]);
    expect(page.played).toEqual(["tile middle south"]);
    expect(aiming.dragging).toBeNull();
  });

  it("only aims when it was not turned", async () => {
    const { page, aiming } = aimed();
    aiming.lift("tile", 0, 0);
    aiming.carry(10, 10, ["middle"]);
    aiming.drop(["middle"]);
    await tick();
    expect(page.played).toEqual([]);
    expect(page.hand?.touched).toEqual(["tile", "middle"]);
    expect(aiming.aimed).toBe("east");
  });

  it("goes back where it cannot be dropped, and stays in the hand where it was taken", () => {
    const { page, aiming } = aimed();
    aiming.lift("tile", 0, 0);
    aiming.drop(["tile"]);
    expect(page.hand?.touched).toEqual(["tile"]);
    page.hand?.clear();
    aiming.lift("tile", 0, 0);
    aiming.drop(["card"]);
    expect(page.hand?.touched).toEqual([]);
  });
});

import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../lib/settings.svelte";
import { arrange } from "./layout";
import { Reading } from "./reading.svelte";
import { created, Page, sprite, zone } from "./testing.svelte";

const CARD = zone("card", [sprite("a"), sprite("b")], { legend: true });
const BOARD = zone("board", [sprite("cell")]);

function read(): { page: Page; reading: Reading } {
  const page = new Page([CARD, BOARD], ["a b", "cell"]);
  const layout = arrange(page.scene.zones, 1200, 800);
  return { page, reading: created(() => new Reading(page, { layout })) };
}

beforeEach(() => settings.change({ confirm: "none" }));

describe("words beside a zone", () => {
  it("open with a touch of a zone that has some, and close with a touch elsewhere", () => {
    const { reading } = read();
    expect(reading.follow(CARD)).toBe(true);
    expect(reading.zone?.name).toBe("card");
    expect(reading.follow(BOARD)).toBe(false);
    expect(reading.zone).toBeUndefined();
  });

  it("close when the action is complete", () => {
    const { page, reading } = read();
    reading.open("card");
    page.hand?.touch("a");
    flushSync();
    expect(reading.zone?.name).toBe("card");
    page.hand?.touch("b");
    flushSync();
    expect(reading.zone).toBeUndefined();
  });

  it("stay open for a person who only reads", () => {
    const { page, reading } = read();
    reading.open("card");
    flushSync();
    page.choices = [];
    flushSync();
    expect(reading.reads("card")).toBe(true);
    expect(reading.close()).toBe(true);
    expect(reading.close()).toBe(false);
  });
});

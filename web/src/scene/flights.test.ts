import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../lib/settings.svelte";
import { Flights } from "./flights.svelte";
import type { Stop } from "./frame.svelte";
import { created, Page, scene, settled, sprite, zone } from "./testing.svelte";

const stop = (x: number): Stop => ({ x, y: 0, scale: 1 });

/** The test says where sprites are drawn. */
function shown(): { page: Page; flights: Flights; drawn: Map<string, Stop> } {
  const page = new Page([zone("shelf", [sprite("card")]), zone("mine")]);
  const drawn = new Map([["card", stop(10)]]);
  const flights = created(() => new Flights(page, { stopOf: (id) => drawn.get(id) ?? null }));
  return { page, flights, drawn };
}

beforeEach(() => settings.change({ speed: "normal" }));

describe("flights", () => {
  it("lead from where a sprite was drawn to where it is drawn now", async () => {
    const { page, flights, drawn } = shown();
    page.scene = scene([zone("shelf"), zone("mine", [sprite("card")])]);
    flushSync();
    expect(flights.flying.has("card")).toBe(true);
    drawn.set("card", stop(70));
    await settled();
    expect(flights.all.map(({ from, to }) => [from.x, to.x])).toEqual([[10, 70]]);
    for (const flight of flights.all) flights.land(flight);
    expect(flights.flying.size).toBe(0);
  });

  it("begin again when a sprite sets off a second time", async () => {
    const { page, flights, drawn } = shown();
    page.scene = scene([zone("shelf"), zone("mine", [sprite("card")])]);
    flushSync();
    drawn.set("card", stop(70));
    await settled();
    const first = flights.all;
    page.scene = scene([zone("shelf", [sprite("card")]), zone("mine")]);
    flushSync();
    await settled();
    expect(flights.all).toHaveLength(1);
    for (const flight of first) flights.land(flight); // too late: it is no longer on that path
    expect(flights.flying.has("card")).toBe(true);
  });

  it("are not made by what is drawn nowhere, and without motion", async () => {
    const { page, flights, drawn } = shown();
    settings.change({ speed: "none" });
    page.scene = scene([zone("shelf"), zone("mine", [sprite("card")])]);
    flushSync();
    settings.change({ speed: "normal" });
    drawn.clear();
    page.scene = scene([zone("shelf", [sprite("card")]), zone("mine")]);
    flushSync();
    await settled();
    expect(flights.all).toEqual([]);
    expect(flights.flying.size).toBe(0);
  });

  it("know which zones are filled line by line: new ones that want it", () => {
    const { page, flights } = shown();
    page.scene = scene([zone("shelf", [], { fills: true }), zone("pad", [], { fills: true }), zone("plain")]);
    flushSync();
    expect(["shelf", "pad", "plain"].map((name) => flights.fills(name))).toEqual([false, true, false]);
  });
});

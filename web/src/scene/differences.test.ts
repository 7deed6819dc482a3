import { describe, expect, it } from "vitest";
import type { Scene, Sprite, Zone } from "../lib/protocol";
import { applyChange, delays, emigrants, keyOf, nearestTurn, painted } from "./differences";

const prompt = { id: "go" };
const label = { id: "thing" };
const sprite = (id: string, x: number, y: number, more: Partial<Sprite> = {}): Sprite => ({
  id,
  kind: "piece",
  x,
  y,
  label,
  ...more,
});
const zone = (name: string, ...sprites: Sprite[]): Zone => ({
  name,
  area: "main",
  width: 5,
  height: 5,
  label,
  sprites,
});
const scene = (...zones: Zone[]): Scene => ({ zones, prompt, menus: [] });

describe("differences of scenes", () => {
  it("finds what has gone to another zone", () => {
    const before = scene(
      zone("shelf", sprite("a", 0, 0), sprite("b", 1, 0)),
      zone("mine", sprite("c", 0, 0)),
    );
    const after = scene(zone("shelf", sprite("b", 2, 0)), zone("mine", sprite("c", 1, 1), sprite("a", 3, 3)));
    expect(emigrants(before, after).map(({ id }) => id)).toEqual(["a"]);
    expect(emigrants(before, before)).toEqual([]);
  });

  it("changes, adds and removes sprites and leaves the rest alone", () => {
    const before = scene(
      zone("board", sprite("a", 0, 0), sprite("b", 1, 0)),
      zone("hand", sprite("c", 0, 0)),
    );
    const after = applyChange(before, {
      prompt: { id: "next" },
      zones: [{ name: "board", changed: [sprite("a", 2, 2), sprite("d", 3, 3)], removed: ["b"] }],
    });
    expect(after.zones[0]?.sprites.map((each) => [each.id, each.x])).toEqual([
      ["a", 2],
      ["d", 3],
    ]);
    expect(after.zones[1]).toBe(before.zones[1]);
    expect(after.prompt.id).toBe("next");
  });

  it("moves only one of two alike things that have exchanged their ids", () => {
    const chief = (id: string, x: number): Sprite => sprite(id, x, 0, { tags: ["alike"] });
    const before = scene(zone("rows", chief("one", 3), chief("two", 0)));
    const change = { prompt, zones: [{ name: "rows", changed: [chief("one", 2), chief("two", 3)] }] };
    const after = applyChange(before, change);
    expect(after.zones[0]?.sprites.map((each) => [each.id, each.x, keyOf(each)])).toEqual([
      ["one", 2, "two"],
      ["two", 3, "one"],
    ]);
    expect(delays(before, after).size).toBe(0);
    const later = applyChange(after, {
      prompt,
      zones: [{ name: "rows", changed: [chief("one", 1)] }],
    });
    expect(later.zones[0]?.sprites.map(keyOf)).toEqual(["two", "one"]);
    const pushed = { prompt, zones: [{ name: "rows", changed: [sprite("one", 2, 0), sprite("two", 3, 0)] }] };
    const pushing = scene(zone("rows", sprite("one", 3, 0), sprite("two", 0, 0)));
    expect(applyChange(pushing, pushed).zones[0]?.sprites.map(keyOf)).toEqual(["one", "two"]);
  });

  it("never draws two things as one", () => {
    const chief = (id: string, x: number): Sprite => sprite(id, x, 0, { tags: ["alike"] });
    const keysOf = (each: Scene): string[] => (each.zones[0]?.sprites ?? []).map(keyOf).sort();
    const changed = (...sprites: Sprite[]) => ({ prompt, zones: [{ name: "rows", changed: sprites }] });
    const three = scene(zone("rows", chief("one", 0), chief("two", 1), chief("three", 2)));
    const around = applyChange(three, changed(chief("one", 1), chief("two", 2), chief("three", 0)));
    expect(keysOf(around)).toEqual(["one", "three", "two"]);
    // Two change their places, so that each has the key of the other; then one leaves and comes back.
    const two = scene(zone("rows", chief("one", 0), chief("two", 1)));
    const exchanged = applyChange(two, changed(chief("one", 1), chief("two", 0)));
    const left = applyChange(exchanged, { prompt, zones: [{ name: "rows", removed: ["one"] }] });
    const back = applyChange(left, changed(chief("one", 3)));
    expect(new Set(keysOf(back)).size).toBe(2);
  });

  it("replaces, adds and removes zones", () => {
    const before = scene(zone("board", sprite("a", 0, 0)), zone("choice", sprite("pass", 0, 0)));
    const whole = zone("board", sprite("z", 1, 1));
    const after = applyChange(before, {
      prompt,
      zones: [
        { name: "board", zone: whole },
        { name: "new", zone: zone("new") },
      ],
      removed: ["choice"],
    });
    expect(after.zones.map((each) => each.name)).toEqual(["board", "new"]);
    expect(after.zones[0]).toBe(whole);
  });

  it("keeps menus unless new ones are told", () => {
    const before = { ...scene(zone("board")), menus: [{ of: "a", choices: [] }] };
    expect(applyChange(before, { prompt }).menus).toBe(before.menus);
    expect(applyChange(before, { prompt, menus: [] }).menus).toEqual([]);
  });

  it("lets the mover arrive before the victim flies home", () => {
    const before = scene(zone("board", sprite("mover", 1, 1), sprite("victim", 2, 1), sprite("other", 4, 4)));
    const after = scene(zone("board", sprite("mover", 2, 1), sprite("victim", 0, 0), sprite("other", 4, 4)));
    expect([...delays(before, after)]).toEqual([["victim", 1]]);
  });

  it("turns the short way", () => {
    expect(nearestTurn(270, 0)).toBe(360);
    expect(nearestTurn(0, 270)).toBe(-90);
    expect(nearestTurn(360, 90)).toBe(450);
    expect(nearestTurn(90, 90)).toBe(90);
  });

  it("paints higher sprites later and equal ones in their order", () => {
    const mixed = zone(
      "board",
      sprite("top", 0, 0, { z: 2 }),
      sprite("x", 0, 0),
      sprite("low", 0, 0, { z: -1 }),
      sprite("y", 0, 0),
    );
    expect(painted(mixed).map((each) => each.id)).toEqual(["low", "x", "y", "top"]);
  });
});

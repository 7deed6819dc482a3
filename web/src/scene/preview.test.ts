import { describe, expect, it } from "vitest";
import type { Scene, Sprite, Zone } from "../lib/protocol";
import { certainly, ghostOf, previewOf, withGhosts } from "./preview";

const sprite = (id: string, x: number, more: Partial<Sprite> = {}): Sprite => ({
  id,
  kind: "piece",
  x,
  y: 0,
  label: { id },
  ...more,
});
const scene: Scene = {
  prompt: { id: "before" },
  zones: [
    {
      name: "board",
      area: "main",
      width: 9,
      height: 9,
      label: { id: "board" },
      sprites: [
        sprite("mover", 1),
        sprite("victim", 2),
        sprite("count", 5, { text: "3" }),
        sprite("rock", 8),
      ],
    },
    { name: "home", area: "left", width: 2, height: 2, label: { id: "home" }, sprites: [] },
  ],
};

describe("a preview", () => {
  const { ghosts, fates } = previewOf(scene, {
    prompt: { id: "after" },
    zones: [
      {
        name: "board",
        changed: [
          sprite("mover", 2),
          sprite("count", 5, { text: "2" }),
          sprite("rock", 8, { label: { id: "said" } }),
        ],
        removed: ["victim"],
      },
      { name: "home", changed: [sprite("victim", 0)] },
    ],
  });

  it("shows what moves, where it would be", () => {
    const mover = ghosts.get("board")?.find((each) => each.sprite.id === "mover");
    expect(mover?.sprite.x).toBe(2);
    expect(mover?.from?.x).toBe(1);
    expect(fates.get("mover")).toBe("leaving");
  });

  it("shows what goes to another zone there", () => {
    expect(ghosts.get("home")?.map((each) => each.sprite.id)).toEqual(["victim"]);
    expect(fates.get("victim")).toBe("leaving");
  });

  it("shows changed texts in place, and leaves alone what looks the same", () => {
    expect(fates.get("count")).toBe("replaced");
    expect(fates.has("rock")).toBe(false);
  });

  it("fades what would be gone", () => {
    const gone = previewOf(scene, { prompt: { id: "after" }, zones: [{ name: "board", removed: ["rock"] }] });
    expect([...gone.fates]).toEqual([["rock", "gone"]]);
  });

  it("leaves those alone that only move up, with what lies on them", () => {
    const row = (...cards: [string, number][]): Sprite[] =>
      cards.flatMap(([id, x]) => [sprite(id, x), sprite(`price of ${id}`, x + 0.3, { label: null })]);
    const shop: Scene = {
      prompt: { id: "before" },
      zones: [{ ...(scene.zones[0] as Zone), sprites: row(["a", 1], ["b", 2], ["c", 3], ["d", 4]) }],
    };
    const change = {
      prompt: { id: "after" },
      zones: [{ name: "board", changed: row(["c", 2], ["d", 3]), removed: ["b", "price of b"] }],
    };
    const shown = previewOf(shop, change, ["b", "buy"]);
    expect([...shown.ghosts.values()].flat()).toEqual([]);
    expect([...shown.fates]).toEqual([
      ["b", "gone"],
      ["price of b", "gone"],
    ]);
  });

  it("leaves a button alone that comes half over the one that was touched", () => {
    const closing: Scene = {
      prompt: { id: "before" },
      zones: [{ ...(scene.zones[0] as Zone), sprites: [sprite("done", 2.14), sprite("timeout", 3.08)] }],
    };
    const moved = sprite("timeout", 2.6, { scale: 1.2 });
    const change = {
      prompt: { id: "after" },
      zones: [{ name: "board", changed: [moved], removed: ["done"] }],
    };
    const shown = previewOf(closing, change, ["done"]);
    expect([...shown.ghosts.values()].flat()).toEqual([]);
    expect([...shown.fates]).toEqual([["done", "gone"]]);
  });

  it("shows what comes to a place that was touched and stays", () => {
    const change = { prompt: { id: "after" }, zones: [{ name: "board", changed: [sprite("mover", 8.1)] }] };
    const claimed = previewOf(scene, change, ["rock"]);
    expect(claimed.ghosts.get("board")?.map((each) => each.sprite.id)).toEqual(["mover"]);
  });

  it("shows two that change places", () => {
    const change = {
      prompt: { id: "after" },
      zones: [{ name: "board", changed: [sprite("mover", 2), sprite("victim", 1)] }],
    };
    const swapped = previewOf(scene, change, ["mover", "victim"]);
    expect(swapped.ghosts.get("board")?.map((each) => each.sprite.id)).toEqual(["mover", "victim"]);
    const pushed = previewOf(scene, change, ["mover"]);
    expect(pushed.ghosts.get("board")?.map((each) => each.sprite.id)).toEqual(["mover", "victim"]);
  });

  it("puts ghosts between the sprites, where the real ones would be painted", () => {
    const board = {
      ...(scene.zones[0] as Zone),
      sprites: [sprite("below", 0), sprite("above", 0, { z: 2 })],
    };
    const shown = withGhosts(board, board.sprites, [{ sprite: sprite("new", 0, { z: 1 }), from: null }]);
    expect(shown.map(({ id }) => id)).toEqual(["below", "ghost new", "above"]);
    expect(shown.map(ghostOf)).toEqual([null, "new", null]);
    expect(shown[1]?.label).toBeNull();
  });
});

describe("what is certain", () => {
  const laid = (x: number): Sprite => sprite(`square-${x}`, x, { kind: "lake" });
  const preview = (...xs: number[]) => ({
    ghosts: new Map([["board", xs.map((x) => ({ sprite: laid(x), from: null }))]]),
    fates: new Map(),
  });

  it("is drawn where something was touched, if every way on leads to it", () => {
    const { ghosts } = certainly([preview(1, 2), preview(0, 1)], scene, ["mover"]);
    expect(ghosts.get("board")?.map((each) => each.sprite.id)).toEqual(["square-1"]);
  });

  it("is nothing where the ways differ, or nothing was touched", () => {
    expect(certainly([preview(1), preview(2)], scene, ["mover"]).ghosts.size).toBe(0);
    expect(certainly([preview(1), preview(1)], scene, []).ghosts.size).toBe(0);
    expect(certainly([], scene, ["mover"]).ghosts.size).toBe(0);
  });
});

import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Sprite } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { created, Page, sprite, zone } from "./testing.svelte";
import { Walking } from "./walking.svelte";

const SPRITES = [sprite("tile", 0), sprite("next", 1), sprite("piece", 1), sprite("last", 2)];

function walked(paths: string[]) {
  const page = new Page([zone("board", SPRITES)], paths);
  const [touched, pointed]: [string[], (string | null)[]] = [[], []];
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const { id } of SPRITES) {
    const g = document.createElementNS("http://www.w3.org/2000/svg", "g");
    g.dataset.sprite = id;
    g.setAttribute("tabindex", "-1");
    svg.append(g);
  }
  document.body.append(svg);
  const walking = created(
    () =>
      new Walking({
        get hand() {
          return page.hand;
        },
        shown: SPRITES,
        labelled: SPRITES,
        get candidates() {
          return SPRITES.filter((each) => page.hand?.candidates.has(each.id));
        },
        sprite: (id) => SPRITES.find((each) => each.id === id),
        isWindow: false,
        reveal: () => {},
        ontouch: (id) => void touched.push(id),
        onpoint: (id) => void pointed.push(id),
      }),
  );
  walking.svg = svg;
  flushSync();
  const press = (key: string, at: Sprite | undefined): boolean => {
    const event = new KeyboardEvent("keydown", { key, cancelable: true });
    if (at) walking.key(event, at);
    return event.defaultPrevented;
  };
  return { page, walking, touched, pointed, svg, press };
}

const focused = (): string | undefined => (document.activeElement as HTMLElement | null)?.dataset.sprite;

beforeEach(() => settings.change({ confirm: "none" }));
afterEach(() => document.body.replaceChildren());

describe("keys in a zone", () => {
  it("come first to what can be touched, then to where they were", () => {
    const { walking, svg } = walked(["next", "tile"]);
    expect(walking.entry).toBe("tile");
    walking.focus(svg, SPRITES[3] as Sprite);
    expect(walking.entry).toBe("last");
  });

  it("lead to what can be touched on the next spot, else to what lies on top", () => {
    const { press } = walked(["next"]);
    press("ArrowRight", SPRITES[0]);
    expect(focused()).toBe("next");
    const other = walked(["tile"]);
    other.press("ArrowRight", SPRITES[0]);
    expect(focused()).toBe("piece");
  });

  it("touch", () => {
    const { press, touched } = walked(["next"]);
    expect(press("Enter", SPRITES[2])).toBe(true);
    press(" ", SPRITES[0]);
    expect(touched).toEqual(["next", "tile"]);
  });

  it("leave the arrows to the page where nothing is played and a click left the focus", () => {
    const { press } = walked([]);
    expect(press("ArrowDown", SPRITES[0])).toBe(false);
  });

  it("point at nothing once the focus is gone", async () => {
    const { walking, pointed } = walked(["next"]);
    walking.blur();
    await tick();
    expect(pointed).toEqual([null]);
    expect(walking.ring).toBeUndefined();
  });
});

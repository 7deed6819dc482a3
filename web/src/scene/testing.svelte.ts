/** For tests: small scenes, and what a page would give to the classes of a scene view. */
import { flushSync, tick } from "svelte";
import type { Choice, Gesture, Menu, Scene, Sprite, Zone } from "../lib/protocol";
import type { Given } from "./given";
import { Hand } from "./hand.svelte";
import { NOTHING } from "./preview";

export const sprite = (id: string, x = 0, y = 0, more: Partial<Sprite> = {}): Sprite => ({
  id,
  kind: "piece",
  x,
  y,
  label: { id },
  ...more,
});

export const zone = (name: string, sprites: Sprite[] = [], more: Partial<Zone> = {}): Zone => ({
  name,
  area: "main",
  width: 5,
  height: 5,
  label: { id: name },
  sprites,
  ...more,
});

export const scene = (zones: Zone[], menus: Menu[] = []): Scene => ({ zones, prompt: { id: "go" }, menus });

/** The choices with these paths of touches, numbered. */
export const choices = (...paths: string[]): Choice[] =>
  paths.map((path, action) => ({ action, text: path, touches: path.split(" ") }));

/** A page that gives everything and records what it is told. Its fields can be changed. */
export class Page implements Given {
  scene: Scene = $state.raw(scene([]));
  choices: Choice[] = $state.raw([]);
  hand: Hand | null = $state.raw(null);
  marks: Given["marks"] = $state.raw([]);
  known: Given["known"] = $state.raw([]);
  pointed: Given["pointed"] = $state.raw([]);
  lit: Given["lit"] = $state.raw(new Set<string>());
  preview: Given["preview"] = $state.raw(NOTHING);
  told: Given["told"] = $state.raw([]);
  over = $state(false);
  idle = $state(false);
  reserved = $state(0);
  whole = false;
  readonly products = [];
  gestures: Gesture[] = [];
  played: string[] = [];
  impossible: string[][] = [];
  considered: (string | null)[] = [];
  asked = 0;
  pointedAt = 0;

  constructor(zones: Zone[], paths: string[] = [], menus: Menu[] = []) {
    this.scene = scene(zones, menus);
    this.choices = choices(...paths);
    this.hand = paths.length ? new Hand(this) : null;
  }

  async play(choice: Choice): Promise<boolean> {
    this.played.push(choice.text);
    return true;
  }

  onimpossible(path: string[]): void {
    this.impossible.push(path);
  }

  onconsider(choice: Choice | null): void {
    this.considered.push(choice?.text ?? null);
  }

  onabout(): void {
    this.asked++;
  }

  onpoint(): void {
    this.pointedAt++;
  }
}

/** Wait until everything that waits for the page to be drawn is done. */
export async function settled(): Promise<void> {
  await tick();
  await tick();
}

/** Something with effects, as if a component had created it. */
export function created<T>(make: () => T): T {
  let made: T | undefined;
  $effect.root(() => {
    made = make();
  });
  flushSync();
  return made as T;
}

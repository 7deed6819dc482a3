/** What touches do, whether by finger, mouse or keyboard: the surface that fingers work on, turning and stepping back. */

import type { Aiming } from "./aiming.svelte";
import type { Arrangement } from "./arrangement.svelte";
import type { Explaining } from "./explaining.svelte";
import type { Surface } from "./fingers";
import type { Frame } from "./frame.svelte";
import type { Given } from "./given";
import type { Inventory } from "./inventory.svelte";
import type { Menu } from "./menu.svelte";
import type { Reading } from "./reading.svelte";

/** A tap on a window with smaller units than this magnifies it instead of touching something. */
const TOO_SMALL = 24;
const MAGNIFIED = 48;

interface Parts {
  readonly given: Pick<Given, "hand" | "onimpossible">;
  readonly frame: Frame;
  readonly inventory: Inventory;
  readonly arrangement: Arrangement;
  readonly aiming: Aiming;
  readonly menu: Menu;
  readonly explaining: Explaining;
  readonly reading: Reading;
}

export class Touching implements Surface {
  constructor(private readonly parts: Parts) {}

  /** Touch a sprite or a choice of the menu. If something is aimed at, repeating the last touch means the aim. */
  touch(id: string, byKeyboard: boolean): void {
    const { given, inventory, aiming, menu, explaining, reading } = this.parts;
    const { hand } = given;
    menu.byKeyboard = byKeyboard;
    explaining.close();
    if (!hand) return;
    const aimed = aiming.take();
    const taken = aimed && id === hand.last ? aimed : id;
    const isRead = reading.follow(inventory.home(taken));
    if (!hand.touch(taken) && !isRead) given.onimpossible([...hand.path, taken]);
  }

  /** By keyboard, touch what turning has come to. */
  touchAimed(): void {
    const { given, aiming, menu } = this.parts;
    const taken = aiming.take();
    menu.byKeyboard = true;
    if (taken) given.hand?.touch(taken);
  }

  /** The focus is on a sprite, or has left it. */
  pointAt(id: string | null): void {
    const { aiming, explaining } = this.parts;
    aiming.hovered = id && aiming.canComeNext(id) ? id : null;
    explaining.point(id ? [id] : []);
  }

  /** To the next of several possible touches, which comes into sight. */
  turn(step: number): boolean {
    const { aiming, menu } = this.parts;
    const { hovered } = aiming;
    if (!aiming.turn(step, menu.hasFocus && menu.offers(hovered) ? hovered : null)) return false;
    this.reveal(aiming.aimed);
    if (menu.options.length) menu.focus(aiming.aimed);
    return true;
  }

  /** Bring a sprite into sight where its zone is magnified. */
  reveal(id: string | null): void {
    const { inventory, arrangement } = this.parts;
    const [sprite, home] = [inventory.sprite(id), inventory.home(id)];
    if (sprite && home) arrangement.camera(home.name).reveal(sprite.x, sprite.y);
  }

  /** Take the latest thing back: an answer, an aim, a touch, words, a drawer. False if there was nothing. */
  stepBack(): boolean {
    const { given, frame, arrangement, aiming, explaining, reading } = this.parts;
    if (explaining.close() || aiming.forget()) return true;
    const from = given.hand?.last;
    if (given.hand?.back()) {
      if (from) frame.focus(from);
      return true;
    }
    return reading.close() || arrangement.closeDrawer();
  }

  // --- for fingers ----------------------------------------------------------------------------

  grip(x: number, y: number): { thing: string | null; window: string | null } {
    const { frame, arrangement, aiming } = this.parts;
    const zone = frame.zoneAt(x, y);
    const as = zone && arrangement.box(zone)?.as;
    const id = as === "small" ? null : aiming.meant(frame.stackAt(x, y));
    return { thing: id && aiming.canBeCarried(id) ? id : null, window: as === "window" ? zone : null };
  }

  tap(x: number, y: number, finger: boolean): void {
    const { given, frame, arrangement, aiming, explaining } = this.parts;
    const zone = frame.zoneAt(x, y);
    const as = zone && arrangement.box(zone)?.as;
    if (zone && as === "small") {
      void arrangement.resize(zone);
      return;
    }
    const camera = zone && as === "window" ? arrangement.camera(zone) : null;
    if (zone && camera && finger && camera.unit < TOO_SMALL) {
      const inside = frame.inPane(x, y, zone);
      const at = camera.at(inside.x, inside.y);
      camera.look(at.x, at.y, MAGNIFIED);
      return;
    }
    const meant = aiming.meant(frame.stackAt(x, y));
    const id = (finger && !camera && !aiming.isUsable(meant) && this.nearest(zone, x, y)) || meant;
    if (id) this.touch(id, false);
    else {
      explaining.close();
      aiming.forget();
      given.hand?.back();
    }
  }

  /** What can come next in a zone and is so small that a finger easily lands beside it. */
  private nearest(zone: string | null | undefined, x: number, y: number): string | null {
    const { given, frame, inventory } = this.parts;
    const here = [...(given.hand?.candidates ?? [])].filter((id) => inventory.home(id)?.name === zone);
    return frame.nearest(here, x, y);
  }

  hold(x: number, y: number): void {
    this.parts.explaining.explain(x, y);
  }

  lift(id: string, x: number, y: number): void {
    this.parts.menu.byKeyboard = false;
    this.parts.aiming.lift(id, x, y);
  }

  carry(x: number, y: number): void {
    this.parts.aiming.carry(x, y, this.parts.frame.stackAt(x, y));
  }

  drop(x: number, y: number): void {
    this.parts.aiming.drop(this.parts.frame.stackAt(x, y));
  }

  letGo(): void {
    this.parts.aiming.letGo();
  }

  pan(zone: string, dx: number, dy: number): void {
    this.parts.arrangement.camera(zone).pan(dx, dy);
  }

  pinch(zone: string, factor: number, x: number, y: number): void {
    const at = this.parts.frame.inPane(x, y, zone);
    this.parts.arrangement.camera(zone).zoom(factor, at.x, at.y);
  }

  secondTap(): void {
    this.turn(1);
  }

  capture(finger: number): void {
    this.parts.frame.element?.setPointerCapture(finger);
  }
}

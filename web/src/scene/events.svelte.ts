/**
 * The events of a scene's frame and of the keyboard, passed on to the parts they concern.
 *
 * Create it while a component is set up: it has an effect.
 */
import type { Aiming } from "./aiming.svelte";
import type { Arrangement } from "./arrangement.svelte";
import type { Explaining } from "./explaining.svelte";
import { Fingers } from "./fingers";
import { type Frame, zoneAround } from "./frame.svelte";
import type { Given } from "./given";
import type { Menu } from "./menu.svelte";
import type { Touching } from "./touching";

/** What lies over or beside the zones: pressing it does not touch the board. */
const BOXES = ".menu, .about, .title, .lens, .drawers, .sheet header, .words, .reading, .book";
/** Boxes that come up beside the finger that calls them. */
const POPUPS = ".menu, .about";
/** How far the wheel is turned to come to the next possible touch. */
const WHEEL_TURN = 60;
/** With more possible touches than this the wheel magnifies instead. */
const FEW = 6;
/** How far the wheel is turned to magnify by e; pinching on a touch pad is a wheel with Ctrl. */
const WHEEL_ZOOM = 400;
const PINCH_ZOOM = 120;

interface Parts {
  readonly given: Pick<Given, "hand">;
  readonly frame: Frame;
  readonly arrangement: Arrangement;
  readonly aiming: Aiming;
  readonly menu: Menu;
  readonly explaining: Explaining;
  readonly touching: Touching;
}

const elementOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target : null);

export class Events {
  private readonly fingers: Fingers;
  /** The last press was on a box. */
  private pressedBox = false;
  /** How far the wheel has been turned since the last touch it came to. */
  private wheeled = 0;

  constructor(private readonly parts: Parts) {
    this.fingers = new Fingers(parts.touching);
    // Not passive: the page must not scroll.
    $effect(() => {
      const { element } = this.parts.frame;
      if (!element) return;
      element.addEventListener("wheel", this.wheel, { passive: false });
      element.addEventListener("touchstart", this.touchStart, { passive: false });
      return () => {
        element.removeEventListener("wheel", this.wheel);
        element.removeEventListener("touchstart", this.touchStart);
      };
    });
  }

  /** A finger that touched a sprite must not click the menu that has just come up beside it. */
  readonly clickCapture = (event: MouseEvent): void => {
    if (event.detail && !this.pressedBox && elementOf(event.target)?.closest(POPUPS)) event.stopPropagation();
  };

  readonly pointerDown = (event: PointerEvent): void => {
    this.pressedBox = Boolean(elementOf(event.target)?.closest(BOXES));
    if (event.button === 0 && !this.pressedBox) this.fingers.press(event);
  };

  readonly pointerMove = (event: PointerEvent): void => {
    const { frame, aiming, explaining } = this.parts;
    this.fingers.move(event);
    if (this.fingers.busy || event.pointerType === "touch") return;
    const stack = frame.stackAt(event.clientX, event.clientY);
    explaining.point(stack);
    const over = stack.find((id) => aiming.canComeNext(id)) ?? null;
    if (over !== aiming.hovered && !elementOf(event.target)?.closest(".menu")) aiming.hovered = over;
  };

  readonly pointerUp = (event: PointerEvent): void => this.fingers.release(event);

  readonly pointerCancel = (event: PointerEvent): void => this.fingers.cancel(event);

  readonly pointerLeave = (): void => {
    this.parts.aiming.hovered = null;
    this.parts.explaining.pointAway();
  };

  readonly contextMenu = (event: MouseEvent): void => {
    if (elementOf(event.target)?.closest(".about")) return;
    if (this.parts.explaining.explain(event.clientX, event.clientY)) event.preventDefault();
  };

  /** Turns while something is carried or few touches are possible; else magnifies a window. */
  private readonly wheel = (event: WheelEvent): void => {
    const { given, frame, arrangement, aiming, touching } = this.parts;
    // By the target, not by the point: finding everything there takes longer than a frame on a crowded board.
    const zone = zoneAround(elementOf(event.target));
    const camera = zone && arrangement.box(zone)?.as === "window" ? arrangement.camera(zone) : null;
    const few = given.hand?.touched.length && aiming.turnable().length <= FEW;
    if (!event.ctrlKey && (aiming.dragging || few) && aiming.turnable().length > 1) {
      event.preventDefault();
      this.wheeled += event.deltaY;
      if (Math.abs(this.wheeled) < WHEEL_TURN) return;
      touching.turn(Math.sign(this.wheeled));
      this.wheeled = 0;
    } else if (camera && zone) {
      if (camera.isWhole && event.deltaY > 0 && !event.ctrlKey) return;
      event.preventDefault();
      const at = frame.inPane(event.clientX, event.clientY, zone);
      camera.zoom(Math.exp(-event.deltaY / (event.ctrlKey ? PINCH_ZOOM : WHEEL_ZOOM)), at.x, at.y);
    }
  };

  private readonly touchStart = (event: TouchEvent): void => {
    if (this.fingers.grips) event.preventDefault();
  };

  /** R and Shift+R turn, Enter touches what turning has come to, + - 0 magnify a window. */
  readonly keyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const { aiming, menu, touching } = this.parts;
    const target = elementOf(event.target);
    if (target?.closest("input, textarea, select, dialog")) return;
    if (event.key === "r" || event.key === "R") {
      menu.byKeyboard = true;
      if (touching.turn(event.key === "r" ? 1 : -1)) event.preventDefault();
    } else if (
      event.key === "Enter" &&
      aiming.aimed &&
      (target === document.body || target?.closest("[data-sprite]"))
    ) {
      event.preventDefault();
      event.stopPropagation();
      touching.touchAimed();
    } else if (["+", "-", "0"].includes(event.key) && this.magnify(event.key, target)) event.preventDefault();
  };

  /** The window that an element belongs to, else the first. False without one. */
  private magnify(key: string, near: Element | null): boolean {
    const { arrangement } = this.parts;
    const zone = zoneAround(near);
    const name = arrangement.windows.find((each) => each === zone) ?? arrangement.windows[0];
    if (!name) return false;
    const camera = arrangement.camera(name);
    if (key === "+") camera.closer();
    else if (key === "-") camera.farther();
    else camera.fit();
    return true;
  }
}

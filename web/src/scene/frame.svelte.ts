/** The element that a scene is drawn in: what lies where in it. It asks the browser and changes nothing but the focus. */

/** Where a box goes that belongs to a sprite: its middle, and its lower edge, or its upper one if it hangs below. */
export interface Spot {
  x: number;
  y: number;
  below: boolean;
  /** How high it may be so that the window shows all of it. */
  room: number;
}

/** Where a sprite is drawn, and how large a hundredth of a unit is. */
export interface Stop {
  x: number;
  y: number;
  scale: number;
}

/** A sprite closer to the top of the window than this has its box below it. */
const HEADROOM = 130;
const EDGE = 4;
/** Between the sprite and the box, and between the box and the end of the window. */
const GAP = 12;
/** What a fingertip covers: anything smaller is touched as if it were as large. */
const FINGER = 50;

export class Frame {
  element = $state<HTMLElement | undefined>();

  sprite(id: string): SVGGElement | null {
    return this.element?.querySelector<SVGGElement>(`[data-sprite="${CSS.escape(id)}"]`) ?? null;
  }

  pane(zone: string): Element | null {
    return this.element?.querySelector(`[data-pane="${CSS.escape(zone)}"]`) ?? null;
  }

  focus(id: string): void {
    this.sprite(id)?.focus();
  }

  /** The sprites at a point of the window, the topmost first. */
  stackAt(x: number, y: number): string[] {
    const found: string[] = [];
    for (const element of document.elementsFromPoint(x, y)) {
      const at = element.closest<SVGElement>("[data-sprite]");
      const id = at && this.element?.contains(at) ? at.dataset.sprite : undefined;
      if (id && !found.includes(id)) found.push(id);
      // A sheet hides what is under it.
      if (element.classList.contains("sheet")) break;
    }
    return found;
  }

  /** The closest of some sprites that a fingertip at this point of the window touches, though their drawing may not. */
  nearest(ids: Iterable<string>, x: number, y: number): string | null {
    let [found, least]: [string | null, number] = [null, Number.POSITIVE_INFINITY];
    for (const id of ids) {
      const at = this.sprite(id)?.getBoundingClientRect();
      if (!at) continue;
      const [dx, dy] = [Math.abs(x - at.left - at.width / 2), Math.abs(y - at.top - at.height / 2)];
      const isReached = dx <= Math.max(FINGER, at.width) / 2 && dy <= Math.max(FINGER, at.height) / 2;
      if (isReached && Math.hypot(dx, dy) < least) [found, least] = [id, Math.hypot(dx, dy)];
    }
    return found;
  }

  /** The name of the zone at a point of the window. */
  zoneAt(x: number, y: number): string | null {
    for (const element of document.elementsFromPoint(x, y)) {
      const name = zoneAround(element);
      if (name) return name;
    }
    return null;
  }

  /** A point of the window, seen from the corner of a zone's pane. */
  inPane(x: number, y: number, zone: string): { x: number; y: number } {
    const pane = this.pane(zone)?.getBoundingClientRect();
    return { x: x - (pane?.left ?? 0), y: y - (pane?.top ?? 0) };
  }

  /** Where a box of this width goes that belongs to a sprite: above it where there is room, and inside the frame. */
  spotFor(id: string, wide: number): Spot {
    const element = this.sprite(id);
    if (!this.element || !element) return { x: 0, y: 0, below: false, room: window.innerHeight };
    const inside = this.element.getBoundingClientRect();
    const at = element.getBoundingClientRect();
    const middle = at.left + at.width / 2 - inside.left;
    const below = at.top < HEADROOM;
    const x = Math.max(wide / 2 + EDGE, Math.min(inside.width - wide / 2 - EDGE, middle));
    const room = (below ? window.innerHeight - at.bottom : at.top) - 2 * GAP;
    return { x, y: (below ? at.bottom : at.top) - inside.top, below, room };
  }

  /** Where a sprite is drawn now, seen from the corner of the frame. */
  stopOf(id: string): Stop | null {
    const at = this.sprite(id)?.getScreenCTM();
    const origin = this.element?.getBoundingClientRect();
    return at && origin ? { x: at.e - origin.left, y: at.f - origin.top, scale: at.a } : null;
  }
}

/** The name of the zone whose pane an element belongs to. */
export function zoneAround(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>("[data-pane]")?.dataset.pane;
}

/** Where the zones of a scene go, and how large a unit of each is drawn. Pixels, from the corner of the scene. */
import type { Zone } from "../lib/protocol";
import { abreast, type Block, type Box, EMPTY, flow, GAP, moved, SQUEEZE, stack } from "./blocks";

export type { Box } from "./blocks";

export interface Layout {
  boxes: ReadonlyMap<string, Box>;
  /** Names of the zones that are behind buttons. */
  drawers: readonly string[];
  width: number;
  height: number;
}

export const TITLE = 32;
/** Below this width there is no room beside the board. */
export const NARROW = 700;
/** The smallest unit that a finger can touch, and the smallest that an eye can follow. */
export const TOUCHED = 34;
export const WATCHED = 20;
const LARGEST = 150;
const SCROLLED = 52;
/** How much longer than the screen a page may become in order to be as wide as it. */
const A_LITTLE = 1.35;
/** Beside a window, which takes all the available room, other zones are no larger than this. */
const COMFORTABLE = 64;
const SMALL = 0.42;
const SMALL_WIDTH = 84;
const LEAST_SMALL = 9;
/** The middle is never narrower. */
const LEAST = 160;
/** Single buttons are large enough for a finger, and the board does not shrink when they appear. */
const BUTTON = 62;
/** How far a window may differ from the shape of what it shows. */
const STRETCH = 1.35;
const WINDOW_SHARE = 0.45;

interface Room {
  width: number;
  height: number;
}

/** Where pages scroll, the board may be this much narrower to be seen without scrolling. */
const NEARLY = 0.9;

/** Which zones are drawn how; one of the small ones may be enlarged, and one of the middle then gives way to it. */
interface Roles {
  full: Zone[];
  small: Zone[];
  drawers: Zone[];
  buttons: Zone[];
}

function isButton(zone: Zone): boolean {
  return zone.area === "bottom" && zone.width <= 2 && zone.height <= 2 && (zone.show ?? "full") === "full";
}

export function roles(zones: readonly Zone[], narrow: boolean, enlarged: string | null): Roles {
  const found: Roles = { full: [], small: [], drawers: [], buttons: [] };
  const chosen = zones.find((zone) => zone.name === enlarged && zone.show === "small");
  for (const zone of zones) {
    if (isButton(zone)) found.buttons.push(zone);
    else if (zone.show === "drawer" && narrow) found.drawers.push(zone);
    else if (zone === chosen) found.full.push(zone);
    else if (zone.show === "small" || (chosen?.area === "main" && zone.area === "main"))
      found.small.push(zone);
    else found.full.push(zone);
  }
  return found;
}

interface Plan {
  block: Block;
  unit: number;
  fits: boolean;
  worth: number;
  /** How far down what is played on reaches. */
  bottom: number;
}

class Planner {
  private readonly windows: Zone[];
  private readonly mains: Zone[];

  constructor(
    private readonly roles: Roles,
    private readonly enlarged: string | null,
    private readonly room: Room,
    private readonly handles: number,
    private readonly least: number,
  ) {
    this.windows = roles.full.filter((zone) => zone.zoom);
    this.mains = roles.full.filter((zone) => zone.area === "main" && !zone.zoom);
  }

  get hasWindow(): boolean {
    return this.windows.length > 0;
  }

  private at(...areas: Zone["area"][]): Zone[] {
    return this.roles.full.filter((zone) => areas.includes(zone.area) && !zone.zoom);
  }

  private full(zones: readonly Zone[], unit: number, width = this.room.width): Block["items"] {
    return zones.map((zone) => {
      const own = Math.min(unit, width / zone.width);
      const title = zone.name === this.enlarged ? TITLE : 0;
      const as = own < this.least && own < unit ? "window" : "whole";
      return {
        zone,
        box: { x: 0, y: 0, width: zone.width * own, height: zone.height * own + title, unit: own, as, title },
      };
    });
  }

  private small(zones: readonly Zone[], unit: number, widest: number, largest = LARGEST): Block["items"] {
    return zones.map((zone) => {
      const own = Math.min(unit * SMALL, widest / zone.width, (unit * 4) / zone.height, largest);
      const width = Math.max(zone.width * own, Math.min(SMALL_WIDTH, widest));
      return {
        zone,
        box: { x: 0, y: 0, width, height: zone.height * own + TITLE, unit: own, as: "small", title: TITLE },
      };
    });
  }

  /** The windows share what is left over, in a shape not too far from that of what they show. */
  private window(width: number, height: number): Block {
    if (!this.windows.length) return EMPTY;
    const across = width >= height * 1.4 ? this.windows.length : 1;
    const share: Room = {
      width: (width - GAP * (across - 1)) / across,
      height:
        Math.max(260, height - GAP * (this.windows.length / across - 1)) / (this.windows.length / across),
    };
    const items: Block["items"] = this.windows.map((zone) => {
      const shape = zone.width / zone.height;
      const title = zone.name === this.enlarged ? TITLE : 0;
      const wide = Math.min(share.width, share.height * shape * STRETCH);
      const high = Math.min(share.height - title, (wide / shape) * STRETCH);
      const unit = Math.min(wide / zone.width, high / zone.height);
      return { zone, box: { x: 0, y: 0, width: wide, height: high + title, unit, as: "window", title } };
    });
    return flow(items, width);
  }

  /** Everything above and below the middle. */
  stacked(unit: number, perLine: number): Block {
    const { width, height } = this.room;
    const head = flow(this.full(this.at("left", "top", "right"), unit), width);
    const number = Math.min(this.roles.small.length, 4);
    const small = flow(this.small(this.roles.small, unit, (width - GAP * (number - 1)) / number), width);
    const main = flow(this.full(this.mains, unit), width, perLine);
    const bottom = flow(this.full(this.at("bottom"), unit), width);
    const others = stack(head, small, main, bottom);
    const window = this.window(width, height - others.height - (others.items.length ? GAP : 0));
    // Where the page scrolls, what is only looked at comes after what is played on.
    return width < NARROW
      ? stack(head, window, main, bottom, small)
      : stack(head, small, window, main, bottom);
  }

  /** Left and right of the middle what belongs there. */
  beside(unit: number, perLine: number): Block {
    const { width, height } = this.room;
    const widest = width * 0.22;
    const [atLeft, atRight] = [
      this.roles.small.filter((zone) => zone.area === "left"),
      this.roles.small.filter((zone) => zone.area !== "left"),
    ];
    const side = (zones: Zone[], small: Zone[]): Block => {
      const full = flow(this.full(zones, unit), 0);
      // What is only looked at gives way: it gets the height that is left over.
      const left = height - full.height - small.length * (TITLE + GAP);
      const high = left / small.reduce((sum, zone) => sum + zone.height, 0);
      return stack(full, flow(this.small(small, unit, widest, Math.max(high, LEAST_SMALL)), 0));
    };
    const left = side(this.at("left"), atLeft);
    const right = side(this.at("right"), atRight);
    const middle = Math.max(
      LEAST,
      width - [left, right].reduce((sum, each) => sum + (each.items.length ? each.width + GAP : 0), 0),
    );
    const top = flow(this.full(this.at("top"), unit, middle), middle);
    const bottom = flow(this.full(this.at("bottom"), unit, middle), middle);
    const main = flow(this.full(this.mains, unit, middle), middle, perLine);
    const others = stack(top, main, bottom);
    const window = this.window(middle, height - others.height - (others.items.length ? GAP : 0));
    return abreast(left, stack(top, window, main, bottom), right);
  }

  /** The middle alone, everything else in a rail beside it. */
  railed(unit: number, perLine: number): Block {
    const { width, height } = this.room;
    const zones = this.at("top", "left", "right", "bottom");
    const widest = Math.max(0, ...zones.map((zone) => zone.width * unit), this.roles.small.length ? 220 : 0);
    const rail = stack(
      flow(this.full(zones, unit, width / 2), widest),
      flow(this.small(this.roles.small, unit, (widest - GAP) / 2), widest),
    );
    const middle = Math.max(LEAST, width - (rail.items.length ? rail.width + GAP : 0));
    const main = flow(this.full(this.mains, unit, middle), middle, perLine);
    const window = this.window(middle, height - (main.items.length ? main.height + GAP : 0));
    return abreast(stack(window, main), rail);
  }

  /** How well an arrangement does with this unit. */
  private judge(block: Block, unit: number): Plan {
    const { width, height } = this.room;
    const whole = block.items.filter(({ box }) => box.as === "whole");
    const crammed = block.items.filter(({ zone, box }) => box.as === "window" && !zone.zoom);
    const least = Math.min(unit, ...[...whole, ...crammed].map(({ box }) => box.unit));
    // Where pages scroll, what is only looked at may be further down.
    const counted = width < NARROW ? block.items.filter(({ box }) => box.as !== "small") : block.items;
    const bottom = Math.max(0, ...counted.map(({ box }) => box.y + box.height));
    const large = whole.every(
      ({ zone, box }) => box.unit > (zone.area === "main" ? unit : unit * SQUEEZE) - 0.1,
    );
    let fits = block.width <= width + 0.5 && bottom <= height + 0.5 && large;
    // A zone becomes a window because the screen is small, never because others want to be larger.
    if (crammed.length && unit > this.least) fits = false;
    let worth = least;
    if (this.hasWindow) {
      const area = block.items
        .filter(({ zone }) => zone.zoom)
        .reduce((sum, { box }) => sum + box.width * box.height, 0);
      const share = area / (width * height);
      fits &&= share >= WINDOW_SHARE;
      worth = Math.sqrt(share) * Math.sqrt(unit);
    }
    // Pages scroll down, never sideways.
    if (block.width > width + 0.5) worth = 0;
    else if (!fits) worth *= 0.5 * Math.min(1, height / bottom);
    return { block, unit, fits, worth, bottom };
  }

  /** The largest unit with which it fits; the smallest if none does. */
  best(make: (unit: number) => Block): Plan {
    let [low, high] = [this.least, this.hasWindow ? COMFORTABLE : LARGEST];
    let found = this.judge(make(low), low);
    const wide = Math.min(SCROLLED, this.room.width / Math.max(1, ...this.mains.map((zone) => zone.width)));
    const scrolled = this.room.width < NARROW && wide > low ? this.judge(make(wide), wide) : found;
    // A page that scrolls anyway can be as wide as the screen.
    if (!found.fits) return this.withoutHandles(scrolled, make);
    for (let i = 0; i < 12; i++) {
      const unit = (low + high) / 2;
      const plan = this.judge(make(unit), unit);
      if (plan.fits) {
        low = unit;
        found = plan;
      } else high = unit;
    }
    // So can one that would scroll only a little.
    const isLonger = scrolled.unit > found.unit && scrolled.bottom <= this.room.height * A_LITTLE;
    if (!isLonger || this.hasWindow) return found;
    const longer = this.withoutHandles(scrolled, make);
    return { ...longer, worth: longer.unit };
  }

  /** As large as fits without scrolling, if that is nearly as wide; the buttons of drawers are further down anyway. */
  private withoutHandles(wide: Plan, make: (unit: number) => Block): Plan {
    const seen = this.room.height + this.handles - GAP;
    const unit = (wide.unit * seen) / wide.bottom;
    return unit >= wide.unit || unit < wide.unit * NEARLY ? wide : this.judge(make(unit), unit);
  }

  plan(): Plan {
    const count = Math.max(1, this.mains.length);
    const narrow = this.room.width < NARROW;
    let best: Plan | null = null;
    for (let perLine = 1; perLine <= count; perLine++) {
      const plans = [this.best((unit) => this.stacked(unit, perLine))];
      if (!narrow) {
        plans.push(this.best((unit) => this.beside(unit, perLine)));
        plans.push(this.best((unit) => this.railed(unit, perLine)));
      }
      // Another arrangement must be worth it.
      for (const plan of plans) if (!best || plan.worth > best.worth * 1.08) best = plan;
    }
    return best ?? { block: EMPTY, unit: this.least, fits: true, worth: 0, bottom: 0 };
  }

  buttons(unit: number): Block {
    return flow(this.full(this.roles.buttons, Math.max(unit, BUTTON)), this.room.width);
  }
}

/**
 * The arrangement that shows everything largest in a room of this size. `handles`: the height of the buttons that open
 * drawers; `least`: no unit is smaller, even if the page scrolls then.
 */
export function arrange(
  zones: readonly Zone[],
  width: number,
  height: number,
  enlarged: string | null = null,
  handles = 0,
  least = TOUCHED,
): Layout {
  const found = roles(zones, width < NARROW, enlarged);
  const planner = new Planner(found, enlarged, { width, height: height - handles }, handles, least);
  const plan = planner.plan();
  const whole = stack(plan.block, planner.buttons(plan.unit));
  const shift = Math.max(0, (width - whole.width) / 2);
  return {
    boxes: new Map(moved(whole, shift, 0).map(({ zone, box }) => [zone.name, box])),
    drawers: found.drawers.map((zone) => zone.name),
    width: whole.width,
    height: whole.height,
  };
}

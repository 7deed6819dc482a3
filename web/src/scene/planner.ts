/** Looks for the best place and size of the zones of a scene in a room. */
import type { Zone } from "../lib/protocol";
import { abreast, type Block, EMPTY, flow, GAP, packed, stack } from "./blocks";

export const TITLE = 32;
/** Below this width there is no room beside the board. */
export const NARROW = 700;
const LARGEST = 150;
const SCROLLED = 52;
/** How much longer than the screen a page may become in order to be as wide as it. */
const A_LITTLE = 1.35;
/** Beside a window, which takes all the available room, other zones are no larger than this. */
const COMFORTABLE = 64;
/** The same in an upright room, where it takes width from the window. */
const SLIM = 48;
const SMALL = 0.42;
const SMALL_WIDTH = 84;
const LEAST_SMALL = 9;
/** The middle is never narrower. */
const LEAST = 160;
/** Single buttons are large enough for a finger, and the board does not shrink when they appear. */
const BUTTON = 62;
/** The share of the room that what is played on gets, before what lies beside it is drawn any larger. */
const SHARE = 0.72;
/** How large what lies beside it is drawn, seen from the unit of the middle; the first that leaves enough room is taken. */
const ASIDES = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.35, 0.3] as const;
/** The same of what lies in one line across, above everything else. */
const ACROSS = [0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6] as const;
/** What lies beside it can be read and touched, though not as easily. */
const LEAST_ASIDE = 26;
/** Strips of smaller units have things that fingers miss. */
const FIDDLY = 46;
/** A rail of more zones is a heap. */
const MOST_RAILED = 4;
/** How much it is worth that the rest is as large as this. */
const LARGE_ASIDE = 60;
/** Where pages scroll, the board may be this much narrower to be seen without scrolling. */
const NEARLY = 0.9;

export interface Room {
  width: number;
  height: number;
}

/** Which zones are drawn how; one of the small ones may be enlarged, and one of the middle then gives way to it. */
export interface Roles {
  full: Zone[];
  small: Zone[];
  drawers: Zone[];
  buttons: Zone[];
}

export function isButton(zone: Zone): boolean {
  return zone.area === "bottom" && zone.width <= 2 && zone.height <= 2 && (zone.show ?? "full") === "full";
}

interface Plan {
  block: Block;
  unit: number;
  fits: boolean;
  /** What is played on has its share of the room. */
  roomy: boolean;
  worth: number;
  /** How far down what is played on reaches. */
  bottom: number;
}

/** What is played on comes first; beyond that, another arrangement must be worth it. */
function isBetter(plan: Plan, than: Plan): boolean {
  return plan.roomy === than.roomy ? plan.worth > than.worth * 1.02 : plan.roomy;
}

export class Planner {
  private readonly windows: Zone[];
  private readonly mains: Zone[];
  /** The unit of what lies beside the middle, seen from the middle's. */
  private aside = 1;
  private unitAlone = 0;

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

  private full(
    zones: readonly Zone[],
    unit: number,
    width = this.room.width,
    aside = this.aside,
  ): Block["items"] {
    return zones.map((zone) => {
      const isAside = zone.area !== "main" && !zone.zoom && !isButton(zone);
      const wanted = isAside ? Math.max(unit * aside, Math.min(unit, LEAST_ASIDE)) : unit;
      const own = Math.min(wanted, width / zone.width);
      const title = zone.name === this.enlarged ? TITLE : 0;
      const as = !isAside && own < this.least && own < unit ? "window" : "whole";
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

  /** The windows share what is left over. */
  private window(width: number, height: number): Block {
    if (!this.windows.length) return EMPTY;
    const across = width >= height * 1.4 ? this.windows.length : 1;
    const share: Room = {
      width: (width - GAP * (across - 1)) / across,
      height:
        Math.max(260, height - GAP * (this.windows.length / across - 1)) / (this.windows.length / across),
    };
    const items: Block["items"] = this.windows.map((zone) => {
      const title = zone.name === this.enlarged ? TITLE : 0;
      const high = share.height - title;
      const unit = Math.min(share.width / zone.width, high / zone.height);
      return {
        zone,
        box: { x: 0, y: 0, width: share.width, height: share.height, unit, as: "window", title },
      };
    });
    return flow(items, width);
  }

  /** The small zones beside what is above the middle, where that leaves enough room. */
  private lined(head: Block): Block | null {
    const zones = this.roles.small;
    if (!zones.length || !head.items.length || this.hasWindow) return null;
    const widest = (this.room.width - head.width) / zones.length - GAP;
    const tallest = (head.height - TITLE) / Math.max(...zones.map((zone) => zone.height));
    if (widest < SMALL_WIDTH || tallest < LEAST_SMALL) return null;
    return abreast(head, flow(this.small(zones, LARGEST, widest, tallest), this.room.width));
  }

  /** Everything above and below the middle. */
  stacked(unit: number, perLine: number): Block {
    const { width, height } = this.room;
    const head = packed(this.full(this.at("left", "top", "right"), unit), width);
    const number = Math.min(this.roles.small.length, 4);
    const small = flow(this.small(this.roles.small, unit, (width - GAP * (number - 1)) / number), width);
    const main = flow(this.full(this.mains, unit), width, perLine);
    const bottom = flow(this.full(this.at("bottom"), unit), width);
    const lined = width < NARROW ? this.lined(head) : null;
    if (lined) return stack(lined, main, bottom);
    const others = stack(head, small, main, bottom);
    const window = this.window(width, height - others.height - (others.items.length ? GAP : 0));
    // Where the page scrolls, what is only looked at comes after what is played on.
    return width < NARROW
      ? stack(head, window, main, bottom, small)
      : stack(head, small, window, main, bottom);
  }

  /** Left and right of the middle what belongs there; above and below it the rest, or all that across, this large. */
  beside(unit: number, perLine: number, across = 0): Block {
    const { width } = this.room;
    const line = across ? flow(this.full(this.at("top", "bottom"), unit, width, across), width) : EMPTY;
    const height = this.room.height - (across ? line.height + GAP : 0);
    const widest = width * 0.22;
    const [atLeft, atRight] = [
      this.roles.small.filter((zone) => zone.area === "left"),
      this.roles.small.filter((zone) => zone.area !== "left"),
    ];
    // Beside a middle that is as high as the room there is width to spare.
    const spare = (width - Math.max(0, ...this.mains.map((zone) => zone.width * unit * perLine))) / 2 - GAP;
    const side = (zones: Zone[], small: Zone[]): Block => {
      const wide = spare / Math.max(1, ...zones.map((zone) => zone.width));
      const tall = (height - GAP * zones.length) / zones.reduce((sum, zone) => sum + zone.height, 0);
      const larger = this.hasWindow ? 0 : Math.min(1, wide / unit, tall / unit);
      const full = flow(this.full(zones, unit, width, Math.max(this.aside, larger)), 0);
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
    const top = across ? EMPTY : flow(this.full(this.at("top"), unit, middle), middle);
    const bottom = across ? EMPTY : flow(this.full(this.at("bottom"), unit, middle), middle);
    const main = flow(this.full(this.mains, unit, middle), middle, perLine);
    const others = stack(top, main, bottom);
    const window = this.window(middle, height - others.height - (others.items.length ? GAP : 0));
    return stack(line, abreast(left, stack(top, window, main, bottom), right));
  }

  /** What belongs left and right, all at one side of the middle. */
  sided(unit: number, perLine: number): Block {
    const { width, height } = this.room;
    const full = flow(this.full(this.at("left", "right"), unit), 0);
    const small = this.roles.small;
    const left = height - full.height - small.length * (TITLE + GAP);
    const high = left / small.reduce((sum, zone) => sum + zone.height, 0);
    const side = stack(full, flow(this.small(small, unit, width * 0.22, Math.max(high, LEAST_SMALL)), 0));
    const middle = Math.max(LEAST, width - (side.items.length ? side.width + GAP : 0));
    const top = flow(this.full(this.at("top"), unit, middle), middle);
    const bottom = flow(this.full(this.at("bottom"), unit, middle), middle);
    const main = flow(this.full(this.mains, unit, middle), middle, perLine);
    const others = stack(top, main, bottom);
    const window = this.window(middle, height - others.height - (others.items.length ? GAP : 0));
    return abreast(side, stack(top, window, main, bottom));
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

  /** The unit that the middle would have alone. */
  private get alone(): number {
    if (this.unitAlone) return this.unitAlone;
    const { width } = this.room;
    const height = this.room.height + (width < NARROW ? 0 : this.handles);
    const fits = (unit: number): boolean =>
      this.mains.some((_, i) => {
        const block = flow(this.full(this.mains, unit, width), width, i + 1);
        return (
          block.width <= width + 0.5 &&
          block.height <= height + 0.5 &&
          block.items.every(({ box }) => box.unit > unit - 0.1)
        );
      });
    let [low, high] = [1, 2 * LARGEST];
    for (let i = 0; i < 12; i++) {
      const unit = (low + high) / 2;
      if (fits(unit)) low = unit;
      else high = unit;
    }
    this.unitAlone = low;
    return low;
  }

  /** How well an arrangement does with this unit. */
  private judge(block: Block, unit: number): Plan {
    const { width, height } = this.room;
    const whole = block.items.filter(({ box }) => box.as === "whole");
    const crammed = block.items.filter(({ zone, box }) => box.as === "window" && !zone.zoom);
    const least = Math.min(
      unit,
      ...[...whole, ...crammed].filter(({ zone }) => zone.area === "main").map(({ box }) => box.unit),
    );
    // Where pages scroll, what is only looked at may be further down.
    const counted = width < NARROW ? block.items.filter(({ box }) => box.as !== "small") : block.items;
    const bottom = Math.max(0, ...counted.map(({ box }) => box.y + box.height));
    const large = whole.every(
      ({ zone, box }) => zone.area !== "main" || box.unit > unit - 0.1 || zone.show === "small",
    );
    let fits = block.width <= width + 0.5 && bottom <= height + 0.5 && large;
    // A zone becomes a window because the screen is small, never because others want to be larger.
    if (crammed.length && unit > this.least) fits = false;
    const asides = whole.filter(({ zone }) => zone.area !== "main" && !isButton(zone));
    const aside = asides.length
      ? asides.reduce((sum, { box }) => sum + Math.min(LARGE_ASIDE, box.unit), 0) / asides.length
      : LARGE_ASIDE;
    let share = (least / this.alone) ** 2;
    if (this.hasWindow) {
      const area = block.items
        .filter(({ zone }) => zone.zoom)
        .reduce((sum, { box }) => sum + box.width * box.height, 0);
      share = area / (width * height);
      fits &&= share >= SHARE;
    }
    let worth = Math.min(share, SHARE) / SHARE + 0.25 * (aside / LARGE_ASIDE) + 0.1 * share;
    // Pages scroll down, never sideways.
    if (block.width > width + 0.5) worth = 0;
    else if (!fits) worth *= 0.5 * Math.min(1, height / bottom);
    const roomy = share >= SHARE && (fits || width < NARROW);
    return { block, unit, fits, roomy, worth, bottom };
  }

  /** The largest unit with which it fits; the smallest if none does. */
  best(make: (unit: number) => Block): Plan {
    const largest = this.room.width < this.room.height ? SLIM : COMFORTABLE;
    let [low, high] = [this.least, this.hasWindow ? largest : LARGEST];
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
    return { ...longer, worth: longer.worth * 2 };
  }

  /** As large as fits without scrolling, if that is nearly as wide; the buttons of drawers are further down anyway. */
  private withoutHandles(wide: Plan, make: (unit: number) => Block): Plan {
    const seen = this.room.height + this.handles - GAP;
    const unit = (wide.unit * seen) / wide.bottom;
    return unit >= wide.unit || unit < wide.unit * NEARLY ? wide : this.judge(make(unit), unit);
  }

  /** What lies above and below the middle, in two lines, is hard to touch. */
  private isFiddly({ block }: Plan): boolean {
    const areas = new Set(
      block.items
        .filter(({ zone, box }) => box.unit < FIDDLY && !isButton(zone))
        .map(({ zone }) => zone.area),
    );
    return areas.has("top") && areas.has("bottom");
  }

  /** The strips in one line instead, where they are larger then and the middle hardly smaller. */
  private acrossInstead(than: Plan, perLine: number): Plan {
    let best: Plan | null = null;
    this.aside = 0; // left and right, what the middle leaves
    for (const across of ACROSS) {
      const plan = this.best((unit) => this.beside(unit, perLine, across));
      const isAsGood = plan.fits && (plan.roomy || !than.roomy) && plan.unit > than.unit * NEARLY;
      if (isAsGood && !this.isFiddly(plan) && (!best || isBetter(plan, best))) best = plan;
    }
    return best ?? than;
  }

  plan(): Plan {
    const count = Math.max(1, this.mains.length);
    const narrow = this.room.width < NARROW;
    let best: Plan | null = null;
    for (const aside of this.hasWindow ? [1] : ASIDES) {
      this.aside = aside;
      for (let perLine = 1; perLine <= count; perLine++) {
        const plans = [this.best((unit) => this.stacked(unit, perLine))];
        if (!narrow) {
          plans.push(this.best((unit) => this.beside(unit, perLine)));
          plans.push(this.best((unit) => this.sided(unit, perLine)));
          if (this.roles.full.length - this.mains.length - this.windows.length <= MOST_RAILED)
            plans.push(this.best((unit) => this.railed(unit, perLine)));
        }
        for (const plan of plans) if (!best || isBetter(plan, best)) best = plan;
      }
    }
    if (best && !narrow && !this.hasWindow && this.isFiddly(best)) best = this.acrossInstead(best, count);
    return best ?? { block: EMPTY, unit: this.least, fits: true, roomy: true, worth: 0, bottom: 0 };
  }

  buttons(unit: number): Block {
    return flow(this.full(this.roles.buttons, Math.max(unit, BUTTON)), this.room.width);
  }
}

/** Where the zones of a scene go, and how large a unit is drawn. */
import type { Zone } from "./protocol";

export type Arrangement = "stacked" | "beside";
export interface Layout {
  arrangement: Arrangement;
  /** Pixels of one unit of a zone. */
  unit: number;
}

export const GAP = 8;
const SMALLEST = 34;
const LARGEST = 150;

interface Size {
  width: number;
  height: number;
  /** Gaps that do not grow with the unit. */
  across: number;
  down: number;
}

function row(zones: readonly Zone[]): Size {
  return {
    width: zones.reduce((sum, zone) => sum + zone.width, 0),
    height: zones.reduce((most, zone) => Math.max(most, zone.height), 0),
    across: Math.max(0, zones.length - 1),
    down: 0,
  };
}

function column(parts: readonly Size[]): Size {
  const shown = parts.filter((part) => part.height > 0);
  return {
    width: Math.max(0, ...shown.map((part) => part.width)),
    height: shown.reduce((sum, part) => sum + part.height, 0),
    across: Math.max(0, ...shown.map((part) => part.across)),
    down: Math.max(0, shown.length - 1),
  };
}

function measure(zones: readonly Zone[], arrangement: Arrangement): Size {
  const at = (...areas: Zone["area"][]) => zones.filter((zone) => areas.includes(zone.area));
  if (arrangement === "stacked") {
    // Zones of one area stand beside each other as long as they fit above or below the main one.
    return column([row(at("left", "top", "right")), row(at("main")), ...bottoms(zones)]);
  }
  const middle = column([row(at("top")), row(at("main")), ...bottoms(zones)]);
  const sides = [
    column(at("left").map((zone) => row([zone]))),
    column(at("right").map((zone) => row([zone]))),
  ];
  return {
    width: middle.width + sides.reduce((sum, side) => sum + side.width, 0),
    height: Math.max(middle.height, ...sides.map((side) => side.height)),
    across: 2,
    down: middle.down,
  };
}

function bottoms(zones: readonly Zone[]): Size[] {
  return zones.filter((zone) => zone.area === "bottom" && zone.width > 2).map((zone) => row([zone]));
}

/** The arrangement that shows everything largest in a room of this size. */
export function arrange(zones: readonly Zone[], width: number, height: number): Layout {
  const layouts = (["stacked", "beside"] as const).map((arrangement) => {
    const size = measure(zones, arrangement);
    const unit = Math.min(
      (width - GAP * size.across) / Math.max(size.width, 1),
      (height - GAP * size.down) / Math.max(size.height, 1),
    );
    return { arrangement, unit: Math.max(SMALLEST, Math.min(LARGEST, unit)) };
  });
  const [stacked, beside] = layouts as [Layout, Layout];
  return beside.unit > stacked.unit * 1.08 ? beside : stacked;
}

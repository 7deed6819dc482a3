/** Where the zones of a scene go, and how large a unit of each is drawn. Pixels, from the corner of the scene. */
import type { Zone } from "../lib/protocol";
import { type Box, GAP, moved, stack } from "./blocks";
import { isButton, NARROW, Planner, type Roles, type Room } from "./planner";

export type { Box } from "./blocks";
export { NARROW, TITLE } from "./planner";

export interface Layout {
  boxes: ReadonlyMap<string, Box>;
  /** Names of the zones that are behind buttons. */
  drawers: readonly string[];
  width: number;
  height: number;
}

/** The smallest unit that a finger can touch, and the smallest that an eye can follow. */
export const TOUCHED = 34;
export const WATCHED = 20;
/** In an upright room, hands that would be smaller than this are rather behind buttons, where they can be large. */
const HANDY = 40;

function roles(zones: readonly Zone[], narrow: boolean, enlarged: string | null): Roles {
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

/** All of them in a room of this size, some of them behind buttons. */
function arranged(found: Roles, enlarged: string | null, room: Room, handles: number, least: number): Layout {
  const planner = new Planner(found, enlarged, room, handles, least);
  const plan = planner.plan();
  const buttons = planner.buttons(plan.unit);
  // Buttons come and go, and nothing moves: they lie in the corner beside the rest, or below it.
  const corner = (room.width - plan.block.width) / 2 >= buttons.width + GAP;
  const whole = corner
    ? plan.block
    : stack(plan.block, { ...buttons, width: Math.min(buttons.width, plan.block.width) });
  const shift = Math.max(0, (room.width - whole.width) / 2);
  const placed = moved(whole, shift, 0);
  if (corner) placed.push(...moved(buttons, room.width - buttons.width, whole.height - buttons.height));
  return {
    boxes: new Map(placed.map(({ zone, box }) => [zone.name, box])),
    drawers: found.drawers.map((zone) => zone.name),
    width: whole.width,
    height: whole.height,
  };
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
  const withDrawers = () =>
    arranged(roles(zones, true, enlarged), enlarged, { width, height: height - handles }, handles, least);
  if (width < NARROW) return withDrawers();
  const open = arranged(roles(zones, false, enlarged), enlarged, { width, height }, 0, least);
  const tiny = zones.filter(
    ({ name, show }) => show === "drawer" && (open.boxes.get(name)?.unit ?? HANDY) < HANDY,
  );
  return width < height && tiny.length > 1 ? withDrawers() : open;
}

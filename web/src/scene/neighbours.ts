/** Moving between sprites with the arrow keys. */
export interface Spot {
  id: string;
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isArrow(key: string): boolean {
  return key in DIRECTIONS;
}

/** The nearest spot in the direction of an arrow key; straight ahead counts more than aside. */
export function nextSpot(spots: readonly Spot[], from: Spot, key: string): Spot | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [dx, dy] = direction;
  let best: Spot | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (ahead < 0.2) continue;
    const cost = ahead + 2.5 * aside;
    if (cost < least) {
      least = cost;
      best = spot;
    }
  }
  return best;
}

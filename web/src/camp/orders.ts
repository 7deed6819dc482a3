/** Rankings with ties, as an organiser arranges them. */

/** Seats from first to last; `tied` says for each whether it shares the place of the one before. */
export interface Order {
  seats: string[];
  tied: boolean[];
}

export function writeOrder({ seats, tied }: Order): string {
  return seats.map((seat, i) => (i === 0 ? seat : `${tied[i] ? "=" : ">"}${seat}`)).join("");
}

export function readOrder(text: string): Order {
  const seats: string[] = [];
  const tied: boolean[] = [];
  for (const group of text.split(">"))
    group.split("=").forEach((seat, i) => {
      seats.push(seat);
      tied.push(i > 0);
    });
  return { seats, tied };
}

/** The place of each seat; ties share a place. */
export function placesOf({ seats, tied }: Order): number[] {
  const places: number[] = [];
  for (let i = 0; i < seats.length; i++) places.push(i > 0 && tied[i] ? (places[i - 1] ?? 1) : i + 1);
  return places;
}

/** The one at `from` put before the one at `to`; it leaves its ties behind. */
export function moveTo({ seats, tied }: Order, from: number, to: number): Order {
  const places = placesOf({ seats, tied });
  const order = seats.map((seat, i) => ({ seat, place: places[i] ?? 0 }));
  const [moved] = order.splice(from, 1);
  if (!moved) return { seats, tied };
  order.splice(to, 0, { ...moved, place: -1 });
  return {
    seats: order.map((each) => each.seat),
    tied: order.map((each, i) => i > 0 && each.place > 0 && each.place === order[i - 1]?.place),
  };
}

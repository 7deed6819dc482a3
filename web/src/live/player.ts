/** The person at a table, as the hand over the board knows it. */
import type { Choice } from "../lib/protocol";
import type { Player } from "../scene/hand.svelte";
import type { TableStore } from "./table.svelte";

/** Its hand rests while the past is shown. */
export function playerAt(table: TableStore): Player {
  const looks = (): boolean => table.lookback.at !== null;
  return {
    get choices() {
      return looks() ? [] : table.choices;
    },
    get products() {
      return looks() ? [] : table.products;
    },
    get gestures() {
      return looks() ? [] : table.gestures;
    },
    get scene() {
      return table.scene;
    },
    get idle() {
      return !table.myTurn;
    },
    isFinal: (choice) => isFinal(table, choice),
    play: (choice) => {
      // Why something else was impossible is settled, and must not lie over what comes next.
      if (table.notices.shown?.kind === "refusal") table.notices.close();
      return table.play(choice);
    },
  };
}

/** A slip would hurt, and nothing is taken back without asking somebody. */
export function isFinal(table: Pick<TableStore, "info" | "seats">, choice: Choice): boolean {
  const others = table.seats.some((seat) => seat.kind === "person" && !seat.yours);
  return (choice.weighty ?? false) && (others || table.info?.takebacks === false);
}

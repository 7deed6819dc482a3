/** Links that open a seat: their secret is in the address. */
import { untrack } from "svelte";
import { router } from "../lib/router.svelte";
import { keepSeat, seatSecret } from "../lib/settings.svelte";
import type { TableStore } from "./table.svelte";

export function partOfLink(name: "seat" | "invite"): string | null {
  return new URLSearchParams(router.hash.slice(1)).get(name);
}

/**
 * A link may be put into the address of a table that is open. The secret leaves the address as soon as it is known
 * whether it opens a seat: addresses are shared by accident, and seen by others.
 */
export function takeLinks(table: TableStore, onnew: () => void = () => undefined): void {
  let tried = untrack(() => table.given);
  // The same secret opens one's seat in the next match, which may begin at any moment.
  $effect.pre(() => {
    const secret = table.rematch && seatSecret(table.id);
    if (table.rematch && secret && !seatSecret(table.rematch)) keepSeat(table.rematch, secret);
  });
  $effect(() => {
    const [secret, isKnown] = [partOfLink("seat"), table.given === null];
    if (secret && secret !== tried) {
      tried = secret;
      onnew();
      table.sitDown(secret);
    } else if (secret && isKnown) {
      tried = null;
      router.go(location.pathname, true);
    }
  });
}

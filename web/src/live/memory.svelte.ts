/**
 * The last known state of tables, kept on this device and shown while nobody answers.
 *
 * A state is found only with the secret it was seen with, so a person who holds no seat, or another one, never sees what
 * that seat saw. Without a secret, only what spectators see is kept.
 */
import { seatSecret } from "../lib/settings.svelte";
import { callByName } from "./callnames";
import { prepare } from "./prepare";
import type { TableStore } from "./table.svelte";

type Shown = Pick<TableStore, "info" | "seats" | "you" | "scene" | "lines" | "turn" | "ply" | "ending">;
interface Known {
  /** The table and the eyes that saw it. */
  key: string;
  table: string;
  at: number;
  /** A `Shown` as JSON. */
  text: string;
}

const [STORE, MOST, LONGEST, LINES] = ["tables", 12, 400_000, 60];
/** Milliseconds: a table that has not come by then is shown as it was; changes that come together are written once. */
const [PATIENCE, REST] = [2000, 400];

const keyOf = (table: TableStore): string =>
  JSON.stringify([table.id, table.given ?? seatSecret(table.id), table.eyes]);

const done = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });

/** Do something with what is kept; some browsers keep nothing, then it is undefined. */
async function withStore<T>(work: (store: IDBObjectStore) => Promise<T>): Promise<T | undefined> {
  try {
    const opening = indexedDB.open("herna", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: "key" });
    const database = await done(opening);
    try {
      return await work(database.transaction(STORE, "readwrite").objectStore(STORE));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

const all = (store: IDBObjectStore): Promise<Known[]> => done(store.getAll() as IDBRequest<Known[]>);

async function keep(known: Known): Promise<void> {
  await withStore(async (store) => {
    const others = (await all(store)).filter((each) => each.key !== known.key).sort((a, b) => b.at - a.at);
    // Of one table, only what the present eyes see: a secret that opens nothing any more leaves nothing behind.
    const gone = others.filter((each, i) => i >= MOST - 1 || each.table === known.table);
    for (const old of gone) await done(store.delete(old.key));
    if (known.text.length <= LONGEST) await done(store.put(known));
    else await done(store.delete(known.key)); // rather nothing than something older
  });
}

/** Everything that this device knows of a table: its secret opens nothing any more, or the table is gone. */
export async function forget(table: string): Promise<void> {
  await withStore(async (store) => {
    for (const each of await all(store)) if (each.table === table) await done(store.delete(each.key));
  });
}

function write(table: TableStore): Promise<void> {
  const { info, seats, you, scene, turn, ply, ending } = table;
  const shown: Shown = { info, seats, you, scene, turn, ply, ending, lines: table.lines.slice(-LINES) };
  return keep({ key: keyOf(table), table: table.id, at: Date.now(), text: JSON.stringify(shown) });
}

async function recall(table: TableStore): Promise<void> {
  const known = await withStore((store) => done(store.get(keyOf(table)) as IDBRequest<Known | undefined>));
  if (!known) return;
  const shown = JSON.parse(known.text) as Shown;
  if (!shown.info) return;
  await prepare(shown.info.game);
  if (table.info) return; // the table has come in the meantime
  table.knownAt = known.at;
  Object.assign(table, { ...shown, seats: callByName(shown.info.game, shown.seats) });
}

/** Call it while a component is set up: keeps what the table shows, and shows what is kept if the table doesn't come. */
export function rememberTable(table: TableStore): void {
  const ask = (): void => {
    if (!table.info) void recall(table);
  };
  $effect(() => {
    if (table.link === "lost") ask();
  });
  $effect(() => {
    const timer = setTimeout(ask, PATIENCE);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    void [table.scene, table.seats, table.lines, table.ending];
    if (!table.info || table.knownAt !== null) return;
    // A cookie opens a seat too, but it is not known here whose it is.
    if (table.seated && !seatSecret(table.id)) return;
    const timer = setTimeout(() => void write(table), REST);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    if (table.trouble) void forget(table.id);
  });
}

import { afterEach, expect, it, vi } from "vitest";
import type { Snapshot, Update } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import type { Listener } from "./socket";
import { TableStore } from "./table.svelte";

let server: Listener;
vi.mock("./socket", () => ({
  Refusal: class {},
  TableSocket: class {
    constructor(_table: string, _secret: string | null, listener: Listener) {
      server = listener;
    }
    close(): void {}
  },
}));
vi.mock("../lib/fluent.svelte", () => ({
  say: (id: string) => id,
  tell: () => "",
  words: { knows: () => true, aliases: new Map() },
}));

afterEach(() => vi.useRealTimers());

it("counts from when the server said it, not from when it is shown", async () => {
  vi.useFakeTimers();
  vi.spyOn(settings, "glide", "get").mockReturnValue(1000);
  const table = new TableStore("t");
  const common = { ply: 0, turn: 0, choices: [], lines: [], offer: null, ending: null, rematch: null };
  const scene = { zones: [], prompt: { id: "p" }, menus: [] };
  const seats = { seats: [], you: [] };
  const clocks = { left: [60_000, 60_000], running: 0 };
  const snapshot = { ...common, ...seats, type: "snapshot", number: 0, info: { game: "any" }, scene, clocks };
  server.hear(snapshot as unknown as Snapshot);
  const halts = [{ number: 1, scene: null }];
  const after = { left: [60_000, 3000], running: 1 };
  const update = {
    ...common,
    type: "update",
    since: 0,
    number: 1,
    turn: 1,
    scene: null,
    clocks: after,
    halts,
  };
  server.hear(update as unknown as Update);
  await vi.advanceTimersByTimeAsync(2500);
  expect(table.turn).toBe(1);
  expect(table.left(1, performance.now())).toBe(500);
  table.close();
});

it("stands still while a seat may read in its first turn", () => {
  vi.useFakeTimers();
  const table = new TableStore("t");
  const scene = { zones: [], prompt: { id: "p" }, menus: [] };
  const rest = {
    ply: 0,
    turn: 0,
    choices: [],
    lines: [],
    offer: null,
    ending: null,
    rematch: null,
    seats: [],
    you: [],
  };
  const clocks = { left: [60_000, 60_000], running: 0, waits: 5000 };
  server.hear({
    ...rest,
    type: "snapshot",
    number: 0,
    info: { game: "any" },
    scene,
    clocks,
  } as unknown as Snapshot);
  vi.advanceTimersByTime(5000);
  expect(table.left(0, performance.now())).toBe(60_000);
  vi.advanceTimersByTime(2000);
  expect(table.left(0, performance.now())).toBe(58_000);
  table.close();
});

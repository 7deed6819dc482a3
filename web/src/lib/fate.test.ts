import { describe, expect, it, vi } from "vitest";
import type { Listed } from "./api";
import { fateOf } from "./fate";

vi.mock("./fluent.svelte", () => ({
  say: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(" "),
  words: { has: () => false },
}));

const seat = (seat: number, name: string, yours: boolean): Listed["seats"][number] => ({
  seat,
  name,
  yours,
  kind: "person",
  nickname: yours ? "Ann" : "Bob",
  level: null,
});
const table = (more: Partial<Listed>): Listed => ({
  id: "a",
  game: "g",
  status: "over",
  turn: null,
  ply: 9,
  result: null,
  outcome: null,
  clock: null,
  left: null,
  preset: null,
  options: {},
  created: 0,
  updated: 0,
  public: true,
  imported: false,
  taken_back: 0,
  seats: [seat(0, "G", true), seat(1, "R", false)],
  ...more,
});

describe("fate", () => {
  it.each([
    ["a turn of mine", { status: "running", turn: 0 }, "client-your-turn", ""],
    ["a turn of others", { status: "running", turn: 1 }, "client-fate-turn Bob", ""],
    ["a lobby of mine", { status: "open", turn: 0 }, "client-fate-waiting", ""],
    ["won", { result: "G R", outcome: "rules" }, "client-fate-won", ""],
    ["lost", { result: "R G", outcome: "rules" }, "client-fate-lost", ""],
    ["a draw", { result: "R=G", outcome: "draw" }, "client-result-draw-short", ""],
    ["lost together", { result: "R=G", outcome: "lost" }, "client-fate-all-lost", ""],
    ["won together", { result: "R=G", outcome: "won" }, "client-fate-all-won", ""],
    ["equal, and nobody knows how", { result: "R=G" }, "client-fate-over", ""],
    ["I resigned", { result: "R G", outcome: "resign" }, "client-fate-resigned", ""],
    ["the other resigned", { result: "G R", outcome: "resign" }, "client-fate-won", "table-resign Bob"],
    ["I ran out of time", { result: "R G", outcome: "flag" }, "client-fate-flag", ""],
    ["both have no time left", { result: "R=G", outcome: "flag" }, "client-result-draw-short", ""],
  ] satisfies [string, Partial<Listed>, string, string][])("tells %s", (_, more, text, detail) => {
    expect(fateOf(table(more))).toMatchObject({ text, detail });
  });

  it("tells strangers who won and why", () => {
    const seats = [seat(0, "G", false), { ...seat(1, "R", false), nickname: "Eve" }];
    expect(fateOf(table({ seats, result: "R G", outcome: "resign" }))).toMatchObject({
      text: "Eve",
      detail: "table-resign Bob",
    });
  });
});

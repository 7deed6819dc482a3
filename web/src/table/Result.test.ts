import { render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { TableStore } from "../live/table.svelte";
import Result from "./Result.svelte";

vi.mock("../lib/fluent.svelte", async (original) => ({
  ...(await original<typeof import("../lib/fluent.svelte")>()),
  say: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(" "),
}));

/** What the end of a table says to the seat "a": the names of texts. */
function ended(ranking: string[][]): string {
  const names = ranking.flat().sort();
  const table = {
    id: "t",
    info: { game: "any" },
    ending: { ranking, payoffs: null, why: "rules", closed: true },
    seats: names.map((name) => ({ name, nickname: "", yours: name === "a" })),
    lines: [],
    rematch: null,
    seated: true,
  };
  const { unmount } = render(Result, { table: table as unknown as TableStore });
  const told = screen.getByRole("heading").textContent ?? "";
  unmount();
  return told;
}

it("says that something was taken back", () => {
  const ending = { ranking: [["a"], ["b"]], payoffs: null, why: "rules", closed: true, taken_back: 3 };
  const seats = ["a", "b"].map((name) => ({ name, nickname: "", yours: name === "a" }));
  const table = { id: "t", info: { game: "any" }, ending, seats, lines: [], rematch: null, seated: true };
  const { unmount } = render(Result, { table: table as unknown as TableStore });
  expect(screen.getByText("client-times-back 3")).toBeTruthy();
  unmount();
});

describe("the end of a match", () => {
  it("is lost between two, and a place among more", () => {
    expect(ended([["b"], ["a"]])).toBe("client-result-lost");
    expect(ended([["a"], ["b"], ["c"]])).toBe("client-result-won");
    expect(ended([["b", "c"], ["a"]])).toBe("client-result-mine 3");
  });
});

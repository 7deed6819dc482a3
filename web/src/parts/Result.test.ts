import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { TableStore } from "../lib/table.svelte";
import Result from "./Result.svelte";

/** The end of a table as the seat "a" sees it; texts are not loaded, so that their names are shown. */
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

describe("the end of a match", () => {
  it("is lost between two, and a place among more", () => {
    expect(ended([["b"], ["a"]])).toContain("result-lost");
    expect(ended([["a"], ["b"], ["c"]])).toContain("result-won");
    expect(ended([["b", "c"], ["a"]])).toContain("result-mine");
  });
});

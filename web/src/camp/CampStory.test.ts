import { render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import CampStory from "./CampStory.svelte";
import type { Paper } from "./camp";

vi.mock("../lib/fluent.svelte", async (original) => ({
  ...(await original<typeof import("../lib/fluent.svelte")>()),
  say: (id: string) => id,
  tell: ({ id }: { id: string }) => id,
}));

const paper = (name: string, kind: Paper["kind"]): Paper => ({
  name,
  kind,
  label: { id: name },
  text: "Once",
  day: null,
});

/** What is on the page once these texts are loaded. */
function shown(papers: Paper[]): { isWarned: boolean; fields: number } {
  const { unmount } = render(CampStory, {
    papers,
    texts: {},
    onload: () => Promise.resolve(),
    onsave: () => {},
  });
  const isWarned = screen.queryByText("client-camp-story-public") !== null;
  const fields = document.querySelectorAll("textarea").length;
  unmount();
  return { isWarned, fields };
}

it("warns that the story is public until another one is loaded; what is told of teams is none", () => {
  const team = paper("team-F", "team");
  expect(shown([])).toEqual({ isWarned: true, fields: 0 });
  expect(shown([team])).toEqual({ isWarned: true, fields: 0 });
  expect(shown([team, paper("clue-1", "clue")])).toEqual({ isWarned: false, fields: 1 });
});

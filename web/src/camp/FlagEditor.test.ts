import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import type { Profile } from "../lib/protocol";
import FlagEditor from "./FlagEditor.svelte";

vi.mock("../lib/fluent.svelte", async (original) => ({
  ...(await original<typeof import("../lib/fluent.svelte")>()),
  say: (id: string) => id,
}));

/** How often a line is added to a flag that has these, and whether it says that it is full. */
async function drawOn(strokes: number[][]): Promise<{ added: number; isFull: boolean }> {
  let added = 0;
  const { container, unmount } = render(FlagEditor, {
    profile: { emoji: "", strokes, inks: strokes.map(() => "") } as unknown as Profile,
    onchange: () => {
      added++;
    },
  });
  const easel = container.querySelector("svg");
  if (!easel) throw new Error("there is nothing to draw on");
  Object.assign(easel, { setPointerCapture: () => {} });
  await fireEvent.pointerDown(easel);
  await fireEvent.pointerUp(easel);
  const isFull = screen.queryByText("client-camp-flag-full") !== null;
  unmount();
  return { added, isFull };
}

it("takes no more lines than a campaign may be sent with, and says so", async () => {
  const dot = [1, 1, 2, 2];
  expect(await drawOn([])).toEqual({ added: 1, isFull: false });
  expect(await drawOn(Array<number[]>(60).fill(dot))).toEqual({ added: 0, isFull: true });
  expect(await drawOn([Array<number>(1_200).fill(7)])).toEqual({ added: 0, isFull: true });
});

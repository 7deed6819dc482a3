/** Waiting for a review: how long it takes still, and what ends the waiting. */
import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Problem } from "../lib/api";
import type { Reviewed } from "./api";
import Progress from "./Progress.svelte";
import { Reviewing } from "./reviewing.svelte";

type Answer = Pick<Reviewed, "state"> & Partial<Reviewed>;
let answer: Answer | Problem;

vi.mock("./api", () => {
  const tell = async (): Promise<Answer> => {
    if (answer instanceof Problem) throw answer;
    return answer;
  };
  return { ask: tell, stand: tell };
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const working = (done: number): Answer => ({ state: "working", done, total: 100, place: 0 });

it("guesses the time that is left, and forgets the guess when the review begins again", async () => {
  const waiting = new Reviewing("t");
  answer = working(40);
  void waiting.open();
  await vi.advanceTimersByTimeAsync(10_000);
  answer = working(50);
  await vi.advanceTimersByTimeAsync(1000);
  expect(waiting.left).toBe(1);
  answer = working(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(waiting.left).toBeNull();
  answer = { state: "queued", done: 0, total: 0, place: 2 };
  await vi.advanceTimersByTimeAsync(60_000);
  answer = working(10);
  await vi.advanceTimersByTimeAsync(1000);
  expect(waiting.left).toBeNull();
  waiting.close();
});

it("asks again while the server is away, and stops at what lasts until it is asked to go on", async () => {
  const waiting = new Reviewing("t");
  answer = new Problem("unavailable", "");
  void waiting.open();
  await vi.advanceTimersByTimeAsync(0);
  expect(waiting.failure).toBe(answer);
  answer = new Problem("internal", "");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(waiting.failure).toBe(answer);
  answer = working(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(waiting.answer).toBeNull();
  void waiting.open();
  await vi.advanceTimersByTimeAsync(0);
  expect([waiting.answer, waiting.failure]).toEqual([answer, null]);
  waiting.close();
});

it("offers another try when it cannot go on, and only then", async () => {
  const waiting = new Reviewing("t");
  answer = working(1);
  void waiting.open();
  await vi.advanceTimersByTimeAsync(0);
  render(Progress, { waiting });
  expect(screen.queryByRole("button")).toBeNull();
  answer = new Problem("internal", "");
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.getByRole("alert")).toBeTruthy();
  answer = working(2);
  screen.getByRole("button").click();
  await vi.advanceTimersByTimeAsync(0);
  expect([screen.queryByRole("alert"), screen.queryByRole("button")]).toEqual([null, null]);
  expect(screen.getByTestId("progress")).toBeTruthy();
  waiting.close();
});

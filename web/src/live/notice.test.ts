import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Notices } from "./notice.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const said = (text: string) => ({ text, rule: null, kind: "news" }) as const;

test("a notice stays as long as it applies", () => {
  const notices = new Notices();
  notices.show(said("The server can’t be reached."));
  vi.advanceTimersByTime(600_000);
  expect(notices.shown?.text).toBe("The server can’t be reached.");
  notices.pass();
  expect(notices.shown).toBeNull();
});

test("one that no longer applies goes once it could be read", () => {
  const notices = new Notices();
  notices.show(said("Build where your own light falls."));
  notices.pass();
  vi.advanceTimersByTime(1500);
  notices.pass();
  expect(notices.shown).not.toBeNull();
  vi.advanceTimersByTime(2000);
  expect(notices.shown).toBeNull();
});

test("what passed before does not take the next one along", () => {
  const notices = new Notices();
  notices.show(said("one"));
  notices.pass();
  notices.show(said("another"));
  vi.advanceTimersByTime(60_000);
  expect(notices.shown?.text).toBe("another");
});

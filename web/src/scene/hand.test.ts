import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { settings } from "../lib/settings.svelte";
import { choices, Page, zone } from "./testing.svelte";

beforeEach(() => settings.change({ confirm: "all" }));
afterEach(() => settings.change({ confirm: "none" }));

function pending(): Page {
  const page = new Page([zone("board")], ["bear a1", "bear b2", "frog"]);
  page.hand?.touch("bear");
  page.hand?.touch("b2");
  expect(page.hand?.pending?.text).toBe("bear b2");
  return page;
}

describe("what waits to be confirmed, when others act", () => {
  it("still waits if it can still be done", () => {
    const page = pending();
    page.choices = choices("bear c3", "bear b2", "toad");
    page.hand?.review();
    expect(page.hand?.pending?.text).toBe("bear b2");
    page.hand?.confirm();
    expect(page.played).toEqual(["bear b2"]);
  });

  it("waits no longer if it cannot, or would be another action", () => {
    const page = pending();
    page.choices = choices("bear a1", "frog");
    page.hand?.review();
    expect(page.hand?.pending).toBeNull();
    expect(page.hand?.touched).toEqual(["bear"]);
    const another = pending();
    another.choices = choices("bear b2", "bear a1", "frog");
    another.hand?.review();
    expect(another.hand?.pending).toBeNull();
  });
});

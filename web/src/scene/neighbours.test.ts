import { describe, expect, it } from "vitest";
import { nextSpot } from "./neighbours";

describe("arrow keys", () => {
  const spots = [
    { id: "here", x: 1, y: 1 },
    { id: "right", x: 2, y: 1 },
    { id: "far", x: 4, y: 1 },
    { id: "down", x: 1, y: 2 },
  ];
  it("lead to the nearest spot straight ahead", () => {
    const from = { id: "here", x: 1, y: 1 };
    expect(nextSpot(spots, from, "ArrowRight")?.id).toBe("right");
    expect(nextSpot(spots, from, "ArrowDown")?.id).toBe("down");
    expect(nextSpot(spots, from, "ArrowLeft")).toBeNull();
  });
});

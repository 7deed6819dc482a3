import { describe, expect, it } from "vitest";
import { Camera } from "./camera";

function camera(): Camera {
  const made = new Camera();
  made.resize({ width: 400, height: 300 }, { width: 40, height: 40 });
  made.fit();
  return made;
}

describe("the camera", () => {
  it("begins with the whole where that can be read, else with what is in play", () => {
    const [readable, small] = [new Camera(), new Camera()];
    readable.resize({ width: 400, height: 300 }, { width: 15, height: 15 });
    expect(readable.isWhole).toBe(true);
    small.resize(
      { width: 400, height: 300 },
      { width: 40, height: 40 },
      { x: 30, y: 2, width: 4, height: 4 },
    );
    expect(small.unit).toBe(30);
    expect(small.sees(32, 4)).toBe(true);
    small.resize(
      { width: 400, height: 300 },
      { width: 40, height: 40 },
      { x: 2, y: 30, width: 18, height: 4 },
    );
    expect(small.unit).toBeCloseTo(22.2, 1);
    expect(small.sees(11, 32)).toBe(true);
  });

  it("stays where a person has looked", () => {
    const seen = camera();
    seen.look(35, 35, 30);
    seen.resize({ width: 400, height: 300 }, { width: 40, height: 40 }, { x: 2, y: 2, width: 4, height: 4 });
    expect(seen.sees(35, 35)).toBe(true);
  });

  it("shows the whole in the middle", () => {
    const seen = camera();
    expect(seen.unit).toBe(7.5);
    expect([seen.x, seen.y]).toEqual([50, 0]);
    expect(seen.isWhole).toBe(true);
  });

  it("magnifies around a spot that stays where it is", () => {
    const seen = camera();
    const before = seen.at(200, 150);
    seen.zoom(4, 200, 150);
    expect(seen.unit).toBe(30);
    expect(seen.at(200, 150).x).toBeCloseTo(before.x);
    expect(seen.at(200, 150).y).toBeCloseTo(before.y);
  });

  it("shows no emptiness beyond the edges", () => {
    const seen = camera();
    seen.zoom(4);
    seen.pan(10_000, 10_000);
    expect([seen.x, seen.y]).toEqual([0, 0]);
    seen.pan(-10_000, -10_000);
    expect([seen.x, seen.y]).toEqual([400 - 1200, 300 - 1200]);
  });

  it("stays within its limits", () => {
    const seen = camera();
    seen.zoom(1000);
    expect(seen.unit).toBe(110);
    seen.zoom(0.0001);
    expect(seen.isWhole).toBe(true);
  });

  it("keeps the middle when the window changes", () => {
    const seen = camera();
    seen.zoom(6);
    seen.look(12, 30);
    seen.resize({ width: 300, height: 500 }, { width: 40, height: 40 });
    const middle = seen.at(150, 250);
    expect(middle.x).toBeCloseTo(12);
    expect(middle.y).toBeCloseTo(30);
  });

  it("moves to what should be seen", () => {
    const seen = camera();
    seen.zoom(6);
    expect(seen.sees(39.5, 39.5)).toBe(false);
    seen.reveal(39.5, 39.5);
    expect(seen.sees(39.5, 39.5)).toBe(true);
  });
});

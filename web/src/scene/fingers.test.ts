import { beforeEach, describe, expect, it, vi } from "vitest";
import { Fingers, type Surface } from "./fingers";

let said: string[];
let thing: string | null;
let window: string | null;
let fingers: Fingers;

const surface: Surface = {
  grip: () => ({ thing, window }),
  tap: (x, y) => said.push(`tap ${x},${y}`),
  hold: () => said.push("hold"),
  lift: (what) => said.push(`lift ${what}`),
  carry: () => said.push("carry"),
  drop: (x, y) => said.push(`drop ${x},${y}`),
  letGo: () => said.push("let go"),
  pan: (_, dx, dy) => said.push(`pan ${dx},${dy}`),
  pinch: (_, factor) => said.push(`pinch ${factor.toFixed(2)}`),
  secondTap: () => said.push("second"),
  capture: () => {},
};
const event = (pointerId: number, clientX: number, clientY: number, timeStamp = 0) => ({
  pointerId,
  clientX,
  clientY,
  timeStamp,
  pointerType: "touch",
});

beforeEach(() => {
  said = [];
  thing = window = null;
  fingers = new Fingers(surface);
});

describe("fingers", () => {
  it("tap", () => {
    fingers.press(event(1, 10, 10));
    fingers.move(event(1, 13, 11));
    fingers.release(event(1, 13, 11, 80));
    expect(said).toEqual(["tap 13,11"]);
  });

  it("hold", () => {
    vi.useFakeTimers();
    fingers.press(event(1, 10, 10));
    vi.advanceTimersByTime(600);
    fingers.release(event(1, 10, 10, 700));
    vi.useRealTimers();
    expect(said).toEqual(["hold"]);
  });

  it("carry what can be carried, and a second finger turns it", () => {
    [thing, window] = ["domino", "map"];
    fingers.press(event(1, 10, 10));
    fingers.move(event(1, 40, 10));
    fingers.press(event(2, 200, 200, 100));
    fingers.release(event(2, 201, 200, 180));
    fingers.move(event(1, 50, 10));
    fingers.release(event(1, 50, 10, 400));
    expect(said).toEqual(["lift domino", "second", "carry", "drop 50,10"]);
  });

  it("move a window where nothing can be carried", () => {
    window = "map";
    fingers.press(event(1, 10, 10));
    fingers.move(event(1, 30, 10));
    fingers.move(event(1, 35, 12));
    fingers.release(event(1, 35, 12, 300));
    expect(said).toEqual(["pan 20,0", "pan 5,2"]);
  });

  it("pinch, also where one of them began on something to be carried", () => {
    [thing, window] = ["domino", "map"];
    fingers.press(event(1, 100, 100));
    fingers.press(event(2, 200, 100));
    fingers.move(event(2, 300, 100));
    fingers.release(event(2, 300, 100, 900));
    fingers.move(event(1, 110, 100));
    fingers.release(event(1, 110, 100, 950));
    expect(said).toEqual(["pan 50,0", "pinch 2.00", "pan 10,0"]);
  });

  it("tap with two", () => {
    fingers.press(event(1, 100, 100));
    fingers.press(event(2, 200, 100, 20));
    fingers.release(event(1, 100, 100, 90));
    fingers.release(event(2, 200, 100, 95));
    expect(said).toEqual(["second"]);
  });

  it("are taken over by the browser", () => {
    thing = "piece";
    fingers.press(event(1, 10, 10));
    fingers.move(event(1, 40, 10));
    fingers.cancel(event(1, 40, 10));
    expect(said).toEqual(["lift piece", "let go"]);
  });
});

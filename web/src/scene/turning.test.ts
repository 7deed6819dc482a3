import { describe, expect, it } from "vitest";
import { around, following, sameWay } from "./turning";

const at = (id: string, x: number, y: number) => ({ id, x, y });
const centre = at("c", 5, 5);
const spots = [at("left", 4, 5), at("up", 5, 4), at("right", 6, 5), at("down", 5, 6)];

describe("turning", () => {
  it("goes clockwise", () => {
    expect(around(centre, spots)).toEqual(["up", "right", "down", "left"]);
  });

  it("comes round again, both ways", () => {
    const ids = ["a", "b", "c"];
    expect(following(ids, null, 1)).toBe("a");
    expect(following(ids, "c", 1)).toBe("a");
    expect(following(ids, "a", -1)).toBe("c");
    expect(following(ids, null, -1)).toBe("c");
    expect(following([], null, 1)).toBeNull();
  });

  it("keeps its direction elsewhere", () => {
    expect(sameWay(at("d", 2, 2), [at("x", 2, 3), at("y", 3, 2)], { x: 1, y: 0 })).toBe("y");
    expect(sameWay(at("d", 2, 2), [at("x", 2, 3)], { x: 1, y: 0 })).toBeNull();
  });
});

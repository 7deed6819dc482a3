import { describe, expect, it } from "vitest";
import { moveTo, placesOf, readOrder, writeOrder } from "./orders";

describe("orders with ties", () => {
  it("are read and written", () => {
    for (const text of ["F>E>J>A>G", "F=E>J=A=G", "F=E=J=A=G"])
      expect(writeOrder(readOrder(text))).toBe(text);
  });
  it("share places", () => {
    expect(placesOf(readOrder("F>E=J>A=G"))).toEqual([1, 2, 2, 4, 4]);
  });
  it("lose only the ties of what is moved", () => {
    expect(writeOrder(moveTo(readOrder("F>E=J>A=G"), 4, 0))).toBe("G>F>E=J>A");
    expect(writeOrder(moveTo(readOrder("F=E=J>A>G"), 0, 4))).toBe("E=J>A>G>F");
    expect(writeOrder(moveTo(readOrder("F>E=J"), 0, 1))).toBe("E>F>J");
  });
});

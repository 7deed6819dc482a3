import { expect, it } from "vitest";
import { revealed } from "./reveal";

it("reveals the last place of the day first and tells how the standings moved", () => {
  const rows = [[40], [44], [30]] as [number][];
  const seats = revealed({ gains: [20, 10, 13], before: [2, 1, 3], places: [2, 1, 3], rows });
  expect(seats.map((each) => each.seat)).toEqual([1, 2, 0]);
  expect(seats.map((each) => each.today)).toEqual([3, 2, 1]);
  const [risen] = revealed({ gains: [16, 16], before: [2, 1], places: [1, 2], rows });
  expect(risen).toMatchObject({ seat: 1, today: 1, moved: -1, score: 44 });
  const first = revealed({ gains: [20, 10, 13], before: [1, 1, 1], places: [1, 3, 2], rows });
  expect(first.map((step) => step.moved)).toEqual([0, 0, 0]);
});

import { describe, expect, it } from "vitest";
import type { Zone } from "../lib/protocol";
import { arrange, type Layout, NARROW, WATCHED } from "./layout";

const zone = (
  name: string,
  area: Zone["area"],
  width: number,
  height: number,
  more: Partial<Zone> = {},
): Zone => ({
  name,
  area,
  width,
  height,
  label: { id: name },
  sprites: [],
  ...more,
});

const BOARD = [
  zone("red", "left", 2.15, 1.5),
  zone("dial", "top", 3, 1.5),
  zone("green", "right", 2.15, 1.5),
  zone("board", "main", 7.5, 5.7),
  zone("supply", "bottom", 7.5, 0.8),
];
const TERRITORIES = [
  zone("row", "top", 6, 2.2),
  zone("mine", "main", 9, 9),
  ...[1, 2, 3].map((i) => zone(`other-${i}`, "main", 9, 9, { show: "small" })),
  zone("supply", "bottom", 6, 1.2, { show: "drawer" }),
];
const STATION = [
  zone("station", "main", 10, 7),
  ...[1, 2, 3, 4].map((i) => zone(`crew-${i}`, i % 2 ? "left" : "right", 4, 5, { show: "small" })),
  zone("deck", "bottom", 8, 1.5),
];
const MAP = [
  zone("map", "main", 41, 41, { zoom: true }),
  zone("standings", "left", 4, 4),
  zone("shop", "right", 5, 7, { show: "drawer" }),
];
const PAIR = [
  zone("rows", "left", 5.3, 6),
  zone("supply", "left", 5.3, 1.4, { show: "drawer" }),
  zone("mine", "main", 11, 12),
  zone("other", "right", 11, 12, { show: "small" }),
];
const GAMES = { BOARD, PAIR, TERRITORIES, STATION, MAP };
const ROOMS = {
  phone: [386, 600],
  tablet: [800, 900],
  desk: [880, 584],
  wide: [1440, 860],
} as const;

function overlaps(layout: Layout): string[] {
  const boxes = [...layout.boxes];
  return boxes.flatMap(([name, a], i) =>
    boxes
      .slice(i + 1)
      .filter(
        ([, b]) =>
          a.x < b.x + b.width - 0.1 &&
          b.x < a.x + a.width - 0.1 &&
          a.y < b.y + b.height - 0.1 &&
          b.y < a.y + a.height - 0.1,
      )
      .map(([other]) => `${name} ${other}`),
  );
}

function box(layout: Layout, name: string) {
  const found = layout.boxes.get(name);
  if (!found) throw new Error(`${name} has no box`);
  return found;
}

describe.each(Object.entries(GAMES))("the layout of %s", (_, zones) => {
  it.each(Object.entries(ROOMS))("fits a %s", (_, [width, height]) => {
    for (const enlarged of [
      null,
      ...zones.filter((each) => each.show === "small").map((each) => each.name),
    ]) {
      const layout = arrange(zones, width, height, enlarged);
      expect(overlaps(layout)).toEqual([]);
      expect(layout.boxes.size + layout.drawers.length).toBe(zones.length);
      for (const each of layout.boxes.values()) {
        expect(each.x).toBeGreaterThanOrEqual(-0.1);
        expect(each.x + each.width).toBeLessThanOrEqual(width + 0.6);
        expect(each.y + each.height).toBeLessThanOrEqual(layout.height + 0.6);
      }
    }
  });
});

describe("the layout of zones", () => {
  it("uses the width of a phone", () => {
    const board = box(arrange(BOARD, 360, 700), "board");
    expect(board.width).toBeGreaterThan(330);
    expect(board.width).toBeLessThanOrEqual(360);
  });

  it("fits the height of a wide screen", () => {
    expect(arrange(BOARD, 1500, 800).height).toBeLessThanOrEqual(801);
  });

  it("puts tall zones beside the middle where there is room", () => {
    const tall = [zone("a", "left", 2, 6), zone("b", "main", 6, 6), zone("c", "right", 2, 6)];
    const wide = arrange(tall, 1600, 700);
    expect(box(wide, "a").x).toBeLessThan(box(wide, "b").x);
    expect(box(wide, "c").x).toBeGreaterThan(box(wide, "b").x);
    const narrow = arrange(tall, 380, 1200);
    expect(box(narrow, "a").y).toBeLessThan(box(narrow, "b").y);
  });

  it("puts several large zones beside or below each other, whichever is larger", () => {
    const four = [1, 2, 3, 4].map((i) => zone(`z${i}`, "main", 5, 5));
    const square = arrange(four, 1000, 1000);
    expect(box(square, "z1").y).toBe(box(square, "z2").y);
    expect(box(square, "z3").y).toBeGreaterThan(box(square, "z1").y);
    expect(box(square, "z1").unit).toBeGreaterThan(90);
  });

  it("draws what would be too small to be touched through a window", () => {
    expect(box(arrange([zone("field", "main", 40, 40)], 360, 400), "field").as).toBe("window");
    expect(box(arrange(MAP, 360, 600), "map").as).toBe("window");
  });

  it("gives most of the room to a window", () => {
    for (const [width, height] of Object.values(ROOMS)) {
      const { width: w, height: h } = box(arrange(MAP, width, height), "map");
      expect((w * h) / (width * height)).toBeGreaterThan(0.7);
    }
  });

  it("draws small zones small, with a title", () => {
    for (const [width, height] of Object.values(ROOMS)) {
      const layout = arrange(TERRITORIES, width, height);
      expect(box(layout, "other-1").as).toBe("small");
      expect(box(layout, "other-1").title).toBeGreaterThan(0);
      expect(box(layout, "other-1").unit).toBeLessThan(0.5 * box(layout, "mine").unit);
    }
  });

  it("does not shrink what is played on for what is looked at", () => {
    const layout = arrange(TERRITORIES, 900, 560);
    expect(box(layout, "mine").unit).toBeGreaterThan(42);
    expect(layout.height).toBeLessThanOrEqual(561);
  });

  it("puts what is played on before what is looked at, as wide as a phone", () => {
    const layout = arrange(TERRITORIES, 386, 600);
    expect(box(layout, "mine").width).toBeCloseTo(386, 0);
    expect(box(layout, "mine").y).toBeLessThan(box(layout, "other-1").y);
    expect(box(layout, "row").y).toBeLessThan(box(layout, "mine").y);
  });

  it("draws it a little narrower rather than with its edge out of sight", () => {
    const rows = [zone("rows", "left", 4.3, 4.9), ...TERRITORIES.slice(1)];
    const { y, width, height } = box(arrange(rows, 386, 612, null, 44), "mine");
    expect(y + height).toBeLessThanOrEqual(612.5);
    expect(width).toBeGreaterThan(0.9 * 386);
    expect(box(arrange(rows, 386, 540, null, 44), "mine").width).toBeGreaterThan(0.9 * 386);
  });

  it("draws what lies beside it smaller rather than with its edge out of sight", () => {
    const totems = [
      zone("rows", "left", 4.3, 4.9),
      zone("totems", "left", 4.3, 1.5),
      zone("supply", "left", 4.3, 1.1, { show: "drawer" }),
      zone("mine", "main", 9, 9.95),
      ...[1, 2, 3].map((i) => zone(`other-${i}`, "right", 9, 9.95, { show: "small" })),
    ];
    const { y, width, height } = box(arrange(totems, 386, 588, null, 44), "mine");
    expect(y + height).toBeLessThanOrEqual(588);
    expect(width).toBeGreaterThan(350);
  });

  it("shows watchers all at once, however small", () => {
    const all = [zone("rows", "left", 4.3, 4.9), ...[1, 2, 3, 4].map((i) => zone(`z${i}`, "main", 9, 9.95))];
    for (const [width, height] of [ROOMS.desk, ROOMS.phone]) {
      expect(arrange(all, width, height).height).toBeGreaterThan(height);
      expect(arrange(all, width, height, null, 0, WATCHED).height).toBeLessThanOrEqual(height + 0.6);
    }
  });

  it("makes no window of the middle so that others can be larger", () => {
    const layout = arrange(PAIR, 900, 600);
    expect(box(layout, "mine").as).toBe("whole");
    expect(box(layout, "mine").width).toBeGreaterThan(400);
  });

  it("swaps an enlarged zone of the middle with the large one", () => {
    const layout = arrange(TERRITORIES, 386, 600, "other-2");
    expect(box(layout, "other-2").as).toBe("whole");
    expect(box(layout, "mine").as).toBe("small");
  });

  it("enlarges a zone of the side where it is", () => {
    const layout = arrange(STATION, 1440, 860, "crew-1");
    expect(box(layout, "crew-1").as).toBe("whole");
    expect(box(layout, "station").as).toBe("whole");
    expect(box(layout, "crew-1").unit).toBeGreaterThan(1.5 * box(layout, "crew-2").unit);
  });

  it("puts what is only looked at beside what is above the middle, where a phone has room for it", () => {
    const two = [PAIR[0], PAIR[2], PAIR[3]].filter((each) => each !== undefined);
    const layout = arrange(two, 386, 600);
    expect(box(layout, "other").y).toBeLessThan(box(layout, "mine").y);
    expect(box(layout, "other").x).toBeGreaterThan(box(layout, "rows").x + box(layout, "rows").width);
    expect(box(layout, "mine")).toEqual(box(arrange(two.slice(0, 2), 386, 600), "mine"));
  });

  it("leaves the width of an upright tablet to a window", () => {
    const map = [
      zone("map", "main", 23, 23, { zoom: true }),
      zone("teams", "left", 3.2, 7.3),
      zone("egg", "left", 3.2, 5.1),
    ];
    expect(box(arrange(map, 816, 960), "map").unit).toBeGreaterThan(27);
    expect(box(arrange(map, 1440, 860), "teams").unit).toBeGreaterThan(50);
  });

  it("puts hands that an upright tablet could only draw tiny behind buttons", () => {
    const hand = (name: string, area: Zone["area"]) => zone(name, area, 3.8, 3.2, { show: "drawer" });
    const table = [
      zone("station", "main", 7, 7.2),
      zone("crew", "top", 7, 1.5),
      ...["left", "right"].flatMap((area) => [1, 2].map((i) => hand(`${area}-${i}`, area as Zone["area"]))),
      zone("turn", "bottom", 7, 1),
    ];
    const upright = arrange(table, 756, 780, null, 44);
    expect(upright.drawers).toHaveLength(4);
    expect(upright.height).toBeLessThanOrEqual(780 - 44 + 0.6);
    expect(arrange(table, 1000, 580).drawers).toEqual([]);
  });

  it("puts strips that would be hard to touch into one line, and the board loses nothing", () => {
    const hand = (name: string, area: Zone["area"]) => zone(name, area, 3.8, 3.2, { show: "drawer" });
    const table = [
      zone("crew", "top", 7, 1.5),
      zone("station", "main", 7, 7.2),
      zone("workshop", "left", 3.8, 1.6, { show: "drawer" }),
      zone("laboratory", "right", 3.8, 1.6, { show: "drawer" }),
      ...["left", "right"].flatMap((area) => [1, 2].map((i) => hand(`${area}-${i}`, area as Zone["area"]))),
      zone("turn", "bottom", 7, 1),
    ];
    for (const [width, height, board] of [
      [988, 606, 71],
      [888, 620, 73],
      [744, 560, 66],
      [936, 534, 62],
    ] as const) {
      const layout = arrange(table, width, height);
      expect(overlaps(layout)).toEqual([]);
      expect(layout.height).toBeLessThanOrEqual(height + 0.6);
      for (const strip of ["crew", "turn"]) expect(box(layout, strip).unit).toBeGreaterThanOrEqual(46);
      expect(box(layout, "station").unit).toBeGreaterThan(board);
    }
  });

  it("hides drawers on narrow screens only", () => {
    expect(arrange(MAP, NARROW - 1, 800).drawers).toEqual(["shop"]);
    expect(arrange(MAP, 1200, 800).drawers).toEqual([]);
  });

  it("does not shrink the board for a lone button", () => {
    const without = arrange(BOARD, 386, 560);
    const pass = arrange([...BOARD, zone("choice", "bottom", 1.2, 1.2)], 386, 560);
    expect(box(pass, "board")).toEqual(box(without, "board"));
    expect(box(pass, "choice").width).toBeGreaterThanOrEqual(1.2 * 62);
  });

  it("puts what is alike into one line, so that hands on a tablet can be read", () => {
    const table = [
      zone("station", "main", 7, 7.2),
      zone("crew", "top", 7, 1.5),
      zone("workshop", "left", 3.8, 1.6),
      zone("hand-1", "left", 3.8, 3.2),
      zone("hand-2", "left", 3.8, 3.2),
      zone("laboratory", "right", 3.8, 1.6),
      zone("hand-3", "right", 3.8, 3.2),
      zone("hand-4", "right", 3.8, 3.2),
      zone("turn", "bottom", 7, 1),
    ];
    expect(box(arrange(table, 816, 980), "hand-1").unit).toBeGreaterThan(36);
  });
});

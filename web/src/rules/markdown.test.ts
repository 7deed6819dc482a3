import { describe, expect, it } from "vitest";
import { anchorOf, inline, numbersOf, parse } from "./markdown";

describe("rules as Markdown", () => {
  it("have anchors by their numbers", () => {
    expect(anchorOf("6.2 Crossing")).toBe("6.2");
    expect(parse("## Crossing {#6.2}")[0]).toMatchObject({ kind: "heading", anchor: "6.2" });
  });

  it("have lists, tables and pictures of positions", () => {
    const blocks = parse(
      "- a\n- **b**\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n```scene\nposition: abc\nzones: map\ncaption: C\n```\n",
    );
    expect(blocks.map((each) => each.kind)).toEqual(["list", "table", "picture"]);
    expect(blocks[2]).toEqual({ kind: "picture", position: "abc", caption: "C", touch: "", zones: "map" });
  });

  it("let no scripts through", () => {
    expect(inline("[x](javascript:alert(1))")[0]).toMatchObject({ kind: "link", href: "#" });
    expect(inline("<b>x</b>")).toEqual([{ kind: "text", text: "<b>x</b>" }]);
  });
});

describe("the numbers of paragraphs", () => {
  it("are shown in their order only", () => {
    const headings = [
      "# Game",
      "## A {#2}",
      "## B {#4}",
      "### C {#4.1}",
      "## D {#11}",
      "## E {#3}",
      "## F {#14}",
    ];
    expect([...numbersOf(parse(headings.join("\n\n")))]).toEqual(["2", "4", "4.1", "11", "14"]);
  });
});

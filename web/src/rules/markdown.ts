/** As much of Markdown as rules need, parsed into blocks that a page draws. HTML is not passed through. */
export type Inline =
  | { kind: "text" | "strong" | "em" | "code"; text: string }
  | { kind: "link"; text: string; href: string }
  | { kind: "image"; text: string; href: string };
export type Block =
  | { kind: "heading"; level: number; anchor: string; content: Inline[] }
  | { kind: "paragraph"; anchor: string; content: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "quote"; content: Inline[] }
  | { kind: "code"; text: string }
  /** A position of the game, drawn by the server. */
  | { kind: "picture"; position: string; caption: string; touch: string; zones: string };

const INLINE =
  /!\[([^\]]*)\]\(([^)\s]+)\)|\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|`([^`]+)`|\*([^*\s][^*]*)\*|_([^_\s][^_]*)_/g;
const NUMBER = /^(\d+(?:\.\d+)*)[.)]?\s/;

/** Links lead to pages and paragraphs of this site, or to other sites; nothing else is a link. */
function safe(href: string): string {
  return /^(https?:\/\/|\/(?!\/)|#)/.test(href) ? href : "#";
}

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, alt, source, label, href, strong, code, em, under] = match;
    if (match.index > end) found.push({ kind: "text", text: text.slice(end, match.index) });
    end = match.index + whole.length;
    if (source !== undefined) found.push({ kind: "image", text: alt ?? "", href: safe(source) });
    else if (href !== undefined) found.push({ kind: "link", text: label ?? "", href: safe(href) });
    else if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else found.push({ kind: "em", text: em ?? under ?? "" });
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
}

export function plain(content: readonly Inline[]): string {
  return content.map((part) => part.text).join("");
}

/** `6.2` of "6.2 Crossing", else words joined by dashes. */
export function anchorOf(text: string): string {
  const number = NUMBER.exec(`${text} `)?.[1];
  if (number) return number;
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

function cells(line: string): Inline[][] {
  return line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));
}

/** Goes through the lines of a text. */
class Lines {
  private readonly lines: string[];
  private at = 0;

  constructor(text: string) {
    this.lines = text.replace(/\r/g, "").split("\n");
  }

  get ended(): boolean {
    return this.at >= this.lines.length;
  }

  get line(): string {
    return this.lines[this.at] ?? "";
  }

  next(): string {
    return this.lines[this.at++] ?? "";
  }

  /** The lines from here on that belong together. */
  gather(belongs: (line: string) => boolean): string[] {
    const found: string[] = [];
    while (!this.ended && belongs(this.line)) found.push(this.next());
    return found;
  }
}

const HEADING = /^(#{1,6})\s+(.*?)\s*(?:\{#([\w.-]+)\})?\s*$/;
const ITEM = /^\s*(?:[-*]|\d+\.)\s+(.*)$/;

export function parse(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = new Lines(text);
  while (!lines.ended) {
    if (lines.line.trim()) blocks.push(blockAt(lines));
    else lines.next();
  }
  return blocks;
}

function blockAt(lines: Lines): Block {
  const { line } = lines;
  const heading = HEADING.exec(line);
  if (heading) {
    const [, marks = "#", title = "", anchor = anchorOf(title)] = heading;
    lines.next();
    return { kind: "heading", level: marks.length, anchor, content: inline(title) };
  }
  if (line.startsWith("```")) return fenced(lines);
  if (/^\s*\|/.test(line)) {
    const rows = lines.gather((each) => /^\s*\|/.test(each)).filter((each) => !/^[\s|:-]+$/.test(each));
    return { kind: "table", head: cells(rows[0] ?? ""), rows: rows.slice(1).map(cells) };
  }
  if (line.startsWith(">")) {
    const quoted = lines.gather((each) => each.startsWith(">")).map((each) => each.replace(/^>\s?/, ""));
    return { kind: "quote", content: inline(quoted.join(" ")) };
  }
  return ITEM.test(line) && !/^\d+\.\d/.test(line) ? list(lines) : paragraph(lines);
}

function fenced(lines: Lines): Block {
  const name = lines.next().slice(3).trim();
  const inside = lines.gather((each) => !each.startsWith("```"));
  lines.next();
  if (name !== "scene") return { kind: "code", text: inside.join("\n") };
  const value = (key: string): string =>
    inside
      .find((each) => each.startsWith(`${key}:`))
      ?.slice(key.length + 1)
      .trim() ?? "";
  const [position, caption] = [value("position"), value("caption")];
  return { kind: "picture", position, caption, touch: value("touch"), zones: value("zones") };
}

function list(lines: Lines): Block {
  const ordered = /^\s*\d/.test(lines.line);
  const items: string[] = [];
  for (const each of lines.gather((next) => ITEM.test(next) || /^\s{2,}\S/.test(next))) {
    const item = ITEM.exec(each);
    if (item) items.push(item[1] ?? "");
    else items.push(`${items.pop() ?? ""} ${each.trim()}`);
  }
  return { kind: "list", ordered, items: items.map(inline) };
}

function paragraph(lines: Lines): Block {
  const words = lines.gather((each) => each.trim() !== "" && !/^(#{1,6}\s|```|>|\s*\||\s*[-*]\s)/.test(each));
  if (!words.length) words.push(lines.next());
  const joined = words.map((each) => each.trim()).join(" ");
  const number = /^\*{0,2}(\d+(?:\.\d+)+)\*{0,2}[.)]?\s/.exec(joined)?.[1] ?? "";
  return { kind: "paragraph", anchor: number, content: inline(joined) };
}

/** The numbers of paragraphs that are shown. The rules count their paragraphs in an order of their own; where a guide
 * tells something later than that, its number would only confuse. */
export function numbersOf(blocks: readonly Block[]): Set<string> {
  const shown = new Set<string>();
  let last: number[] = [];
  for (const block of blocks) {
    if (block.kind !== "heading" || !/^\d/.test(block.anchor)) continue;
    const number = block.anchor.split(".").map(Number);
    if (!isAfter(number, last)) continue;
    shown.add(block.anchor);
    last = number;
  }
  return shown;
}

function isAfter(number: readonly number[], last: readonly number[]): boolean {
  for (let i = 0; i < Math.max(number.length, last.length); i++) {
    const [mine, other] = [number[i] ?? -1, last[i] ?? -1];
    if (mine !== other) return mine > other;
  }
  return false;
}

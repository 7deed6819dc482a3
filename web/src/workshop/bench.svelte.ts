/** A sheet on the workbench: its text, and what the server makes of it after every change. One request at a time. */
import * as api from "./sheet";

const REMEMBERED = 100;

export class Bench {
  checked: api.Checked | null = $state.raw(null);
  /** The text as it is now; that of `checked` follows. */
  text = $state("");
  failure: unknown = $state.raw(null);
  busy = $state(false);
  private past: readonly string[] = $state.raw([]);
  private future: readonly string[] = $state.raw([]);
  private edits: api.Edit[] = [];
  private wanted: string | null = null;
  private last = "";
  /** Of a card with a mistake, the picture from before. */
  private drawn = new Map<string, api.Piece>();

  constructor(
    private readonly game: string,
    private readonly onchange: (text: string, checked: api.Checked) => void,
  ) {}

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Begin with a text. */
  open(text: string): void {
    this.past = [];
    this.future = [];
    this.drawn.clear();
    this.put(text);
  }

  /** Another text, typed or from a file. */
  write(text: string): void {
    if (text === this.text) return;
    this.remember("text");
    this.put(text);
  }

  /** Changes in the text, in their order. */
  change(edits: readonly api.Edit[]): void {
    const [first] = edits;
    if (!first) return;
    this.remember(first.what === "set" ? `${first.part} ${first.index} ${first.field}` : "");
    this.edits.push(...edits);
    void this.go();
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.text];
    this.last = "";
    this.put(before);
  }

  redo(): void {
    const next = this.future.at(-1);
    if (next === undefined) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.text];
    this.last = "";
    this.put(next);
  }

  /** The picture of an item; of one with a mistake, the last one there was. */
  pieceOf(part: string, index: number): api.Piece | null {
    return this.drawn.get(`${part} ${index}`) ?? null;
  }

  again = (): void => {
    this.wanted ??= this.text;
    void this.go();
  };

  private put(text: string): void {
    this.edits = [];
    this.text = text;
    this.wanted = text;
    void this.go();
  }

  /** What is typed into one field is taken back at once. */
  private remember(what: string): void {
    if (what && what === this.last) return;
    this.last = what;
    this.past = [...this.past.slice(1 - REMEMBERED), this.text];
    this.future = [];
  }

  private async go(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      while (this.wanted !== null || this.edits.length) {
        const [text, edits] = [this.wanted ?? this.text, this.edits];
        this.wanted = null;
        this.edits = [];
        const found = await api.check(this.game, text, edits);
        if (this.wanted === null) this.take(found);
      }
      this.failure = null;
    } catch (caught) {
      this.failure = caught;
    } finally {
      this.busy = false;
    }
  }

  private take(found: api.Checked): void {
    const counts = (checked: api.Checked | null): string =>
      Object.values(checked?.values ?? {})
        .map((items) => items.length)
        .join();
    if (Object.keys(found.values).length && counts(found) !== counts(this.checked)) this.drawn.clear();
    for (const piece of found.pieces) this.drawn.set(`${piece.part} ${piece.index}`, piece);
    this.text = found.text;
    this.checked = found;
    this.onchange(found.text, found);
  }
}

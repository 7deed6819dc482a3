/** What a table shows besides the position: overlays, and what an action would do. */
import type { Message, Overlay, Scene, Told } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { certainly, NOTHING, type Preview, previewOf } from "../scene/preview";
import type { Deed } from "../scene/trie";
import type { Question, ServerMessage } from "./socket";

/** What an action would do: drawn, and in words. */
export interface Outlook {
  drawn: Preview;
  messages: Message[];
}

const LOOK_AHEAD_AFTER = 90;
/** With more ways on than this, nothing is foreseen: each of them has to be asked for. */
const FEW = 4;

const keyOf = ({ action, further = [] }: Deed): string => [action, ...further].join();

export class Insight {
  overlays: Overlay[] = $state.raw([]);
  outlook: Outlook | null = $state.raw(null);
  /** What has been touched would do, whatever is touched next. */
  certain: Preview = $state.raw(NOTHING);
  private foreseeing = 0;
  /** What is told about the sprites that were asked about last. */
  told: Told[] = $state.raw([]);
  /** The list of overlays is open. */
  listing = false;
  /** The position in which something was pointed at, and whether the game shows anything then. */
  private pointedAt = -1;
  private pointsOut: boolean | null = null;
  private readonly outlooks = new Map<string, Outlook>();
  private wanted: string | null = null;
  private lookTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: { readonly ply: number; readonly scene: Scene | null },
    private readonly ask: (question: Question) => Promise<ServerMessage>,
  ) {}

  close(): void {
    clearTimeout(this.lookTimer);
  }

  /** The position has changed. */
  settle(): void {
    this.outlooks.clear();
    this.outlook = null;
    this.pointedAt = -1;
    if (settings.chosen.overlays.length || this.listing) void this.askOverlays();
    else this.overlays = [];
  }

  /** A sprite is pointed at: overlays about it are asked for once in a position, if the game has any. */
  point(): void {
    if (this.pointedAt === this.table.ply || this.pointsOut === false) return;
    this.pointedAt = this.table.ply;
    void this.askOverlays();
  }

  async askOverlays(): Promise<void> {
    try {
      const answer = await this.ask({ type: "overlays" });
      if (answer.type !== "overlays_shown") return;
      this.overlays = answer.overlays;
      this.pointsOut = answer.overlays.some((overlay) => overlay.pointed);
    } catch {
      // They can be asked for again.
    }
  }

  /** What these sprites are for, and what speaks against touching them now. */
  async askAbout(sprites: readonly string[]): Promise<void> {
    this.told = [];
    try {
      const answer = await this.ask({ type: "about", sprites: sprites.slice(0, 6) });
      if (answer.type === "about_shown") this.told = answer.told;
    } catch {
      // Their labels are shown anyway.
    }
  }

  /** Show what a choice would do, after a short pause. */
  consider(choice: Deed | null): void {
    clearTimeout(this.lookTimer);
    this.wanted = choice ? keyOf(choice) : null;
    this.outlook = this.wanted === null ? null : (this.outlooks.get(this.wanted) ?? null);
    if (choice && !this.outlook)
      this.lookTimer = setTimeout(() => void this.lookAhead(choice), LOOK_AHEAD_AFTER);
  }

  /** Show what every one of these choices would do to what has been touched. */
  async foresee(choices: readonly Deed[], touched: readonly string[]): Promise<void> {
    const now = ++this.foreseeing;
    this.certain = NOTHING;
    if (!choices.length || choices.length > FEW) return;
    const found = await Promise.all(choices.map((choice) => this.outlookOf(choice)));
    const { scene } = this.table;
    if (now !== this.foreseeing || !scene) return;
    const previews = found.flatMap((outlook) => outlook?.drawn ?? []);
    if (previews.length === choices.length) this.certain = certainly(previews, scene, touched);
  }

  private async lookAhead(choice: Deed): Promise<void> {
    const outlook = await this.outlookOf(choice);
    if (outlook && this.wanted === keyOf(choice)) this.outlook = outlook;
  }

  /** Null if the position has changed meanwhile; the action can also be played without a preview. */
  private async outlookOf(choice: Deed): Promise<Outlook | null> {
    const ply = this.table.ply;
    const [{ action, further = [] }, key] = [choice, keyOf(choice)];
    const known = this.outlooks.get(key);
    if (known) return known;
    try {
      const answer = await this.ask({ type: "preview", ply, action, further });
      if (answer.type !== "preview_shown" || answer.ply !== this.table.ply || !this.table.scene) return null;
      const drawn = answer.scene ? previewOf(this.table.scene, answer.scene, choice.touches) : NOTHING;
      const outlook = { drawn, messages: answer.messages };
      this.outlooks.set(key, outlook);
      return outlook;
    } catch {
      return null;
    }
  }
}

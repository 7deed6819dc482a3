/** What a table shows besides the position: overlays, and what an action would do. */
import type { Choice, Message, Overlay, Scene } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { NOTHING, type Preview, previewOf } from "../scene/preview";
import type { Question, ServerMessage } from "./socket";

/** What an action would do: drawn, and in words. */
export interface Outlook {
  action: number;
  drawn: Preview;
  messages: Message[];
}

const LOOK_AHEAD_AFTER = 90;

export class Insight {
  overlays: Overlay[] = $state.raw([]);
  outlook: Outlook | null = $state.raw(null);
  /** The list of overlays is open. */
  listing = false;
  /** The position in which something was pointed at, and whether the game shows anything then. */
  private pointedAt = -1;
  private pointsOut: boolean | null = null;
  private readonly outlooks = new Map<number, Outlook>();
  private wanted: number | null = null;
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

  /** Show what a choice would do, after a short pause. */
  consider(choice: Choice | null): void {
    clearTimeout(this.lookTimer);
    this.wanted = choice?.action ?? null;
    this.outlook = this.wanted === null ? null : (this.outlooks.get(this.wanted) ?? null);
    if (choice && !this.outlook)
      this.lookTimer = setTimeout(() => void this.lookAhead(choice), LOOK_AHEAD_AFTER);
  }

  private async lookAhead({ action }: Choice): Promise<void> {
    const ply = this.table.ply;
    try {
      const answer = await this.ask({ type: "preview", ply, action });
      if (answer.type !== "preview_shown" || answer.ply !== this.table.ply || !this.table.scene) return;
      const drawn = answer.scene ? previewOf(this.table.scene, answer.scene) : NOTHING;
      this.outlooks.set(action, { action, drawn, messages: answer.messages });
      if (this.wanted === action) this.outlook = this.outlooks.get(action) ?? null;
    } catch {
      // The action can still be played without a preview.
    }
  }
}

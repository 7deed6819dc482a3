/** What is drawn on, between or instead of the sprites of a scene at the moment, besides the hand. */
import type { Mark } from "../lib/protocol";
import type { News } from "./news";
import type { Preview } from "./preview";

export interface Highlights {
  readonly marks: readonly Mark[];
  /** The sprites of a hint. */
  readonly lit: ReadonlySet<string>;
  readonly preview: Preview;
  /** What others did since one's own turn. */
  readonly news: News;
  /** The next touch that turning has come to. */
  readonly aimed: string | null;
  readonly dragged: string | null;
  /** What is between two zones. */
  readonly flying: ReadonlySet<string>;
  /** Steps that a sprite waits before it glides to its new place. */
  readonly delays: ReadonlyMap<string, number>;
}

/** What a scene view is given by its page. The classes of this folder read it through getters, so it stays reactive. */
import type { Mark, Scene, Told } from "../lib/protocol";
import type { Hand } from "./hand.svelte";
import type { Preview } from "./preview";
import type { Deed } from "./trie";

export interface Given {
  readonly scene: Scene;
  /** Null where nothing can be played: spectators, replays, the organiser's map. */
  readonly hand: Hand | null;
  /** What is marked on the board. */
  readonly marks: readonly Mark[];
  /** Everything that could be marked; shown for the sprites a person asks about. */
  readonly known: readonly Mark[];
  /** The part of `known` that also appears when a sprite is only pointed at. */
  readonly pointed: readonly Mark[];
  /** The sprites of a hint. */
  readonly lit: ReadonlySet<string>;
  readonly preview: Preview;
  /** What the game tells about the sprites that were asked about last, in their order. */
  readonly told: readonly Told[];
  /** The match has ended: what covers the board makes way for the result. */
  readonly over: boolean;
  /** Pixels of the window's height that are not the scene's. */
  readonly reserved: number;
  /** All of every zone is shown, however small: nobody stands there to magnify it. */
  readonly whole: boolean;
  /** A touch that leads nowhere, after the touches before it. */
  onimpossible(path: string[]): void;
  /** What would be done next, or null; the page may preview it. */
  onconsider(choice: Deed | null): void;
  /** A person asks what these sprites of one spot are, the topmost first. */
  onabout(stack: readonly string[]): void;
  /** A sprite is pointed at. */
  onpoint(): void;
}

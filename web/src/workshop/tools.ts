/** What a pointer does on the map: one of these, or the mark of a brush. */
export const WALL = "wall";
export const MOVE = "move";
/** A map that is being made, whether or not it can be used already, and how. */
export interface Sketch {
  text: string;
  way: "generate" | "draw" | "text";
}

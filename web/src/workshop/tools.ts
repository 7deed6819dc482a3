/** What a pointer does on the map: one of these, or the mark of a brush. */
export const WALL = "wall";
export const MOVE = "move";

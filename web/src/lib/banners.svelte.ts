/** The flags of the teams at the table that is open, by the names of their seats. */
import type { Profile } from "./protocol";

class Banners {
  own: ReadonlyMap<string, Profile> = $state.raw(new Map());
}

export const banners = new Banners();

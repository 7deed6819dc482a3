/** What the map workshop asks of the server over HTTP. */
import { json } from "../lib/api";
import type { Made, MapWish, WorkshopOut } from "../lib/http";

export type { Grid, Made, MapWish, WorkshopOut as Workshop } from "../lib/http";

export const workshop = (game: string): Promise<WorkshopOut> => json(`/api/games/${game}/workshop`);
export const work = (game: string, wish: MapWish): Promise<Made> => json(`/api/games/${game}/workshop`, wish);

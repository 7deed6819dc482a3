/** How far the server has compiled each game. Below 100 percent, its tables wait. */
import * as api from "./api";

const READY = 100;
/** Milliseconds between two questions while something is being compiled. */
const PAUSE = 1000;

class Prepared {
  private percents: Readonly<Record<string, number>> = $state.raw({});
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** In percent; -1 if the game could not be compiled. */
  of(game: string): number {
    return this.percents[game] ?? READY;
  }

  /** Takes note of what the server says of its games, and asks again while one of them is on its way. */
  note(games: readonly Pick<api.Game, "name" | "prepared">[]): void {
    this.percents = Object.fromEntries(games.map(({ name, prepared }) => [name, prepared ?? READY]));
    clearTimeout(this.timer);
    const waits = Object.values(this.percents).some((percent) => percent >= 0 && percent < READY);
    if (waits) this.timer = setTimeout(() => void this.ask(), PAUSE);
  }

  private async ask(): Promise<void> {
    try {
      this.note(await api.games());
    } catch {
      this.timer = setTimeout(() => void this.ask(), PAUSE);
    }
  }
}

export const prepared = new Prepared();

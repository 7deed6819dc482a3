/** Where others find this room: an address of this computer alone is of no use to them. */
import * as api from "./api";

/** Addresses that always mean the computer on which they are opened. */
export function isHere(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}

class Reach {
  /** What the server says about the network; it is asked only where links would lead nowhere. */
  network: api.Network | null = $state.raw(null);
  private asked = false;

  /** Of links for others. */
  get origin(): string {
    return this.network?.origin ?? location.origin;
  }

  /** Links lead to this computer only. */
  get lost(): boolean {
    return isHere(location.hostname) && !this.network?.origin;
  }

  async look(): Promise<void> {
    if (this.asked || !isHere(location.hostname)) return;
    this.asked = true;
    try {
      this.network = await api.network();
    } catch {
      this.asked = false;
    }
  }

  async open(wanted: boolean): Promise<void> {
    this.network = await api.network(wanted);
  }
}

export const reach = new Reach();

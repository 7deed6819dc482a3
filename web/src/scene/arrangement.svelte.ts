/**
 * Which zones are shown how: the layout, the small zone that is enlarged and the drawer that is open.
 *
 * A zone comes forward when it is needed: when something in it is to be touched next, or a hint begins there. Such a
 * zone goes back when it is no longer needed; what a person opened stays until the person closes it. What can be done
 * in the turn of others glows and stays where it is: it would only cover what one looks at, and what comes next.
 *
 * Create it while a component is set up: it has effects.
 */
import { tick, untrack } from "svelte";
import type { Zone } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { Camera } from "./camera";
import type { Frame } from "./frame.svelte";
import type { Given } from "./given";
import type { Inventory } from "./inventory.svelte";
import { arrange, type Box, type Layout, NARROW, TOUCHED, WATCHED } from "./layout";

/** The width before the first measurement, and the least height of a scene. */
const FIRST_WIDTH = 360;
const LEAST_HEIGHT = 320;
/** How large a zone in a drawer is drawn at most: pixels of a unit, and its share of the window's height. */
export const SHEET_UNIT = 112;
const SHEET_SHARE = 0.3;
const SHEET_LEAST = 64;
const SHEET_EDGES = 20;
/** The same with words beside it. */
const READ_UNIT = 46;

export class Arrangement {
  /** Measured by the view: the frame's width, the window's height, the height of the buttons that open drawers. */
  width = $state(0);
  windowHeight = $state(0);
  handlesHeight = $state(0);
  /** Nothing is drawn before: it would be drawn twice. */
  readonly measured: boolean = $derived(this.width > 0);
  private enlarged: string | null = $state(null);
  private drawer: string | null = $state(null);
  /** The zone that is enlarged or opened came forward because it was needed. */
  cameForward = false;
  private readonly cameras = new Map<string, Camera>();

  /** With the buttons that open drawers, so that they are within reach without scrolling, where that is possible. */
  private readonly height: number = $derived.by(() =>
    Math.max(
      LEAST_HEIGHT + (this.width < NARROW ? this.handlesHeight : 0),
      this.windowHeight - this.given.reserved,
    ),
  );
  /** What a layout depends on: it is worked out again only when one of these changes, not with every move. */
  private readonly shapes: string = $derived.by(() =>
    JSON.stringify(
      this.given.scene.zones.map(({ name, area, width, height, show, zoom }) => [
        name,
        area,
        width,
        height,
        show,
        zoom,
      ]),
    ),
  );
  private readonly shaped: readonly Zone[] = $derived.by(() => {
    void this.shapes;
    return untrack(() => this.given.scene.zones);
  });
  readonly layout: Layout = $derived.by(() =>
    arrange(
      this.shaped,
      this.width || FIRST_WIDTH,
      this.height,
      this.enlarged,
      this.handlesHeight,
      // Where pages scroll, boards are as wide as the screen, also for those who only watch.
      this.given.whole ? 0 : this.given.hand || this.width < NARROW ? TOUCHED : WATCHED,
    ),
  );
  /** The zones behind buttons. */
  readonly drawers: readonly Zone[] = $derived.by(() =>
    this.given.scene.zones.filter((zone) => this.layout.drawers.includes(zone.name)),
  );
  /** The zone whose drawer is open. */
  readonly opened: Zone | undefined = $derived(this.drawers.find((zone) => zone.name === this.drawer));
  private readonly openedName: string | null = $derived(this.opened?.name ?? null);

  constructor(
    private readonly given: Pick<Given, "scene" | "hand" | "lit" | "over" | "reserved" | "whole">,
    private readonly inventory: Inventory,
    private readonly frame: Frame,
  ) {
    // The lowest zone stays in sight above a drawer that a person opens. A drawer that came forward scrolls nothing:
    // what is said above the board must stay in view.
    $effect(() => {
      if (this.openedName && !this.cameForward)
        void tick().then(() => this.frame.element?.scrollIntoView({ block: "end" }));
    });
    $effect(() => {
      if (this.given.over) this.drawer = null;
    });
    $effect(() => {
      const { hand } = this.given;
      const wanted = hand?.busy ? this.inventory.zonesOf(hand.candidates) : [];
      untrack(() => this.reach(wanted));
    });
    $effect(() => {
      const begins = this.inventory.zonesOf(this.given.lit)[0];
      untrack(() => {
        if (begins && !this.isInReach(begins)) this.bringForward(begins);
      });
    });
  }

  box(zone: string | undefined): Box | undefined {
    return this.layout.boxes.get(zone ?? "");
  }

  /** Each zone has one camera, whether it is drawn through a window or not. */
  camera(zone: string): Camera {
    let found = this.cameras.get(zone);
    if (!found) {
      found = new Camera();
      this.cameras.set(zone, found);
    }
    return found;
  }

  /** The names of the zones that are seen through a window. */
  get windows(): string[] {
    return [...this.layout.boxes].filter(([, box]) => box.as === "window").map(([name]) => name);
  }

  /** The box of a zone in the sheet of its drawer. */
  sheetBox(zone: Zone): Box {
    const high = Math.max(SHEET_LEAST, (SHEET_SHARE * this.windowHeight) / zone.height);
    const most = zone.legend ? READ_UNIT : Math.min(SHEET_UNIT, high);
    const unit = Math.min(most, ((this.width || FIRST_WIDTH) - SHEET_EDGES) / zone.width);
    return { x: 0, y: 0, width: zone.width * unit, height: zone.height * unit, unit, as: "whole", title: 0 };
  }

  toggleDrawer(zone: string): void {
    this.cameForward = false;
    this.drawer = this.drawer === zone ? null : zone;
  }

  isOpen(zone: string): boolean {
    return this.drawer === zone;
  }

  /** True if there was one to close. */
  closeDrawer(): boolean {
    if (!this.drawer) return false;
    this.drawer = null;
    return true;
  }

  /** Enlarge a small zone, or give an enlarged one its small size back. */
  async resize(zone: string): Promise<void> {
    this.cameForward = false;
    this.enlarged = this.box(zone)?.as === "small" && this.isSmall(zone) ? zone : null;
    if (!this.enlarged) return;
    await tick();
    const behavior = settings.glide ? "smooth" : "auto";
    this.frame.pane(zone)?.closest(".at")?.scrollIntoView({ block: "nearest", behavior });
  }

  /** Bring at least one of these zones within reach; what came forward for something else goes back. */
  private reach(wanted: readonly string[]): void {
    if (!wanted.length) return;
    const isWanted = (zone: string | null): boolean => zone !== null && wanted.includes(zone);
    if (this.cameForward && !isWanted(this.enlarged) && !isWanted(this.drawer))
      this.enlarged = this.drawer = null;
    if (wanted.some((zone) => this.isInReach(zone))) return;
    // Of several the first in the scene, whose button comes first, too.
    this.bringForward(this.given.scene.zones.find((zone) => isWanted(zone.name))?.name ?? "");
  }

  private isSmall(zone: string): boolean {
    return this.given.scene.zones.some((each) => each.name === zone && each.show === "small");
  }

  private isInReach(zone: string): boolean {
    const box = this.box(zone);
    return this.drawer === zone || (box !== undefined && box.as !== "small");
  }

  private bringForward(zone: string): void {
    this.cameForward = true;
    if (this.layout.drawers.includes(zone)) this.drawer = zone;
    else this.enlarged = this.isSmall(zone) ? zone : null;
  }
}

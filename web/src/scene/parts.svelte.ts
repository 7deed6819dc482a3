/** The parts of one scene view, each with what it needs of the others. Create them while a component is set up. */
import { Aiming } from "./aiming.svelte";
import { Arrangement } from "./arrangement.svelte";
import { Events } from "./events.svelte";
import { Explaining } from "./explaining.svelte";
import { Flights } from "./flights.svelte";
import { Frame } from "./frame.svelte";
import type { Given } from "./given";
import { Inventory } from "./inventory.svelte";
import { Menu } from "./menu.svelte";
import { Reading } from "./reading.svelte";
import { Touching } from "./touching";

export class Parts {
  readonly frame = new Frame();
  readonly inventory: Inventory;
  readonly arrangement: Arrangement;
  readonly flights: Flights;
  readonly menu: Menu;
  readonly aiming: Aiming;
  readonly explaining: Explaining;
  readonly reading: Reading;
  readonly touching: Touching;
  readonly events: Events;

  /** Effects run in the order in which they are created: zones come forward before a menu is placed. */
  constructor(readonly given: Given) {
    this.inventory = new Inventory(given);
    this.arrangement = new Arrangement(given, this.inventory, this.frame);
    this.flights = new Flights(given, this.frame);
    this.menu = new Menu(given, this.frame, this.arrangement);
    this.aiming = new Aiming(given, this.inventory);
    this.explaining = new Explaining(given, this.inventory, this.frame);
    this.reading = new Reading(given, this.arrangement);
    this.touching = new Touching(this);
    this.events = new Events(this);
  }
}

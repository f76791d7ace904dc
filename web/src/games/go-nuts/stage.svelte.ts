// The movement over the board. The board below already shows the truth, so a story may be cut short at any moment.
import type { State } from "../../lib/schema";
import { cover, flight, measure, pace } from "./flights";
import type { Flight, Places } from "./flights";
import { tell } from "./story";
import type { Story } from "./story";

export class Stage {
  flights = $state.raw<Flight[]>([]);
  airborne = $state(0); // cards on their way to the discard pile
  private covers: Animation[] = [];
  private before: Places = new Map();
  private told = -1; // the number of the state whose story was told last
  private timers: number[] = [];

  /** Remember where everything lies, just before the board changes. */
  remember(board: HTMLElement | undefined): void {
    if (board) this.before = measure(board);
  }

  /** Tell what has happened, once the board has changed; the first sight of a table and a step back have no story. */
  tell(state: State, players: number, board: HTMLElement, motion: number): void {
    const fresh = this.told >= 0 && state.seq > this.told;
    if (state.seq === this.told) return;
    this.told = state.seq;
    if (!fresh) return this.finish();
    const story = tell(state.events, players);
    if (!story.length) return;
    this.finish();
    const unit = pace(story, state.events.length, motion);
    if (!unit) return;
    const after = measure(board);
    this.covers = cover(board, story, this.before, unit);
    this.flights = story.journeys.flatMap((journey) => flight(journey, this.before, after, unit) ?? []);
    this.land(story, unit);
    this.later(() => this.finish(), story.length * unit + 50);
  }

  /** The discard pile grows when a card has come down on it, not before. */
  private land(story: Story, unit: number): void {
    const landings = story.journeys.map((journey) => journey.stops.at(-1)).filter((stop) => stop?.at === "discard");
    this.airborne = landings.length;
    for (const stop of landings) this.later(() => (this.airborne -= 1), (stop?.time ?? 0) * unit);
  }

  private later(deed: () => void, milliseconds: number): void {
    this.timers.push(window.setTimeout(deed, milliseconds));
  }

  /** Everything is where it belongs, at once. */
  finish(): void {
    this.timers.splice(0).forEach((timer) => clearTimeout(timer));
    this.airborne = 0;
    for (const animation of this.covers) animation.cancel();
    this.covers = [];
    if (this.flights.length) this.flights = [];
  }
}

// The movement over the board. The board below already shows the truth, so a story may be cut short at any moment.
import type { State } from "../../lib/schema";
import { cover, flight, measure, pace } from "./flights";
import type { Flight, Places } from "./flights";
import { tell } from "./story";

const toDiscard = (flight: Flight): boolean => flight.to === "discard";

export class Stage {
  flights = $state.raw<Flight[]>([]);
  airborne = $state(0); // cards on their way to the discard pile
  private covers: Animation[] = [];
  private before: Places = new Map();
  private told = -1; // the number of the state whose story was told last
  private curtain = 0;

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
    this.airborne = this.flights.filter(toDiscard).length;
    this.curtain = window.setTimeout(() => this.finish(), story.length * unit + 50);
  }

  /** The discard pile grows when a card has come down on it, not before. */
  landed(flight: Flight): void {
    if (toDiscard(flight) && this.airborne) this.airborne -= 1;
  }

  /** Everything is where it belongs, at once. */
  finish(): void {
    clearTimeout(this.curtain);
    this.airborne = 0;
    for (const animation of this.covers) animation.cancel();
    this.covers = [];
    if (this.flights.length) this.flights = [];
  }
}

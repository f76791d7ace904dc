// Movement over a board. The board below already shows the truth, so a story may be cut short at any moment.
import { untrack } from "svelte";
import { type Flight, type Places, flight, goesSomewhere, measure } from "./flight";
import type { Journey, Story } from "./story";

const MOST_EVENTS = 40; // more than this was not watched: jump
const MOST_ON_THE_WING = 24; // of what flies for itself; more than that nobody watches
const MOST_TIME = 1400; // milliseconds of a whole story
const MOST_MOVEMENT = 500;
const PAUSE = 150; // milliseconds to take in how it ended

interface Numbered {
  seq: number;
  events: readonly unknown[];
}

/** Whose stories are told, and where. */
export interface Followed<Who> {
  state: () => Numbered;
  story: (before: Places) => Story<Who>; // of the state's events; places as they were before them
  board: () => HTMLElement | undefined;
  motion: () => number; // milliseconds of an ordinary movement; 0 when movement is off
}

export class Stage<Who> {
  flights = $state.raw<Flight<Who>[]>([]);
  telling = false;
  #covers: Animation[] = [];
  #before: Places = new Map();
  #seen = -1; // the number of the state whose story was told last
  #curtain = 0;

  /** `told` is called when a story has come to its own end, and when there was none to tell. */
  constructor(private readonly told: () => void = () => {}) {}

  /** Tell of every new state what has happened, once the board shows it; call while the board is made. */
  follow({ state, story, board, motion }: Followed<Who>): void {
    $effect.pre(() => {
      void state().seq;
      untrack(() => this.#remember(board()));
    });
    $effect(() => {
      void state().seq;
      untrack(() => this.#tell(state(), story, board(), motion()));
    });
    $effect(() => () => this.finish());
  }

  /** Let pieces fly for themselves, beside those on the wing; nothing waits for them. */
  launch(journeys: readonly Journey<Who>[], board: HTMLElement, motion: number): void {
    if (!motion || !journeys.length || document.hidden) return;
    const places = measure(board);
    const found = journeys.flatMap((journey) => flight(journey, places, places, Math.min(motion, MOST_MOVEMENT)) ?? []);
    this.flights = [...this.flights, ...found.filter(goesSomewhere)].slice(-MOST_ON_THE_WING);
  }

  landed(flight: Flight<Who>): void {
    this.flights = this.flights.filter((other) => other !== flight);
  }

  /** Everything is where it belongs, at once. */
  finish(): void {
    this.telling = false;
    clearTimeout(this.#curtain);
    for (const animation of this.#covers) animation.cancel();
    this.#covers = [];
    if (this.flights.length) this.flights = [];
  }

  #remember(board: HTMLElement | undefined): void {
    if (board) this.#before = measure(board);
  }

  #tell(state: Numbered, story: Followed<Who>["story"], board: HTMLElement | undefined, motion: number): void {
    if (state.seq !== this.#seen && board) this.#begin(state, story, board, motion);
    if (!this.telling) this.told();
  }

  /** The first sight of a table and a step back have no story. */
  #begin(state: Numbered, story: Followed<Who>["story"], board: HTMLElement, motion: number): void {
    const fresh = this.#seen >= 0 && state.seq > this.#seen;
    this.#seen = state.seq;
    if (!fresh) return this.finish();
    const acts = story(this.#before);
    if (!acts.length) return;
    this.finish();
    if (!motion || state.events.length > MOST_EVENTS) return;
    this.#act(acts, board, Math.min(motion, MOST_MOVEMENT, MOST_TIME / acts.length));
  }

  #act(story: Story<Who>, board: HTMLElement, unit: number): void {
    const after = measure(board);
    this.#covers = cover(board, story.covered, unit);
    this.flights = story.journeys.flatMap((journey) => flight(journey, this.#before, after, unit) ?? []);
    this.telling = true;
    this.#curtain = window.setTimeout(() => this.#end(), story.length * unit + PAUSE);
  }

  #end(): void {
    this.finish();
    this.told();
  }
}

/** Keep what has not arrived yet out of sight. */
function cover(board: HTMLElement, covered: ReadonlyMap<string, number>, unit: number): Animation[] {
  return [...covered].flatMap(([name, until]) => {
    const element = board.querySelector<HTMLElement>(`[data-at="${CSS.escape(name)}"]`);
    return element ? [element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: until * unit })] : [];
  });
}

// Movement over a board: journeys between places that carry a name (`data-at`). The board below already shows the truth,
// so a story may be cut short at any moment. `Who` is whatever travels; the game draws it.

/** Where something is at a moment. Times are in movements: 1 is as long as an ordinary one. */
export interface Stop {
  at: string; // the name of a place; where it is missing, its player's (`seat-2-…` → `seat-2`)
  time: number;
  dx?: number; // pixels beside the place
  dy?: number;
  turn?: number; // degrees
  see?: number; // opacity
}

export interface Journey<Who> {
  who: Who;
  wide: number; // pixels of the traveller as the game draws it
  stops: Stop[];
  waits?: boolean; // lies at its first stop from the beginning on
}

export interface Story<Who> {
  journeys: Journey<Who>[];
  covered: Map<string, number>; // places that stay empty until something arrives
  length: number;
}

export interface Flight<Who> {
  who: Who;
  wide: number;
  frames: Keyframe[];
  timing: KeyframeAnimationOptions & { duration: number; delay: number };
}

interface Place {
  x: number; // the middle, in pixels from the board's corner
  y: number;
  wide: number;
}
type Places = Map<string, Place>;

const MOST_EVENTS = 40; // more than this was not watched: jump
const MOST_TIME = 1400; // milliseconds of a whole story
const MOST_MOVEMENT = 500;
const PAUSE = 150; // milliseconds to take in how it ended

export class Stage<Who> {
  flights = $state.raw<Flight<Who>[]>([]);
  telling = false;
  #covers: Animation[] = [];
  #before: Places = new Map();
  #seen = -1; // the number of the state whose story was told last
  #curtain = 0;

  /** `told` is called when a story has come to its own end. */
  constructor(private readonly told: () => void = () => {}) {}

  /** Remember where everything lies, just before the board changes. */
  remember(board: HTMLElement | undefined): void {
    if (board) this.#before = measure(board);
  }

  /** Tell what has happened, once the board has changed; the first sight of a table and a step back have no story. */
  tell(state: { seq: number; events: unknown[] }, story: () => Story<Who>, board: HTMLElement, motion: number): void {
    const fresh = this.#seen >= 0 && state.seq > this.#seen;
    if (state.seq === this.#seen) return;
    this.#seen = state.seq;
    if (!fresh) return this.finish();
    const acts = story();
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

  /** Everything is where it belongs, at once. */
  finish(): void {
    this.telling = false;
    clearTimeout(this.#curtain);
    for (const animation of this.#covers) animation.cancel();
    this.#covers = [];
    if (this.flights.length) this.flights = [];
  }
}

/** Where everything with a name is now. */
function measure(board: HTMLElement): Places {
  const corner = board.getBoundingClientRect();
  const places: Places = new Map();
  for (const element of board.querySelectorAll<HTMLElement>("[data-at]")) {
    const box = element.getBoundingClientRect();
    if (box.width) places.set(element.dataset.at ?? "", { x: box.left + box.width / 2 - corner.left, y: box.top + box.height / 2 - corner.top, wide: box.width });
  }
  return places;
}

function flight<Who>(journey: Journey<Who>, before: Places, after: Places, unit: number): Flight<Who> | null {
  const { stops, who, wide, waits } = journey;
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return null;
  const frames = stops.map((stop) => frame(stop, wide, stop === first ? [before, after] : [after, before]));
  if (frames.some((found) => !found)) return null;
  const long = last.time - first.time;
  return {
    who,
    wide,
    frames: frames.map((found, i) => ({ ...found, offset: ((stops[i]?.time ?? 0) - first.time) / long })),
    timing: { duration: long * unit, delay: first.time * unit, fill: waits ? "backwards" : "none", easing: "linear" },
  };
}

function frame(stop: Stop, wide: number, maps: Places[]): Keyframe | null {
  const seat = /^seat-\d+/.exec(stop.at)?.[0] ?? "";
  const place = maps.map((map) => map.get(stop.at)).find(Boolean) ?? maps.map((map) => map.get(seat)).find(Boolean);
  if (!place) return null;
  const scale = Math.min(Math.max(place.wide / wide, 0.4), 1.8);
  return {
    transform: `translate(${place.x + (stop.dx ?? 0)}px, ${place.y + (stop.dy ?? 0)}px) translate(-50%, -50%) scale(${scale}) rotate(${stop.turn ?? 0}deg)`,
    opacity: stop.see ?? 1,
    easing: "cubic-bezier(0.45, 0, 0.3, 1)",
  };
}

/** Keep what has not arrived yet out of sight. */
function cover(board: HTMLElement, covered: Map<string, number>, unit: number): Animation[] {
  return [...covered].flatMap(([name, until]) => {
    const element = board.querySelector<HTMLElement>(`[data-at="${CSS.escape(name)}"]`);
    return element ? [element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: until * unit })] : [];
  });
}

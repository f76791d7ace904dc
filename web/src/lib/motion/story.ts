// What happened, told as movement: journeys between places of the board that carry a name (`data-at`). `Who` is whatever
// travels; the game draws it. Times are in movements: 1 is as long as an ordinary one.

/** Where something is at a moment. */
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
  wide?: number; // pixels of the traveller, which grows or shrinks with its places; else it keeps the size it is drawn in
  stops: Stop[];
  waits?: boolean; // lies at its first stop from the beginning on
}

/** A story while it is told, along a clock. */
export class Story<Who> {
  readonly journeys: Journey<Who>[] = [];
  readonly covered = new Map<string, number>(); // places that stay empty until something arrives
  clock = 0;
  length = 0;

  add(journey: Journey<Who>): void {
    this.journeys.push(journey);
    this.length = Math.max(this.length, journey.stops.at(-1)?.time ?? 0);
  }

  /** From one place to another in one movement, beginning now. */
  way(from: string, to: string, end: Partial<Stop> = {}): Stop[] {
    return [{ at: from, time: this.clock }, { at: to, time: this.clock + 1, ...end }];
  }
}

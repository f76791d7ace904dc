// What is shown while a movement is told: what happens meanwhile waits for its turn, so that no story is cut short by a
// quick bot. Whoever touches the table sees the latest at once.

const MOST_WAITING = 4; // further behind than this, a board jumps to the latest

interface Numbered {
  seq: number;
}

export class Reel<Shown extends Numbered> {
  shown: Shown;
  #waiting: Shown[] = [];

  constructor(first: Shown) {
    this.shown = $state.raw(first);
  }

  /** Something new has come; it waits while a story is told. */
  arrive(next: Shown, telling: boolean): void {
    const latest = this.#waiting.at(-1) ?? this.shown;
    const later = next.seq > latest.seq && this.#waiting.length < MOST_WAITING;
    if (telling && later) this.#waiting.push(next);
    else this.#show(next);
  }

  /** The story is told: on with what waits. */
  next(): void {
    const next = this.#waiting.shift();
    if (next) this.shown = next;
  }

  /** The latest, at once. */
  skip(): void {
    const latest = this.#waiting.at(-1);
    if (latest) this.#show(latest);
  }

  #show(next: Shown): void {
    this.#waiting = [];
    this.shown = next;
  }
}

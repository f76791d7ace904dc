// The table's time between two frames: what the server said, and what has passed here since. Only for showing.
import type { Clock } from "../../lib/schema";

const STEP = 100; // milliseconds between two looks; sand that runs half a minute needs no more

export class Time {
  now = $state(0); // milliseconds since the Action phase began
  #said = 0;
  #arrived = 0;
  #runs = false;
  #frame = 0;

  /** A frame has come. */
  told(time: number, clock: Clock | null, arrived: number): void {
    this.#runs = clock?.runs ?? false;
    this.#said = time + (this.#runs ? (clock?.since ?? 0) : 0);
    this.#arrived = arrived;
    this.#look();
    if (this.#runs && !this.#frame) this.#frame = requestAnimationFrame(this.#tick);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #tick = (): void => {
    if (!this.#runs) return this.stop();
    if (performance.now() - this.#arrived + this.#said - this.now >= STEP) this.#look();
    this.#frame = requestAnimationFrame(this.#tick); // not called while the page is out of sight
  };

  #look(): void {
    this.now = Math.round(this.#said + (this.#runs ? performance.now() - this.#arrived : 0));
  }
}

/** '3:07' of milliseconds, counted down as clocks do. */
export function minutes(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

// A server that has just been started for the first time prepares its games; until then whoever waits is told so.
import * as api from "./api";

const LOOK_AGAIN = 1000; // milliseconds
const USUAL = 25_000; // milliseconds one game takes on an ordinary machine

class Oven {
  warming = $state.raw<readonly string[]>([]); // the games that are not ready yet
  done = $state(0); // a guess between 0 and 1; it slows down, and is full only when it is true
  #since = 0;
  #watching = false;

  /** Look until every game is ready; costs one request where they are. */
  watch(): void {
    if (this.#watching) return;
    this.#watching = true;
    this.#since = performance.now();
    void this.#look();
  }

  has(game: string): boolean {
    return this.warming.includes(game);
  }

  /** Wait until a game can be played at once, as far as is known. */
  async ready(game: string): Promise<void> {
    while (this.has(game)) await pause();
  }

  async #look(): Promise<void> {
    const found = await api.health().catch(() => null); // no answer: others say so, we just look again
    if (found) this.warming = found.warming;
    this.done = 1 - Math.exp((this.#since - performance.now()) / USUAL);
    if (found?.ready) this.#watching = false;
    else void pause().then(() => this.#look());
  }
}

const pause = (): Promise<void> => new Promise((wake) => setTimeout(wake, LOOK_AGAIN));

export const oven = new Oven();

// A table's WebSocket. Commands stay on the list until they are answered, and are sent again after every
// reconnection under the same id, which the server never carries out twice.
import type { Facts } from "./edition.svelte";
import type { Accepted, Command, Explained, Looked, LookedJson, Message, News, Refused, State, Told } from "./schema";

export type Answer = Accepted | Refused | Explained | Looked | LookedJson;
export type Link = "connecting" | "open" | "lost" | "gone";

export interface Hearer {
  link(link: Link): void;
  table(message: State | News | Told): void;
  answered(answer: Answer): void;
  sent(commands: readonly Command[]): void; // the list of those not yet answered has changed
  trouble(why: Facts | null): void; // what is wrong at the table, until it is shown again
}

export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export type Dial = (path: string) => Wire;

const FIRST_WAIT = 400; // milliseconds
const LONGEST_WAIT = 8000;
const NO_SUCH_TABLE = 4404;
const BROKEN = 1011;

const dialHere: Dial = (path) => {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}${path}`) as unknown as Wire;
};

export class TableSocket {
  #wire: Wire | null = null;
  #seq: number | null = null; // what was seen last
  #json = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #unanswered: Command[];

  constructor(
    readonly table: string,
    readonly hearer: Hearer,
    unanswered: Command[] = [],
    readonly dial: Dial = dialHere,
  ) {
    this.#unanswered = [...unanswered];
    this.#connect();
  }

  send(command: Command): void {
    this.#unanswered = [...this.#unanswered, command];
    this.hearer.sent(this.#unanswered);
    this.#transmit(command);
  }

  /** Drop the line and dial at once: the cookie, or the network, is a new one. */
  redial(): void {
    this.#hangUp();
    this.#tries = 0;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#hangUp();
  }

  #connect(): void {
    if (this.#closed) return;
    const asked = { ...(this.#seq !== null && { since: String(this.#seq) }), ...(this.#json && { format: "json" }) };
    const query = new URLSearchParams(asked).toString();
    const wire = this.dial(`/ws/${encodeURIComponent(this.table)}${query && `?${query}`}`);
    this.#wire = wire;
    wire.onopen = () => this.#opened();
    wire.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Message);
    wire.onclose = (event) => this.#dropped(event.code);
  }

  #opened(): void {
    this.hearer.link("open");
    for (const command of this.#unanswered) this.#transmit(command);
  }

  #transmit(command: Command): void {
    try {
      this.#wire?.send(JSON.stringify(command));
    } catch {
      return; // not open yet: it goes out when it opens
    }
  }

  /** Have the table sent as JSON, for a game whose records nobody here can read. */
  asJson(): void {
    this.#json = true;
    this.#seq = null;
    this.redial();
  }

  #hear(message: Message): void {
    if (message.type === "trouble") this.hearer.trouble(message.why);
    else if (message.type === "state" || message.type === "news" || message.type === "told") this.#arrived(message);
    else this.#answered(message);
  }

  #arrived(message: State | News | Told): void {
    this.#tries = 0;
    this.#seq = message.seq;
    this.hearer.trouble(null);
    this.hearer.table(message);
  }

  #answered(answer: Answer): void {
    this.#unanswered = this.#unanswered.filter((command) => command.id !== answer.id);
    this.hearer.answered(answer);
    this.hearer.sent(this.#unanswered);
  }

  #dropped(code: number): void {
    this.#wire = null;
    if (code === NO_SUCH_TABLE) return this.hearer.link("gone");
    this.hearer.link("lost");
    this.hearer.trouble(code === BROKEN ? { message: "table-broken" } : null);
    const wait = code === BROKEN ? LONGEST_WAIT : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    const wire = this.#wire;
    this.#wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }
}

/** An id nobody else will choose; works without a secure context too. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

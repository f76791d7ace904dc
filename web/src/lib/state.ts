// A table as this screen knows it: what the server sent, read. Boards get this, and neither numbers nor deltas.
import type { Edition, Facts, Move, Row, Told } from "./edition.svelte";
import { changed, pointsOf, sizeOf } from "./records";
import type { ChatLine, Clock, Look, News, Person, State as Sent, Told as SentAsJson } from "./schema";

export type { Move, Told } from "./edition.svelte";

export interface SeatView<Table = any, Legal = Move> {
  seat: number;
  question: Told | null;
  legal: Legal[];
  table: Table;
  scores: number[];
  undo: Facts | null; // why a move cannot be taken back; null when it can
}

/** Something that happened, and the number of the move that set it off. */
export type Happening = Told & { move: number };

export interface State<Event = Happening> {
  seq: number;
  table: string;
  code: string;
  game: string;
  started: boolean;
  moves: number;
  to_act: number[];
  over: boolean;
  winners: number[];
  people: Person[];
  views: SeatView[];
  events: Event[]; // since the last state this screen was shown
  log: Event[]; // everything, as the same eyes saw it
  chat: ChatLine[];
  sheet: Told[][];
  options: Record<string, boolean | string>;
  rematch: string | null;
  clock: Clock | null;
}

type Seen = { record: Uint8Array; view: SeatView };

/** Reads what comes for one table. */
export class TableReader {
  #seats = new Map<number, Seen>();
  #state: State | null = null;

  constructor(readonly edition: Edition) {}

  read(message: Sent | News | SentAsJson): State | null {
    if (message.type === "told") return (this.#state = this.#json(message));
    if (message.type === "state") return (this.#state = this.#whole(message));
    return this.#state && (this.#state = this.#news(this.#state, message));
  }

  #whole({ type: _, views, events, fresh, sheet, ...rest }: Sent): State {
    this.#seats.clear();
    const log = events.map((row) => this.#happened(row));
    const players = rest.people.length;
    return { ...rest, views: views.map((look) => this.look(look, players)), log, events: log.slice(fresh), sheet: this.#sheet(sheet) };
  }

  #news(state: State, { type: _, views = [], events = [], sheet, ...changes }: News): State {
    const happened = events.map((row) => this.#happened(row));
    const looks = new Map(views.map((look) => [look.seat, this.look(look, state.people.length)]));
    return {
      ...state,
      ...changes,
      views: state.views.map((view) => looks.get(view.seat) ?? view),
      log: happened.length ? [...state.log, ...happened] : state.log,
      events: happened,
      sheet: sheet ? this.#sheet(sheet) : state.sheet,
    };
  }

  #json({ type: _, kept, events, views, ...rest }: SentAsJson): State {
    const log = [...(this.#state?.log ?? []).slice(0, kept), ...(events as Happening[])];
    const byText = (text: string): Move => ({ id: -1, text, verb: text });
    const read = views.map((view) => ({ ...view, legal: view.legal.map(byText), question: view.question as Told | null }));
    return { ...rest, views: read, log, events: events as Happening[], sheet: rest.sheet as Told[][] };
  }

  /** What one seat may know, from what changed since the last time. */
  look({ seat, changes, legal, asked, undo }: Look, players: number): SeatView {
    const before = this.#seats.get(seat);
    const size = this.edition.decoder ? sizeOf(this.edition.decoder) : 0;
    const record = changes === undefined ? (before?.record ?? new Uint8Array(size)) : changed(before?.record ?? new Uint8Array(size), changes);
    const same = before && changes === undefined;
    const view: SeatView = {
      seat,
      question: asked === undefined ? (before?.view.question ?? null) : asked && this.edition.told("ask", asked),
      legal: legal === undefined ? (before?.view.legal ?? []) : legal.map((id) => this.edition.move(id)),
      table: same ? before.view.table : size && changes !== undefined ? this.edition.table(record) : {},
      scores: same ? before.view.scores : pointsOf(record, players),
      undo: undo === undefined ? (before?.view.undo ?? null) : undo,
    };
    this.#seats.set(seat, { record, view });
    return view;
  }

  #happened([move, ...row]: Row): Happening {
    return { ...this.edition.told("event", row), move: move ?? 0 };
  }

  #sheet(sheet: Row[][]): Told[][] {
    return sheet.map((rows) => rows.map((row) => this.edition.told("line", row)));
  }
}

/** What is worth reading of a log: without the quiet events, and the choices that have been revealed since. */
export function news(log: readonly Happening[]): Happening[] {
  const settled = log.reduce((last, each, i) => (each.pending ? last : i), -1);
  return log.filter((each, i) => !each.quiet && (i > settled || !each.pending));
}

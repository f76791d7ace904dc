// One table as this screen sees it: the latest state, the line to the server, what is on its way, who holds the screen.
import { keep, kept } from "./keep";
import { say } from "./language.svelte";
import { type Edition, type Facts, type Told as Said, editionOf } from "./edition.svelte";
import type { Command, News, State as Sent, Told } from "./schema";
import { type SeatView, type State, TableReader } from "./state";
import { settings } from "./settings.svelte";
import { type Answer, type Link, newId, TableSocket } from "./socket";
import { type Sound, sound } from "./sound";
import { toasts } from "./toasts.svelte";

const AFTER_REVEAL = 700; // milliseconds between two sounds

export class Table {
  state = $state.raw<State | null>(null);
  link = $state<Link>("connecting");
  trouble = $state.raw<Facts | null>(null); // what is wrong at the table
  edition = $state.raw<Edition | null>(null);
  sent = $state.raw<readonly Command[]>([]);
  looked = $state.raw<{ move: number; view: SeatView } | null>(null);
  holder = $state<number | null>(null);
  arrived = $state(0); // when the latest state came, by performance.now()

  readonly #socket: TableSocket;
  #reader: TableReader | null = null;
  #unread: (Sent | News | Told)[] = []; // what came before its game was here
  #look = "";

  constructor(readonly key: string) {
    this.holder = kept<number | null>(`holder:${key}`, null);
    this.sent = kept<Command[]>(`sent:${key}`, []);
    this.#socket = new TableSocket(key, this.#hearer(), [...this.sent]);
    addEventListener("online", this.#back);
  }

  close(): void {
    removeEventListener("online", this.#back);
    this.#socket.close();
  }

  redial(): void {
    this.#socket.redial();
  }

  // --- Who sits here

  /** The seats played at this screen. */
  get mine(): SeatView[] {
    return this.state?.views.filter((view) => view.seat >= 0) ?? [];
  }

  /** Whose eyes the table is seen through now. */
  get view(): SeatView | null {
    return this.mine.find((view) => view.seat === this.holder) ?? this.state?.views[0] ?? null;
  }

  get names(): string[] {
    return this.state?.people.map((person) => person.name || say("nobody-yet")) ?? [];
  }

  /** The seats here that owe a decision and have not just made it. */
  get owing(): number[] {
    const decided = this.sent.flatMap((command) => (command.type === "move" ? [command.seat] : []));
    return this.mine
      .map((view) => view.seat)
      .filter((seat) => this.state?.to_act.includes(seat) && !decided.includes(seat));
  }

  /** Whether the game has a clock: then nobody waits for anybody, and several moves may be on their way. */
  get timed(): boolean {
    return this.state?.clock != null;
  }

  /** The seat the screen must be handed to before play goes on; null while its holder may go on. */
  get next(): number | null {
    if (this.timed || this.mine.length < 2 || !this.owing.length || this.busy) return null;
    const holder = this.holder ?? -1;
    if (this.owing.includes(holder)) return null;
    return this.owing.find((seat) => seat > holder) ?? this.owing[0] ?? null;
  }

  hold(seat: number): void {
    this.holder = seat;
    keep(`holder:${this.key}`, seat);
  }

  // --- What is on its way

  get pendingMove(): string | null {
    for (const command of this.sent) if (command.type === "move") return String(command.move);
    return null;
  }

  /** The moves of the seat at the bottom that are on their way. */
  get waiting(): string[] {
    return this.sent.flatMap((command) => (command.type === "move" && command.seat === this.view?.seat ? [String(command.move)] : []));
  }

  get busy(): boolean {
    if (this.timed) return false;
    return this.sent.some((command) => command.type === "move" || command.type === "undo");
  }

  get pendingChat(): string[] {
    return this.sent.flatMap((command) => (command.type === "chat" ? [command.text] : []));
  }

  play(move: string): void {
    const view = this.view;
    if (!this.state || !view || view.seat < 0 || this.busy) return;
    this.#send({ type: "move", id: newId(), seat: view.seat, move, at: this.state.moves });
  }

  undo(): void {
    if (this.view && this.view.seat >= 0 && !this.busy) this.#send({ type: "undo", id: newId(), seat: this.view.seat });
  }

  /** Wish that the clock is stopped, or goes on. */
  pause(on: boolean): void {
    if (this.view && this.view.seat >= 0) this.#send({ type: "pause", id: newId(), seat: this.view.seat, on });
  }

  say(text: string): void {
    if (this.view && this.view.seat >= 0) this.#send({ type: "chat", id: newId(), seat: this.view.seat, text });
  }

  look(move: number): void {
    const seat = this.view && this.view.seat >= 0 ? this.view.seat : null;
    this.#look = newId();
    this.#send({ type: "look", id: this.#look, move, seat });
  }

  now(): void {
    this.#look = "";
    this.looked = null;
  }

  // --- What the server says

  #hearer() {
    return {
      link: (link: Link) => (this.link = link),
      table: (message: Sent | News | Told) => this.#came(message),
      answered: (answer: Answer) => this.#answered(answer),
      sent: (commands: readonly Command[]) => this.#waiting(commands),
      trouble: (why: Facts | null) => (this.trouble = why),
    };
  }

  #send(command: Command): void {
    this.#socket.send(command);
  }

  #waiting(commands: readonly Command[]): void {
    this.sent = commands;
    const lasting = commands.filter((command) => command.type !== "look" && command.type !== "why");
    keep(`sent:${this.key}`, lasting.length ? lasting : null);
  }

  #came(message: Sent | News | Told): void {
    if (this.#reader) return this.#read(message);
    if (message.type !== "news") void editionOf(message.game).then((edition) => this.#open(edition), () => this.#socket.redial());
    this.#unread = message.type === "news" ? [...this.#unread, message] : [message];
  }

  #open(edition: Edition): void {
    if (this.#reader) return;
    this.edition = edition;
    this.#reader = new TableReader(edition);
    const unread = this.#unread;
    this.#unread = [];
    if (!edition.decoder) return this.#socket.asJson();
    for (const message of unread) this.#read(message);
  }

  #read(message: Sent | News | Told): void {
    const state = this.#reader?.read(message);
    if (state) this.#arrived(state);
  }

  #arrived(state: State): void {
    const before = this.state;
    const owed = this.owing.length > 0;
    this.arrived = performance.now();
    this.state = before ? state : { ...state, events: [] }; // what happened before we came is not acted out
    if (this.holder === null && this.mine.length === 1) this.hold(this.mine[0]!.seat);
    if (before) this.#ring(before, owed);
  }

  #answered(answer: Answer): void {
    if (answer.type === "refused") toasts.say(this.general(answer.why), answer.clause, this.state?.game ?? null);
    if (answer.type === "explained" && answer.why) toasts.say(this.general(answer.why), answer.clause, this.state?.game ?? null);
    if (!("move" in answer) || answer.id !== this.#look || !this.edition) return;
    const view = answer.type === "looked" ? new TableReader(this.edition).look(answer.view, this.names.length) : null;
    if (view) this.looked = { move: answer.move, view };
  }

  // --- What is said

  /** The seat that is "you"; nobody is where several share the screen. */
  get reader(): number | null {
    return this.mine.length === 1 ? this.mine[0]!.seat : null;
  }

  /** Something that happened, in a sentence. */
  sentence(told: Said): string {
    return this.edition?.say("event", told, this.names, this.reader) ?? "";
  }

  /** What a seat is asked. */
  asked(question: Said): string {
    return this.edition?.say("ask", question, this.names, this.reader) ?? "";
  }

  /** Why not, or what is wrong. */
  general(facts: Facts): string {
    if (facts.message === "table-broken" || !this.edition) return say("table-broken");
    return this.edition.general(facts, this.names, this.reader);
  }

  /** Say why a move cannot be made; what lies on the table, the server knows best. */
  explain(move: string): void {
    if (this.looked) toasts.say(this.general({ message: "undo-looking-back" }));
    else if (!this.view || this.view.seat < 0) toasts.say(this.general({ message: "undo-looking-on" }));
    else if (this.busy) toasts.say(say("ask-sent"));
    else this.#send({ type: "why", id: newId(), seat: this.view.seat, move });
  }

  #ring(before: State, owed: boolean): void {
    const revealed = this.state?.events.some((event) => event.kind === "revealed") ?? false;
    if (revealed) this.#sound("reveal");
    if (this.state?.over && !before.over) this.#later("end", revealed);
    else if (this.owing.length && !owed && !this.timed) this.#later("turn", revealed);
  }

  #later(name: Sound, revealed: boolean): void {
    setTimeout(() => this.#sound(name), revealed ? AFTER_REVEAL : 0);
  }

  #sound(name: Sound): void {
    sound(name, settings.liked.sound);
  }

  #back = (): void => {
    if (this.link === "lost") this.redial();
  };
}

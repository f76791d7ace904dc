// A game with its box: what the numbers that the server sends stand for, and how they are said in the reader's language.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import * as api from "./api";
import { type Language, language } from "./language.svelte";
import { pseudo } from "./pseudo";
import { type Decoder, type Words, tableOf } from "./records";
import type { ArgInfo, CodeInfo, Edition as Declared, VerbInfo } from "./schema";

export type Facts = Record<string, any>; // the name of a `message`, and its arguments

export type Sort = "event" | "ask" | "why" | "line";
export type Row = readonly (number | null)[];
export interface Move {
  id: number;
  text: string;
  verb: string;
  [argument: string]: any;
}
export interface Told {
  kind: string;
  pending?: boolean;
  quiet?: boolean;
  [argument: string]: any;
}
type Forms = Readonly<Record<string, string>>;
type Args = Record<string, string | number>;

const UNDECLARED: CodeInfo = { name: "", args: [] };
const NONE = -1;
const END = -9;
const KNOWN = { flag: [false, true], choice: Array.from({ length: 127 }, (_, i) => i), seat: [0, 1, 2, 3, 4, 5, 6, 7] };
const decoders = import.meta.glob<{ decoder: Decoder<any> }>("../games/*/said.ts");

/** What is said in one language. */
interface Wording {
  bundle: FluentBundle;
  names: Declared["names"];
  lists: Record<"and" | "or", Intl.ListFormat>;
}

export class Edition {
  readonly #first: number[]; // the first id of every verb
  readonly #words: Words;
  #wording = $state.raw<Wording>()!;

  constructor(
    readonly declared: Declared,
    readonly decoder: Decoder<any> | null, // null for a game that has none here: its tables come as JSON
  ) {
    let first = 0;
    this.#first = declared.verbs.map((verb) => (first += sizeOf(verb)) - sizeOf(verb));
    const kinds = { ...KNOWN, ...declared.kinds };
    this.#words = Object.fromEntries(Object.entries(kinds).map(([kind, words]) => [kind.replaceAll("-", "_"), [...words, "?", null]]));
    this.speak(declared, "en");
  }

  /** Say it in the language of this declaration from now on. */
  speak(declared: Declared, tag: Language): void {
    const locale = tag === "pseudo" ? "en" : tag;
    const bundle = new FluentBundle(locale, { useIsolating: false, transform: tag === "pseudo" ? pseudo : undefined });
    bundle.addResource(new FluentResource(declared.catalogue), { allowOverrides: true }); // a game may say it in its own words
    const lists = { and: new Intl.ListFormat(locale === "en" ? "en-GB" : locale), or: new Intl.ListFormat(locale === "en" ? "en-GB" : locale, { type: "disjunction" }) };
    this.#wording = { bundle, names: declared.names, lists };
  }

  // --- What numbers stand for

  table(record: Uint8Array): any {
    return this.decoder && tableOf(this.decoder, this.#words, record);
  }

  /** A move of an id. */
  move(id: number): Move {
    let number = 0;
    while (number + 1 < this.#first.length && this.#first[number + 1]! <= id) number++;
    const verb = this.declared.verbs[number]!;
    let rest = id - this.#first[number]!;
    const values: number[] = [];
    for (const { size = 1, first = 0 } of [...verb.args].reverse()) {
      values.unshift(first + (rest % size));
      rest = Math.floor(rest / size);
    }
    const worded = ({ name, kind, parts }: ArgInfo, i: number): Facts => (parts ? this.#word(kind, values[i]!) : { [name]: this.#word(kind, values[i]!) });
    const args: Facts = Object.assign({}, ...verb.args.map(worded));
    return { id, text: written(verb, args, id - this.#first[number]!), verb: verb.name, ...args };
  }

  /** The move of a verb with these arguments, whether or not it is legal. */
  moveOf(verb: string, args: Facts = {}): Move {
    const number = this.declared.verbs.findIndex(({ name }) => name === verb);
    const place = (sum: number, { name, kind, parts, size = 1, first = 0 }: ArgInfo) => sum * size + this.#number(kind, parts ? args : args[name], parts) - first;
    return this.move(this.#first[number]! + this.declared.verbs[number]!.args.reduce(place, 0));
  }

  /** All moves of a verb that have these arguments, whether or not they are legal. */
  movesOf(verb: string, args: Facts = {}): Move[] {
    const number = this.declared.verbs.findIndex(({ name }) => name === verb);
    const all = Array.from({ length: sizeOf(this.declared.verbs[number]!) }, (_, place) => this.move(this.#first[number]! + place));
    return all.filter((move) => Object.entries(args).every(([name, value]) => move[name] === value));
  }

  /** What a row says. */
  told(sort: Sort, [code, ...values]: Row): Told {
    const { name, args, secret = [], ...signs } = this.declared.codes[sort]![code ?? 0]!;
    const told: Told = { kind: name, ...signs };
    let at = 0;
    for (const arg of args) {
      const wide = isList(arg) || arg.form === "amounts" ? (arg.size ?? 1) : 1;
      const own = values.slice(at, at + wide);
      if (!(secret.includes(arg.name) && own[0] == null)) told[arg.name] = this.#value(arg, own as number[]);
      at += wide;
    }
    return told;
  }

  #value(arg: ArgInfo, values: readonly number[]): unknown {
    const { kind, form } = arg;
    const there = values.filter((value) => value !== END);
    if (isList(arg)) return there.map((value) => this.#word(kind, value));
    if (form === "amounts") return Object.fromEntries(there.flatMap((count, i) => (count > 0 ? [[String(this.#word(kind, i)), count]] : [])));
    if (form === "several") return [...Array(31).keys()].filter((bit) => ((values[0] ?? 0) >> bit) & 1).map((bit) => this.#word(kind, bit));
    return this.#word(kind, values[0] ?? NONE);
  }

  #word(kind: string, number: number): any {
    return kind === "number" ? number : (this.#words[kind.replaceAll("-", "_")]?.at(number) ?? null);
  }

  #number(kind: string, word: any, parts?: Facts): number {
    const same = (each: any) => (parts ? Object.keys(parts).every((part) => each?.[part] === word[part]) : each === word);
    return kind === "number" ? word : (this.#words[kind.replaceAll("-", "_")]?.findIndex(same) ?? NONE);
  }

  // --- Words

  /** What a piece is called. */
  name(kind: string, word: string): string {
    return this.#forms(kind, word)[""] ?? word;
  }

  /** What is printed on a piece. */
  text(kind: string, word: string): string {
    return this.#forms(kind, word)["-text"] ?? "";
  }

  /** Where what is printed on a piece comes from; nothing where the game does not say. */
  origin(kind: string, word: string): string {
    return this.#forms(kind, word)["-origin"] ?? "";
  }

  /** What happened, is asked, or counts; `reader` is a seat that is spoken to. */
  say(sort: Sort, told: Told, people: readonly string[], reader: number | null = null): string {
    return capital(this.#formatted(`${sort}-${told.kind}`, this.#arguments(sort, told, people, reader)));
  }

  /** Why a line of the score sheet counts. */
  because(told: Told): string {
    const pattern = this.#wording.bundle.getMessage(`line-${told.kind}`)?.attributes.why;
    return pattern ? this.#pattern(pattern, this.#arguments("line", told, [], null)) : "";
  }

  /** A move on a button. */
  label(move: Move, people: readonly string[]): string {
    const verb = this.declared.verbs.find(({ name }) => name === move.verb);
    if (!verb || !this.#has(`move-${verb.name}`)) return capital(move.text);
    const parts = verb.args.flatMap((arg): ArgInfo[] => (arg.parts ? Object.entries(arg.parts).map(([name, kind]) => ({ name, kind })) : [arg]));
    const args = parts.map((arg) => this.#argument(`move-${verb.name}`, arg, move[arg.name], people, null));
    return capital(this.#formatted(`move-${verb.name}`, Object.assign({}, ...args)));
  }

  /** A message that every table has, like why a move cannot be taken back: its name, and the seats it speaks of. */
  general({ message, seats = [], question, luck, kind, ...args }: Facts, people: readonly string[], reader: number | null): string {
    if (kind && message !== "why-not-asked" && message !== "why-not-yours") return this.say("why", { kind, ...args, ...(seats.length && { seats }) }, people, reader);
    const names = this.#list(luck ? [this.#formatted("luck", {})] : seats.map((seat: number) => people[seat] ?? ""));
    const asked = question ? this.say("ask", question, people, reader) : "";
    return capital(this.#formatted(message, { ...args, seats: names, whose: names, count: luck ? 1 : seats.length, question: asked }));
  }

  /** Any message of the game's catalogue. */
  message(id: string, args: Args = {}): string {
    return capital(this.#formatted(id, args));
  }

  #arguments(sort: Sort, told: Told, people: readonly string[], reader: number | null): Args {
    const code = this.declared.codes[sort]?.find(({ name }) => name === told.kind) ?? UNDECLARED;
    const known = (code.secret ?? []).map((name) => [`${name}-known`, name in told ? "yes" : "no"]);
    const args = code.args.map((arg) => this.#argument(`${sort}-${told.kind}`, arg, told[arg.name], people, reader));
    return Object.assign(Object.fromEntries(known), ...args);
  }

  #argument(message: string, arg: ArgInfo, value: any, people: readonly string[], reader: number | null): Args {
    const { name, kind, form } = arg;
    if (!form || form === "one") return this.#spoken(name, kind, value, people, reader);
    const said = this.#entries(`${message}-${name}`, arg, value, people, reader);
    const joint = this.#has(`${message}-${name}-joint`) ? "or" : "and";
    const you: Args = form === "several" && kind === "seat" ? { [`${name}-you`]: (value ?? []).includes(reader) ? "yes" : "no" } : {};
    return { [name]: this.#list(said, joint), [`${name}-count`]: said.length, ...you };
  }

  #spoken(name: string, kind: string, value: any, people: readonly string[], reader: number | null): Args {
    if (kind === "seat") return { [name]: this.#person(value, people, reader), [`${name}-you`]: value !== null && value === reader ? "yes" : "no" };
    if (kind === "number" || typeof value === "number") return { [name]: value ?? 0 }; // some words of a box are numbers
    if (kind === "flag") return { [name]: value ? "yes" : "no" };
    if (kind === "word") return { [name]: value ?? "none" };
    const forms = value == null ? this.#nothing(kind) : this.#forms(kind, value);
    return Object.fromEntries(Object.entries(forms).map(([form, text]) => [name + form, text]));
  }

  #entries(message: string, { kind, form }: ArgInfo, value: any, people: readonly string[], reader: number | null): string[] {
    if (form === "amounts") {
      return Object.entries(value ?? {}).map(([word, number]) => this.#formatted("amount", { number: number as number, ...this.#spoken("thing", kind, word, people, reader) }));
    }
    if (form === "together") {
      const each = this.#has(`${message}-each`) ? `${message}-each` : "amount";
      const words: string[] = value ?? [];
      const counted = [...new Set(words)].map((word) => ({ word, number: words.filter((other) => other === word).length }));
      return counted.map(({ word, number }) => this.#formatted(each, { number, ...this.#spoken("what", kind, word, people, reader), ...this.#spoken("thing", kind, word, people, reader) }));
    }
    let values: any[] = value ?? [];
    if (form === "several" && kind === "seat") values = [...values].sort((a, b) => Number(a === reader) - Number(b === reader));
    return values.map((each, place) => {
      const args = { ...this.#spoken("what", kind, each, people, reader), ...(form === "by-seat" ? this.#spoken("seat", "seat", place, people, reader) : {}) };
      return this.#has(`${message}-each`) ? this.#formatted(`${message}-each`, args) : String(args.what);
    });
  }

  #person(seat: number | null, people: readonly string[], reader: number | null): string {
    if (seat === null || seat === undefined) return "none";
    return seat === reader ? this.#formatted("you", {}) : (people[seat] ?? String(seat));
  }

  #forms(kind: string, word: string): Forms {
    const known = this.#wording.names[kind]?.[word];
    if (known) return known;
    const message = this.#wording.bundle.getMessage(`${kind}-${word.replaceAll(/[^0-9A-Za-z_]+/g, "-")}`);
    if (!message?.value) return { "": word };
    const attributes = Object.entries(message.attributes).map(([name, pattern]) => [`-${name}`, this.#pattern(pattern, {})]);
    return { "": this.#pattern(message.value, {}), ...Object.fromEntries(attributes) };
  }

  #nothing(kind: string): Forms {
    const some = Object.values(this.#wording.names[kind] ?? {})[0] ?? { "": "" };
    return Object.fromEntries(Object.keys(some).map((form) => [form, "none"]));
  }

  #list(words: readonly string[], joint: "and" | "or" = "and"): string {
    return this.#wording.lists[joint].format(words);
  }

  #has(message: string): boolean {
    return this.#wording.bundle.hasMessage(message);
  }

  #formatted(message: string, args: Args): string {
    const pattern = this.#wording.bundle.getMessage(message)?.value;
    return pattern ? this.#pattern(pattern, args) : message;
  }

  #pattern(pattern: Parameters<FluentBundle["formatPattern"]>[0], args: Args): string {
    return this.#wording.bundle.formatPattern(pattern, args, []);
  }
}

const isList = ({ form }: ArgInfo): boolean => form === "each" || form === "by-seat" || form === "together";

function sizeOf(verb: VerbInfo): number {
  return verb.args.reduce((size, arg) => size * (arg.size ?? 1), 1);
}

/** A move as it is written. */
function written(verb: VerbInfo, args: Record<string, unknown>, place: number): string {
  if (!verb.text) return verb.texts?.[place] ?? verb.name;
  return verb.text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(args[name]));
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// --- Fetched once for every game

const editions = new Map<string, Promise<Edition>>();

/** A game with its box, speaking the reader's language. */
export function editionOf(game: string): Promise<Edition> {
  const known = editions.get(game) ?? fetched(game);
  editions.set(game, known);
  known.catch(() => editions.delete(game)); // the next one who asks tries again
  return known;
}

async function fetched(game: string): Promise<Edition> {
  const load = decoders[`../games/${game}/said.ts`];
  const [declared, made] = await Promise.all([api.edition(game), load?.() ?? null]);
  const edition = new Edition(declared, made?.decoder ?? null);
  edition.speak(declared, language.now);
  return edition;
}

/** Have every game that is here speak the language that is chosen now; call inside an effect. */
export function speakAnew(): void {
  const tag = language.now;
  for (const [game, known] of editions) {
    void Promise.all([known, api.edition(game)]).then(([edition, declared]) => language.now === tag && edition.speak(declared, tag), () => {});
  }
}

/** Whether a game's tables are sent as records, and not as JSON. */
export const hasDecoder = (game: string): boolean => `../games/${game}/said.ts` in decoders;

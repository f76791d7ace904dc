// What the app says, in the reader's language. Messages come from catalogues (Project Fluent), lists from Intl. English
// comes with the app; another language is fetched when it is chosen.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import english from "../words/en.ftl?raw";
import { pseudo } from "./pseudo";

const LOCALES = { en: "en-GB", de: "de", pseudo: "en-XA" } as const; // the last is English made longer, for tests

export type Language = keyof typeof LOCALES;
export type LanguageChoice = "system" | Language;
export type Args = Record<string, string | number | boolean>;

/** The text of a catalogue in a language. */
export type Catalogue = (language: Language) => string | Promise<string>;

/** The languages that are offered. */
export const LANGUAGES = ["en", "de"] as const satisfies readonly Language[];

const others = import.meta.glob<string>(["../words/*.ftl", "!../words/en.ftl"], { query: "?raw", import: "default" });
const shell: Catalogue = (language) => others[`../words/${language}.ftl`]?.() ?? english;

class Speech {
  now = $state<Language>("en");
  #bundle = $state.raw(bundleOf("en", [english]));
  readonly #lists = $derived(new Intl.ListFormat(LOCALES[this.now], { type: "conjunction" }));
  readonly #rows = $derived(new Intl.ListFormat(LOCALES[this.now], { type: "unit" }));
  readonly #catalogues = new Map<string, Catalogue>([["shell", shell]]);
  #wanted: Language = "en";
  #latest: Promise<void> = Promise.resolve();
  #loads = 0;

  /** The language as a tag for `<html lang>` and Intl. */
  get locale(): string {
    return LOCALES[this.now];
  }

  /** The language of what the server tells. */
  get told(): string {
    return this.now === "pseudo" ? "en" : this.now;
  }

  /** Speak this language as soon as its words are here; when they cannot be fetched, the language stays as it is. */
  async use(choice: LanguageChoice): Promise<void> {
    const wanted = choice in LOCALES ? (choice as Language) : ofTheBrowser();
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    await this.#load();
  }

  /** Have the messages of one more catalogue, of a game or its board; another one of the same name replaces it. */
  async addCatalogue(name: string, catalogue: Catalogue): Promise<void> {
    await catalogue(this.#wanted); // whoever cannot fetch it goes without
    this.#catalogues.set(name, catalogue);
    await this.#load();
  }

  #load(): Promise<void> {
    return (this.#latest = this.#fetch(++this.#loads));
  }

  async #fetch(load: number): Promise<void> {
    const language = this.#wanted;
    const texts = await Promise.all([...this.#catalogues.values()].map((text) => text(language))).catch(() => null);
    if (load !== this.#loads) return this.#latest; // another one was begun meanwhile
    this.#wanted = texts ? language : this.now;
    if (!texts) return;
    this.#bundle = bundleOf(language, texts);
    this.now = language;
  }

  say(id: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return wrong(id, "there is no such message");
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, facts(args), errors);
    return errors[0] ? wrong(id, errors[0].message) : text;
  }

  /** 'Ann', 'Ann and Ben', 'Ann, Ben and Cy'. */
  list(names: readonly string[]): string {
    return this.#lists.format(names);
  }

  /** 'bot, Chef, thinking'. */
  row(parts: readonly string[]): string {
    return this.#rows.format(parts.filter(Boolean));
  }
}

function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const transform = language === "pseudo" ? pseudo : undefined;
  const bundle = new FluentBundle(LOCALES[language], { useIsolating: false, transform });
  for (const text of texts) {
    const [error] = bundle.addResource(new FluentResource(text));
    if (error) wrong(language, error.message);
  }
  return bundle;
}

/** Arguments as a catalogue selects by them: 'yes' and 'no' for true and false. */
function facts(args: Args): Record<string, string | number> {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, value === true ? "yes" : value === false ? "no" : value]));
}

/** A fault in the words: an error while the app is made, and the name of the message where it is used. */
function wrong(id: string, why: string): string {
  if (import.meta.env.DEV) throw new Error(`${id}: ${why}`);
  console.error(`${id}: ${why}`);
  return id;
}

function ofTheBrowser(): Language {
  const liked = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]);
  return liked.flatMap((tag) => LANGUAGES.filter((language) => language === tag))[0] ?? "en";
}

export const language = new Speech();

/** A message in the reader's language. */
export const say = (id: string, args?: Args): string => language.say(id, args);

// The legal moves as words: read for people, gathered by verb, and found by typing.
import type { BarMove } from "./board";
import type { Edition, Move } from "./edition.svelte";
import { spaced } from "./words";

export interface Choice {
  move: string; // as the server writes it
  words: string[]; // as people read it
}

export interface Group {
  title: string;
  said: number; // words of each choice that its headings say already
  count: number;
  choices: Choice[];
  groups: Group[]; // instead of choices, where there are too many
}

const MANY = 12; // choices side by side that can still be overlooked
const WORTH = 3; // choices in a part, on average, that make dividing worth it

/** A move as people read it, word by word. */
export function worded(move: Move, edition: Edition | null, names: readonly string[]): Choice {
  return { move: move.text, words: (edition?.label(move, names) ?? move.text).split(" ") };
}

/** Choices under their first word; a large group once more under the next one, if that helps. */
export function grouped(choices: readonly Choice[], depth = 0): Group[] {
  const byWord = new Map<string, Choice[]>();
  for (const choice of choices) {
    const word = choice.words[depth] ?? "";
    byWord.set(word, [...(byWord.get(word) ?? []), choice]);
  }
  return [...byWord].map(([word, found]) => {
    const next = new Set(found.map((choice) => choice.words[depth + 1] ?? ""));
    const title = spaced(word);
    if (next.size === 1 && found.length > MANY) return { ...(grouped(found, depth + 1)[0] as Group), title: `${title} ${[...next][0]}` };
    const split = found.length > MANY && next.size <= found.length / WORTH;
    return { title, said: depth + 1, count: found.length, choices: split ? [] : found, groups: split ? grouped(found, depth + 1) : [] };
  });
}

/** Those that hold every word that was typed. */
export function matching(choices: readonly Choice[], typed: string): Choice[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter(({ words }) => {
    const text = words.join(" ").toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** On a plain board, a move without arguments beside others ('done', 'roll') belongs into the bar. */
export function plainBar(legal: readonly Move[], edition: Edition | null, names: readonly string[]): BarMove[] {
  const short = legal.filter((move) => !move.text.includes(" "));
  if (short.length === legal.length || short.length > 2) return [];
  return short.map((move) => ({ move: move.text, text: worded(move, edition, names).words.join(" ") }));
}

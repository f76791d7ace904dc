// The legal moves by what can be tapped: a position, a card of somebody's collection, a card of the discard pile.
import type { Move as Meant } from "../../lib/edition.svelte";
import type { Move } from "./said";

export type { Event, Move, Table } from "./said";
export type Verb = Move["verb"];
export type Of<V extends Verb> = Extract<Move, { verb: V }>;
export type OfCard = Extract<Move, { card: string }>;

/** Make the one move that was tapped, or go on among several; without any, hear why what was meant cannot be done. */
export type Choose = (found: readonly Move[], meant?: Meant) => void;

/** What the first of two steps of a choice has settled: which card to give, or whose card to take. */
export interface Step {
  card?: string;
  seat?: number;
}

export const ROW = ["pick", "clear"] as const;
export const OWN = ["pass", "discard", "give"] as const;
export const THEIRS = ["steal", "discard-from"] as const;
export const FROM_PILE = ["take", "take-deeper"] as const; // the copy nearest the top, and the next one

export const ofVerb = <V extends Verb>(moves: readonly Move[], ...verbs: readonly V[]) => moves.filter((move): move is Of<V> => (verbs as readonly Verb[]).includes(move.verb));
export const atPosition = (moves: readonly Move[], position: number) => ofVerb(moves, ...ROW).filter((move) => move.position === position);
export const ofCard = <M extends OfCard>(moves: readonly M[], card: string) => moves.filter((move) => move.card === card);

/** Cards by kind, in the order they came: [id, how many]. */
export function grouped(cards: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** The discard pile from the top, each card with the move that takes just this copy. */
export function pileFromTop(discard: readonly string[], moves: readonly Of<(typeof FROM_PILE)[number]>[]) {
  const seen = new Map<string, number>();
  return [...discard].reverse().map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, move: moves.find((move) => move.card === card && move.verb === FROM_PILE[copy]) };
  });
}

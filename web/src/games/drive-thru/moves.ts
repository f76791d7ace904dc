// The legal moves by what can be tapped: a kitchen card, a ticket, a drawn recipe.
import type { Move as Meant } from "../../lib/edition.svelte";
import { language } from "../../lib/language.svelte";
import type { PieceInfo } from "../../lib/schema";
import type { Move, Table } from "./said";

export type { Event, Move, Table } from "./said";
export type Seat = Table["seats"][number];
export type Pile = Partial<Record<string, number>>;
export type Work = "prepare" | "serve";
export type Ticketed = "unprepared" | "prepared";
export type Verb = Move["verb"];

/** Make the move that was tapped; where it is not legal, hear why. */
export type Choose = (meant: Meant) => void;

/** What an attempt needs, and how likely it is. */
export type Odds = Omit<Table["attempts"][number], "move">;

/** What the first of two steps has settled: a kitchen card, a ticket, or the drawn recipe to keep. */
export interface Step {
  card?: string;
  recipe?: string;
  keep?: string;
}

export const ofVerb = <V extends Verb>(moves: readonly Move[], ...verbs: readonly V[]) =>
  moves.filter((move): move is Extract<Move, { verb: V }> => (verbs as readonly Verb[]).includes(move.verb));

/** The moves on a kitchen card: those that place doughnuts there, which are called after it, and those that take some. */
export const onCard = (moves: readonly Move[], card: string) => moves.filter((move) => move.verb === card || (move.verb === "take" && move.card === card));
export const withRecipe = (moves: readonly Move[], recipe: string) => moves.filter((move) => "recipe" in move && move.recipe === recipe);
export const isOf = (moves: readonly Move[], meant: Meant) => moves.some((move) => move.id === meant.id);

export const workOn: Record<Ticketed, Work> = { unprepared: "prepare", prepared: "serve" };

/** The tickets a kitchen card works on. */
export function ticketsFor(card: string, seat: Seat | undefined): string[] {
  if (card === "prepare") return seat?.unprepared ?? [];
  return card === "serve" ? (seat?.prepared ?? []) : [];
}

/** What is printed on a recipe. */
export interface Printed {
  letter: string | null;
  tips: number;
  prepare: number;
  serve: number;
}
export const printedOn = (piece: PieceInfo | undefined): Printed => ({ letter: null, tips: 0, prepare: 0, serve: 0, ...piece?.facts });

/** A pile whose order nobody knows, kind by kind, the cheapest tips first. */
export function kindsOf(pile: Pile, pieces: Record<string, PieceInfo>): [string, number][] {
  const order = Object.keys(pieces);
  return Object.entries(pile).map(([id, count = 0]): [string, number] => [id, count]).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
}
export const sizeOf = (pile: Pile) => Object.values(pile).reduce<number>((sum, count = 0) => sum + count, 0);

/** A chance in whole percent. */
export const percent = (chance: number) => chance.toLocaleString(language.locale, { style: "percent" });

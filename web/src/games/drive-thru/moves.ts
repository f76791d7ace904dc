// The legal moves as the server writes them, read back into what can be tapped; and words for what cannot.
import type { PieceInfo } from "../../lib/schema";
import type { SeatView, State } from "../../lib/state";
import { counted, listed } from "../../lib/words";

export const CARDS = ["learn", "prepare", "serve", "coffee-break"] as const;
export type CardId = (typeof CARDS)[number];
export type Work = "prepare" | "serve";

export interface SeatTable {
  doughnuts: number;
  baker: string | null;
  unprepared: string[];
  prepared: string[];
  served: string[];
  upright: number; // Recognitions ready to use
  used: number;
  tips: number;
  letters: string[];
}

/** What an attempt needs, and how likely it is. */
export interface Odds {
  needed: number;
  bonus: number;
  chance: number;
  chance_with_recognition: number;
}

/** A table of Drive-Thru as a seat sees it; "?" stands for what it may not know. */
export interface Table {
  players: number;
  first: number | null;
  turn: number | null;
  round: number;
  quiet: number; // rounds that are over since a recipe was last prepared or served
  last_round: boolean;
  kitchen: Record<CardId, number>; // doughnuts on the plates
  plates: number;
  most_doughnuts: number;
  served_to_end: number;
  quiet_to_end: number; // rounds without one that end the game; 0: none do
  seats: SeatTable[];
  deck: Record<string, number>;
  deck_size: number;
  discard: Record<string, number>;
  bakers_left: string[];
  learning: { doughnuts: number; to_draw: number; drawn: string[]; keeps: number } | null;
  attempt: (Odds & { work: Work; recipe: string; doughnuts: number; die: number | null; missing: number }) | null;
  attempts: (Odds & { move: string })[];
  over: boolean;
}

const VERBS = {
  choose: /^choose (?<baker>\S+)$/,
  refresh: /^refresh$/,
  learn: /^(?<card>learn) with (?<doughnuts>\d)$/,
  prepare: /^(?<card>prepare) (?<recipe>\S+) with (?<doughnuts>\d)$/,
  serve: /^(?<card>serve) (?<recipe>\S+) with (?<doughnuts>\d)$/,
  rest: /^(?<card>coffee break)$/,
  take: /^take (?<doughnuts>\d) from (?<card>.+)$/,
  pass: /^pass$/,
  none: /^keep none$/,
  swap: /^keep (?<recipe>\S+) discard (?<given>\S+)$/,
  keep: /^keep (?<recipe>\S+)$/,
  spend: /^spend (?<spent>\d+)$/,
};
export type Verb = keyof typeof VERBS;

export interface Move {
  text: string;
  verb: Verb | "other";
  card?: CardId;
  recipe?: string;
  given?: string; // the unprepared recipe that makes room
  baker?: string;
  doughnuts?: number;
  spent?: number;
}

export function readMove(text: string): Move {
  for (const [verb, pattern] of Object.entries(VERBS) as [Verb, RegExp][]) {
    const found = pattern.exec(text);
    if (!found) continue;
    const { card, recipe, given, baker, doughnuts, spent } = found.groups ?? {};
    return {
      text,
      verb,
      ...(card && { card: card.replace(" ", "-") as CardId }),
      ...(recipe && { recipe }),
      ...(given && { given }),
      ...(baker && { baker }),
      ...(doughnuts && { doughnuts: Number(doughnuts) }),
      ...(spent && { spent: Number(spent) }),
    };
  }
  return { text, verb: "other" };
}

/** What the first of two steps has settled: a kitchen card, a ticket, or the drawn recipe to keep. */
export interface Step {
  card?: CardId;
  recipe?: string;
  keep?: string;
}

export const ofVerb = (moves: readonly Move[], ...verbs: readonly Move["verb"][]) => moves.filter((move) => verbs.includes(move.verb));
export const onCard = (moves: readonly Move[], card: CardId) => moves.filter((move) => move.card === card);
export const withRecipe = (moves: readonly Move[], recipe: string) => moves.filter((move) => move.recipe === recipe);

/** What is printed on a recipe. */
export interface Printed {
  letter: string | null;
  tips: number;
  prepare: number;
  serve: number;
}
export const printedOn = (piece: PieceInfo): Printed => ({ letter: null, tips: 0, prepare: 0, serve: 0, ...piece.facts });

/** A pile whose order nobody knows, kind by kind, the cheapest tips first. */
export function kindsOf(pile: Record<string, number>, pieces: Record<string, PieceInfo>): [string, number][] {
  const order = Object.keys(pieces);
  return Object.entries(pile).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
}
export const sizeOf = (pile: Record<string, number>) => Object.values(pile).reduce((sum, count) => sum + count, 0);

/** A chance in whole percent. */
export const percent = (chance: number) => `${Math.round(chance * 100)} %`;

// --- Why something that was tried cannot be done, as far as the table shows it

/** Why nothing at all can be done; null where this seat decides. */
export function whyWait(state: State, view: SeatView, names: readonly string[]): string | null {
  if (state.over || (view.table as Table).over) return "The game is over.";
  if (view.seat < 0) return "You are looking on; only those who sit at the table play.";
  if (view.legal.length) return null;
  const waiting = state.to_act.map((seat) => names[seat] ?? `seat ${seat}`);
  return waiting.length ? `It is not your turn. ${listed(waiting)} must decide (DT-04).` : "Nobody can do anything at this moment.";
}

/** Why so many doughnuts cannot be placed on a kitchen card. */
export function whyNotPlace(table: Table, seat: number, card: CardId, name: string, doughnuts = 1): string {
  const mine = table.seats[seat];
  if (!mine) return "";
  const empty = table.plates - (table.kitchen[card] ?? 0);
  if (card === "prepare" && !mine.unprepared.length) return "You have no unprepared recipe (DT-30).";
  if (card === "serve" && !mine.prepared.length) return "You have nothing prepared to serve yet (DT-40).";
  if (mine.doughnuts < doughnuts) return mine.doughnuts ? `You have only ${counted(mine.doughnuts, "doughnut")} (DT-10).` : "You have no doughnuts; take some back first (DT-10).";
  if (empty < doughnuts) return empty ? `${name} has only ${counted(empty, "empty plate")} (DT-10).` : `All plates of ${name} are full (DT-10).`;
  return `${name} cannot be done now.`;
}

/** Why so many doughnuts cannot be taken from a kitchen card. */
export function whyNotTake(table: Table, seat: number, card: CardId, name: string, doughnuts = 1): string {
  const held = table.seats[seat]?.doughnuts ?? 0;
  const placed = table.kitchen[card] ?? 0;
  if (placed < doughnuts) return placed ? `There is only ${counted(placed, "doughnut")} on ${name} (DT-11).` : `There are no doughnuts on ${name} (DT-11).`;
  return `You have ${counted(held, "doughnut")} and may hold at most ${table.most_doughnuts} (DT-11).`;
}

// The legal moves as the server writes them, read back into what can be tapped; and words for what cannot.
import type { SeatView, State } from "../../lib/schema";
import { listed } from "../../lib/words";

export interface Resolving {
  position: number;
  seat: number;
  card: string;
  left?: number;
  drawn?: string[];
  passes?: (string | null)[];
}

/** A table of Go Nuts as a seat sees it; "?" stands for what it may not know. */
export interface Table {
  players: number;
  row: (string | null)[];
  collections: string[][];
  discard: string[]; // from the bottom to the top
  deck_size: number;
  top_of_deck: { card: string; known_to: number } | null;
  picks: (number | "?" | null)[];
  resolving: Resolving | null;
  over: boolean;
}

const VERBS = {
  pick: /^pick (?<position>\d+)$/,
  clear: /^clear (?<position>\d+)$/,
  done: /^done$/,
  itself: /^discard itself$/,
  keep: /^keep (?<card>\S+)$/,
  deeper: /^take deeper (?<card>\S+)$/,
  take: /^take (?<card>\S+)$/,
  pass: /^pass (?<card>\S+)$/,
  give: /^give (?<card>\S+) to seat (?<seat>\d+)$/,
  steal: /^steal (?<card>\S+) from seat (?<seat>\d+)$/,
  spoil: /^discard (?<card>\S+) of seat (?<seat>\d+)$/,
  discard: /^discard (?<card>\S+)$/,
};
export type Verb = keyof typeof VERBS;

export interface Move {
  text: string;
  verb: Verb | "other";
  position?: number;
  card?: string;
  seat?: number;
}

export function readMove(text: string): Move {
  for (const [verb, pattern] of Object.entries(VERBS) as [Verb, RegExp][]) {
    const found = pattern.exec(text);
    if (!found) continue;
    const { position, card, seat } = found.groups ?? {};
    return {
      text,
      verb,
      ...(position && { position: Number(position) }),
      ...(card && { card }),
      ...(seat && { seat: Number(seat) }),
    };
  }
  return { text, verb: "other" };
}

/** What the first of two steps of a choice has settled: which card to give, or whose card to take. */
export interface Step {
  card?: string;
  seat?: number;
}

export const OWN: readonly Move["verb"][] = ["pass", "discard", "give"];
export const THEIRS: readonly Move["verb"][] = ["steal", "spoil"];
export const FROM_PILE: readonly Move["verb"][] = ["take", "deeper"];

export const ofVerb = (moves: readonly Move[], ...verbs: readonly Move["verb"][]) => moves.filter((move) => verbs.includes(move.verb));
export const atPosition = (moves: readonly Move[], position: number) => moves.filter((move) => move.position === position);
export const ofCard = (moves: readonly Move[], card: string, seat?: number) =>
  moves.filter((move) => move.card === card && (seat === undefined || move.seat === seat));

/** Cards by kind, in the order they came: [id, how many]. */
export function grouped(cards: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** The discard pile from the top, each card with the move that takes just this copy. */
export function pileFromTop(discard: readonly string[], moves: readonly Move[]): { card: string; move?: Move }[] {
  const seen = new Map<string, number>();
  return [...discard].reverse().map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    const move = moves.find((m) => m.card === card && m.verb === (["take", "deeper"] as const)[copy]);
    return move ? { card, move } : { card };
  });
}

/** Why something that was tried cannot be done, as far as the table shows it. */
export function whyNot(state: State, view: SeatView, names: readonly string[], position?: number): string {
  const table = view.table as Table;
  if (state.over || table.over) return "The game is over.";
  if (view.seat < 0) return "You are looking on; only those who sit at the table choose.";
  if (!view.legal.length) return whyWait(state, view, table, names);
  if (table.resolving && position !== undefined && view.legal.includes("done")) {
    if (!table.row[position - 1]) return `Position ${position} is empty.`;
    if (table.picks.includes(position)) return `Position ${position} was picked this round, so it stays (GN-22).`;
  }
  return `That is not what is asked. ${view.question ?? ""}`.trim();
}

function whyWait(state: State, view: SeatView, table: Table, names: readonly string[]): string {
  const waiting = state.to_act.filter((seat) => seat !== view.seat).map((seat) => names[seat] ?? `seat ${seat}`);
  const others = waiting.length ? ` Now ${listed(waiting)} must choose.` : "";
  if (!table.resolving && table.picks[view.seat] != null) return `You have chosen already (GN-04).${others}`;
  if (table.resolving?.passes?.[view.seat] != null) return `You have chosen a card to pass already (GN-27).${others}`;
  return `It is not your decision.${others}`;
}

// Made from what the game declares by `make types`; do not edit.
// @ts-nocheck: what reads a record is right by its making; what it gives has a type
import { counted, gathered, repeated, rows, upToNone, type Decoder } from "../../lib/records";

type CardWord = string;

export type Table = { players: number; options: { sprinkled_gives_itself: boolean; maple_frosted_needs_sole_fewest: boolean; drinks_are_donuts: boolean; }; row: (CardWord | null)[]; collections: (CardWord[])[]; discard: (CardWord)[]; deck: Partial<Record<CardWord, number>>; deck_size: number; top_of_deck: { card: CardWord | "?"; known_to: number; } | null; picks: (number | "?" | null | "?" | null)[]; resolving: { position: number; seat: number; card: CardWord; left?: number; drawn?: (CardWord | "?")[]; passes?: (CardWord | "?" | null)[]; } | null; over: boolean; };

export type Move = { id: number; text: string } & (
  | { verb: "pick"; position: number }
  | { verb: "clear"; position: number }
  | { verb: "done" }
  | { verb: "discard-itself" }
  | { verb: "keep"; card: CardWord }
  | { verb: "take"; card: CardWord }
  | { verb: "take-deeper"; card: CardWord }
  | { verb: "pass"; card: CardWord }
  | { verb: "discard"; card: CardWord }
  | { verb: "give"; seat: number; card: CardWord }
  | { verb: "steal"; seat: number; card: CardWord }
  | { verb: "discard-from"; seat: number; card: CardWord }
);

export type Event = { move: number } & (
  | { kind: "dealt"; position: number; card: CardWord }
  | { kind: "picked"; seat: number; position?: number }
  | { kind: "revealed"; picks: number[] }
  | { kind: "clash"; position: number; card: CardWord; seats: number[] }
  | { kind: "taken"; position: number; card: CardWord; seat: number }
  | { kind: "drew"; seat: number; card: CardWord }
  | { kind: "drew-in-secret"; seat: number; card?: CardWord }
  | { kind: "kept"; seat: number; card: CardWord; put_back?: CardWord }
  | { kind: "cleared"; seat: number; position: number; card: CardWord }
  | { kind: "stopped"; seat: number }
  | { kind: "took-discard"; seat: number; card: CardWord; deeper: boolean }
  | { kind: "gave"; seat: number; card: CardWord; to: number }
  | { kind: "stole"; seat: number; card: CardWord; from: number }
  | { kind: "discarded"; seat: number; card: CardWord; forced: boolean }
  | { kind: "discarded-from"; seat: number; card: CardWord; of: number }
  | { kind: "chose-pass"; seat: number; card?: CardWord }
  | { kind: "passed"; cards: CardWord[] }
  | { kind: "no-effect"; seat: number; card: CardWord }
  | { kind: "round-over" }
  | { kind: "game-over" }
);

export const decoder: Decoder<Table> = {
  runs: [[1, "q"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [7, "b"], [6, "b"], [6, "b"], [2, "b"], [28, "b"], [112, "b"], [168, "b"]],
  read: (W, f, r) => ({ "players": f[0], "options": ({ "sprinkled_gives_itself": W.flag.at(f[6]), "maple_frosted_needs_sole_fewest": W.flag.at(f[7]), "drinks_are_donuts": W.flag.at(f[8]) }), "row": f.slice(13, 13 + f[0] + 1).map((n) => W.card.at(n)), "collections": Array.from({ length: f[0] }, (_, i0) => repeated(W.card, f, 174 + 28 * i0)), "discard": f.slice(62, 62 + f[12] + 0).map((n) => W.card.at(n)), "deck": counted(W.card, f, 34), "deck_size": f[9], "top_of_deck": (f[10] !== -1 ? ({ "card": W.card.at(f[10]), "known_to": f[11] }) : null), "picks": f.slice(20, 20 + f[0] + 0).map((n) => W.choice.at(n)), "resolving": (f[3] !== -1 ? ({ "position": f[2], "seat": f[3], "card": W.card.at(f[4]), "left": f[5] === 0 ? undefined : f[5], "drawn": f[32] === -1 ? undefined : upToNone(f.slice(32, 32 + 2)).map((n) => W.card.at(n)), "passes": f[1] === 10 ? f.slice(26, 26 + f[0] + 0).map((n) => W.card.at(n)) : undefined }) : null), "over": f[1] === 14 }),
};

// Made from what the game declares by `make types`; do not edit.
// @ts-nocheck: what reads a record is right by its making; what it gives has a type
import { counted, gathered, repeated, rows, upToNone, type Decoder } from "../../lib/records";

type RecipeWord = string;
type BakerWord = string;
type CardWord = string;
type LetterWord = string;
type BakersOptionWord = string;
type FirstPlayerOptionWord = string;
type AttemptWord = string;

export type Table = { players: number; options: { bakers: BakersOptionWord; first_player: FirstPlayerOptionWord; quiet_end: boolean; }; first: number | null; turn: number | null; round: number; progress: number; quiet: number; last_round: boolean; kitchen: Record<CardWord, number>; plates: number; most_doughnuts: number; served_to_end: number; quiet_to_end: number; seats: ({ doughnuts: number; baker: BakerWord | null; unprepared: (RecipeWord)[]; prepared: RecipeWord[]; served: (RecipeWord)[]; upright: number; used: number; tips: number; letters: (LetterWord)[]; })[]; deck: Partial<Record<RecipeWord, number>>; deck_size: number; discard: Partial<Record<RecipeWord, number>>; bakers_left: (BakerWord)[]; refreshed: number; learning: { doughnuts: number; to_draw: number; drawn: (RecipeWord | "?")[]; counted: number; keeps: number; } | null; attempt: { work: CardWord; recipe: RecipeWord; doughnuts: number; die: number | "?" | null; missing: number | "?" | null; needed: number; bonus: number; chance: number; chance_with_recognition: number; } | null; attempts: ({ move: AttemptWord; needed: number; bonus: number; chance: number; chance_with_recognition: number; })[]; over: boolean; };

export type Move = { id: number; text: string } & (
  | { verb: "choose"; baker: BakerWord }
  | { verb: "refresh" }
  | { verb: "learn"; doughnuts: number }
  | { verb: "prepare"; recipe: RecipeWord; doughnuts: number }
  | { verb: "serve"; recipe: RecipeWord; doughnuts: number }
  | { verb: "coffee-break" }
  | { verb: "take"; card: CardWord; doughnuts: number }
  | { verb: "pass" }
  | { verb: "keep"; recipe: RecipeWord }
  | { verb: "exchange"; recipe: RecipeWord; discarded: RecipeWord }
  | { verb: "keep-none" }
  | { verb: "spend"; recognitions: number }
);

export type Event = { move: number } & (
  | { kind: "starts"; seat: number }
  | { kind: "starter-dealt"; seat: number; recipe: RecipeWord }
  | { kind: "baker-dealt"; seat: number; baker: BakerWord }
  | { kind: "baker-chosen"; seat: number; baker: BakerWord }
  | { kind: "refreshed"; seat: number; recognitions: number }
  | { kind: "placed"; seat: number; card: CardWord; doughnuts: number; recipe: RecipeWord | null }
  | { kind: "took"; seat: number; card: CardWord; doughnuts: number }
  | { kind: "passed"; seat: number }
  | { kind: "drew"; seat: number; recipe?: RecipeWord }
  | { kind: "reshuffled"; cards: number }
  | { kind: "nothing-to-draw"; seat: number }
  | { kind: "gave-up"; seat: number; recipe: RecipeWord }
  | { kind: "kept"; seat: number; recipe: RecipeWord }
  | { kind: "kept-none"; seat: number }
  | { kind: "discarded"; seat: number; recipes: RecipeWord[] }
  | { kind: "rolled"; seat: number; work: CardWord; recipe: RecipeWord; needed: number; bonus: number; die: number }
  | { kind: "spent"; seat: number; recognitions: number }
  | { kind: "prepared"; seat: number; recipe: RecipeWord }
  | { kind: "served"; seat: number; recipe: RecipeWord; tips: number }
  | { kind: "failed"; seat: number; recipe: RecipeWord; work: CardWord }
  | { kind: "last-round"; seat: number; served: number }
  | { kind: "game-over" }
  | { kind: "quiet"; rounds: number; most: number }
  | { kind: "quiet-end"; rounds: number }
);

export const decoder: Decoder<Table> = {
  runs: [[1, "q"], [1, "i"], [1, "i"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [6, "b"], [4, "b"], [4, "b"], [4, "b"], [4, "b"], [8, "b"], [32, "b"], [128, "b"], [32, "b"], [32, "b"], [1, "h"], [1, "h"], [1, "h"], [1, "h"], [1, "i"], [1, "b"], [4, "b"], [4, "h"], [32, "b"], [8, "b"], [1, "b"], [1, "h"], [1, "h"], [1, "h"], [1, "d"], [1, "d"], [1, "h"], [68, "h"], [68, "h"], [68, "h"], [68, "d"], [68, "d"]],
  read: (W, f, r) => ({ "players": f[0], "options": ({ "bakers": W.bakers_option.at(f[4]), "first_player": W.first_player_option.at(f[5]), "quiet_end": W.flag.at(f[6]) }), "first": W.seat.at(f[7]), "turn": W.seat.at(f[8]), "round": f[1], "progress": f[2], "quiet": f[276], "last_round": W.flag.at(f[277]), "kitchen": Object.fromEntries(W.card.slice(0, -2).map((word, i0) => [word, i0]).map(([word, i0]) => [word, f[24 + 1 * i0]])), "plates": f[272], "most_doughnuts": f[273], "served_to_end": f[274], "quiet_to_end": f[275], "seats": Array.from({ length: f[0] }, (_, i0) => ({ "doughnuts": f[28 + 1 * i0], "baker": W.baker.at(f[36 + 1 * i0]), "unprepared": upToNone(f.slice(40 + 2 * i0, 40 + 2 * i0 + 2)).map((n) => W.recipe.at(n)), "prepared": repeated(W.recipe, f, 80 + 32 * i0), "served": upToNone(f.slice(48 + 8 * i0, 48 + 8 * i0 + 8)).map((n) => W.recipe.at(n)), "upright": f[32 + 1 * i0], "used": f[278 + 1 * i0], "tips": f[282 + 1 * i0], "letters": upToNone(f.slice(286 + 8 * i0, 286 + 8 * i0 + 8)).map((n) => W.letter.at(n)) })), "deck": counted(W.recipe, f, 208), "deck_size": f[17], "discard": counted(W.recipe, f, 240), "bakers_left": upToNone(f.slice(318, 318 + 8)).map((n) => W.baker.at(n)), "refreshed": f[9], "learning": (f[10] === 0 ? ({ "doughnuts": f[11], "to_draw": f[14], "drawn": upToNone(f.slice(18, 18 + 6)).map((n) => W.recipe.at(n)), "counted": f[16], "keeps": f[15] }) : null), "attempt": (f[12] !== -1 ? ({ "work": W.card.at(f[10]), "recipe": W.recipe.at(f[12]), "doughnuts": f[11], "die": W.choice.at(f[326]), "missing": W.choice.at(f[327]), "needed": f[328], "bonus": f[329], "chance": f[330], "chance_with_recognition": f[331] }) : null), "attempts": Array.from({ length: f[332] }, (_, i0) => ({ "move": W.attempt.at(f[333 + 1 * i0]), "needed": f[401 + 1 * i0], "bonus": f[469 + 1 * i0], "chance": f[537 + 1 * i0], "chance_with_recognition": f[605 + 1 * i0] })), "over": f[3] === 9 }),
};

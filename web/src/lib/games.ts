// What is drawn for which game, all of it found in `games/<game>/`: the front of its box is `Box.svelte`, the board
// `Board.svelte`, a piece `Piece.svelte`; a game without them gets the plain ones. `theme.css` has its colours for the
// room around the board, `start.ts` the options that it is opened with at once. `words/` has what the board says, in
// messages that are called after the game. Verbs of moves that have no place on a drawn board are named by `bar.ts`, and
// the moves offered in the bar below it.
import type { Component } from "svelte";
import type { BarMove, BoardProps } from "./board";
import type { Edition } from "./edition.svelte";
import { language } from "./language.svelte";
import { plainBar } from "./plain";
import type { NewTable } from "./schema";
import type { SeatView } from "./state";
import { settings } from "./settings.svelte";

type BoardModule = { default: Component<BoardProps> };
type BarModule = { bar: readonly string[] }; // verbs, the main one first
export type PieceProps = { id: string; facts?: Record<string, any> };
type PieceModule = { default: Component<PieceProps> };
type BoxModule = { default: Component<Record<string, never>> };
export type Options = NonNullable<NewTable["options"]>;
type StartModule = { options: Options };

const boards = import.meta.glob<BoardModule>("../games/*/Board.svelte");
const words = import.meta.glob<string>("../games/*/words/*.ftl", { query: "?raw", import: "default" });
const pieces = import.meta.glob<PieceModule>("../games/*/Piece.svelte");
const bars = import.meta.glob<BarModule>("../games/*/bar.ts", { eager: true });
const boxes = import.meta.glob<BoxModule>("../games/*/Box.svelte", { eager: true });
const starts = import.meta.glob<StartModule>("../games/*/start.ts", { eager: true });
import.meta.glob("../games/*/theme.css", { eager: true });

export async function drawnBoard(game: string): Promise<Component<BoardProps> | null> {
  const load = isDrawn(game) ? boards[`../games/${game}/Board.svelte`] : undefined;
  if (!load) return null;
  const [board] = await Promise.all([load(), addWords(game)]);
  return board.default;
}

const addWords = (game: string): Promise<void> =>
  language.addCatalogue(game, (tag) => (words[`../games/${game}/words/${tag}.ftl`] ?? words[`../games/${game}/words/en.ftl`])?.() ?? "");

export async function drawnPiece(game: string): Promise<Component<PieceProps> | null> {
  const load = pieces[`../games/${game}/Piece.svelte`];
  return load ? (await load()).default : null;
}

/** Whether a game is shown on a board of its own: there is one, and it is liked. */
export const isDrawn = (game: string): boolean => !settings.liked.plain && `../games/${game}/Board.svelte` in boards;

/** The moves that are offered in the bar, the main one first. */
export function barMoves(game: string, view: SeatView, edition: Edition | null, names: readonly string[]): BarMove[] {
  if (!isDrawn(game)) return plainBar(view.legal, edition, names);
  const moves = bars[`../games/${game}/bar.ts`]?.bar.flatMap((verb) => view.legal.filter((move) => move.verb === verb)) ?? [];
  return moves.map((move) => ({ move: move.text, text: edition?.label(move, names) ?? "" }));
}

export function boxFront(game: string): Component<Record<string, never>> | null {
  return boxes[`../games/${game}/Box.svelte`]?.default ?? null;
}

/** What a box is opened with at once, where that is not what its rules call usual. */
export const usualOptions = (game: string): Options => starts[`../games/${game}/start.ts`]?.options ?? {};

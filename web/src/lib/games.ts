// What is drawn for which game, all of it found in `games/<game>/`: the front of its box is `Box.svelte`, the board
// `Board.svelte`, a piece `Piece.svelte`; a game without them gets the plain ones. `theme.css` has its colours for the
// room around the board, `start.ts` the options that it is opened with at once. Moves that have no place on a drawn
// board are named by `bar.ts` and offered in the bar below it.
import type { Component } from "svelte";
import type { BarMove, BoardProps } from "./board";
import type { Edition } from "./edition.svelte";
import { plainBar } from "./plain";
import type { NewTable } from "./schema";
import type { SeatView } from "./state";
import { settings } from "./settings.svelte";

type BoardModule = { default: Component<BoardProps> };
type BarModule = { bar: (view: SeatView) => BarMove[] };
export type PieceProps = { id: string; facts?: Record<string, any> };
type PieceModule = { default: Component<PieceProps> };
type BoxModule = { default: Component<Record<string, never>> };
export type Options = NonNullable<NewTable["options"]>;
type StartModule = { options: Options };

const boards = import.meta.glob<BoardModule>("../games/*/Board.svelte");
const pieces = import.meta.glob<PieceModule>("../games/*/Piece.svelte");
const bars = import.meta.glob<BarModule>("../games/*/bar.ts", { eager: true });
const boxes = import.meta.glob<BoxModule>("../games/*/Box.svelte", { eager: true });
const starts = import.meta.glob<StartModule>("../games/*/start.ts", { eager: true });
import.meta.glob("../games/*/theme.css", { eager: true });

export async function drawnBoard(game: string): Promise<Component<BoardProps> | null> {
  const load = isDrawn(game) ? boards[`../games/${game}/Board.svelte`] : undefined;
  return load ? (await load()).default : null;
}

export async function drawnPiece(game: string): Promise<Component<PieceProps> | null> {
  const load = pieces[`../games/${game}/Piece.svelte`];
  return load ? (await load()).default : null;
}

/** Whether a game is shown on a board of its own: there is one, and it is liked. */
export const isDrawn = (game: string): boolean => !settings.liked.plain && `../games/${game}/Board.svelte` in boards;

/** The moves that are offered in the bar, the main one first. */
export function barMoves(game: string, view: SeatView, edition: Edition | null, names: readonly string[]): BarMove[] {
  if (!isDrawn(game)) return plainBar(view.legal, edition, names);
  return bars[`../games/${game}/bar.ts`]?.bar(view) ?? [];
}

export function boxFront(game: string): Component<Record<string, never>> | null {
  return boxes[`../games/${game}/Box.svelte`]?.default ?? null;
}

/** What a box is opened with at once, where that is not what its rules call usual. */
export const usualOptions = (game: string): Options => starts[`../games/${game}/start.ts`]?.options ?? {};

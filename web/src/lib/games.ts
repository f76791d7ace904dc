// What is drawn for which game. A drawn board is a file `games/<game>/Board.svelte`, a box front
// `parts/boxes/<game>.svelte`, a piece `games/<game>/Piece.svelte`; a game without them gets the plain ones. Moves that
// have no place on a drawn board are named by `games/<game>/bar.ts` and offered in the bar below it.
import type { Component } from "svelte";
import type { BarMove, BoardProps } from "./board";
import { plainBar } from "./plain";
import type { SeatView } from "./schema";
import { settings } from "./settings.svelte";

type BoardModule = { default: Component<BoardProps> };
type BarModule = { bar: (view: SeatView) => BarMove[] };
export type PieceProps = { id: string; facts?: Record<string, any> };
type PieceModule = { default: Component<PieceProps> };
type BoxModule = { default: Component<Record<string, never>> };

const boards = import.meta.glob<BoardModule>("../games/*/Board.svelte");
const pieces = import.meta.glob<PieceModule>("../games/*/Piece.svelte");
const bars = import.meta.glob<BarModule>("../games/*/bar.ts", { eager: true });
const boxes = import.meta.glob<BoxModule>("../parts/boxes/*.svelte", { eager: true });

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
export function barMoves(game: string, view: SeatView): BarMove[] {
  if (!isDrawn(game)) return plainBar(view.legal);
  return bars[`../games/${game}/bar.ts`]?.bar(view) ?? [];
}

export function boxFront(game: string): Component<Record<string, never>> | null {
  return boxes[`../parts/boxes/${game}.svelte`]?.default ?? null;
}

export interface ComingGame {
  name: string;
  title: string;
}

/** Boxes that stand on the shelf before they can be opened. */
export const COMING: ComingGame[] = [
  { name: "go-nuts", title: "Go Nuts for Donuts" },
  { name: "drive-thru", title: "Doughnut Drive-Thru" },
  { name: "dollars", title: "Dollars to Donuts" },
  { name: "kitchen-rush", title: "Kitchen Rush" },
];

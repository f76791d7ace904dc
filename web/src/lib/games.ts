// What is drawn for which game. A drawn board is a file `games/<game>/Board.svelte`, a box front
// `parts/boxes/<game>.svelte`, a piece `games/<game>/Piece.svelte`; a game without them gets the plain ones.
import type { Component } from "svelte";
import type { BoardProps } from "./board";

type BoardModule = { default: Component<BoardProps> };
export type PieceProps = { id: string; facts?: Record<string, any> };
type PieceModule = { default: Component<PieceProps> };
type BoxModule = { default: Component<Record<string, never>> };

const boards = import.meta.glob<BoardModule>("../games/*/Board.svelte");
const pieces = import.meta.glob<PieceModule>("../games/*/Piece.svelte");
const boxes = import.meta.glob<BoxModule>("../parts/boxes/*.svelte", { eager: true });

export async function drawnBoard(game: string): Promise<Component<BoardProps> | null> {
  const load = boards[`../games/${game}/Board.svelte`];
  return load ? (await load()).default : null;
}

export async function drawnPiece(game: string): Promise<Component<PieceProps> | null> {
  const load = pieces[`../games/${game}/Piece.svelte`];
  return load ? (await load()).default : null;
}

export const isDrawn = (game: string): boolean => `../games/${game}/Board.svelte` in boards;

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

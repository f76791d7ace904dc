// The pieces of Dollars to Donuts where they lie, and the legal moves as what can be taken, laid and tapped.
import { createContext } from "svelte";
import type { BoardProps } from "../../lib/board";
import type { Edition } from "../../lib/edition.svelte";
import type { Derived, Event, Move, Table } from "./said";

export type { Event, Move, Table } from "./said";
export type Of<V extends Move["verb"]> = Extract<Move, { verb: V }>;
export type Mat = Derived["mats"][number];
export type Donut = Mat["donuts"][number]; // two cells and what their halves make: a flavour, or dollars (0: spoiled)
export type Flavour = Derived["flavours"][number];
export type Special = Derived["specials"][number];
export type Shop = Table["shops"][number];
export type Size = Derived["mat"];

/** What the board was handed, for all its parts. */
export const [useTable, provideTable] = createContext<BoardProps<Table, Move, Event>>();

/** A tile, a starter or the back of a Dollar Tile, wherever it lies. */
export interface Art {
  piece: string;
  kind: string; // tile, starter, half, hole
  top?: string; // the letters of a tile's halves, as printed
  bottom?: string;
  flavour?: string;
}

export interface Spot {
  x: number; // column and row of the first cell, from 0; may be off the mat
  y: number;
  turn?: number; // degrees
}

export const artOf = (edition: Edition, piece: string): Art => edition.declared.kinds["piece-drawn"]?.find((each) => each?.piece === piece) ?? { piece, kind: "hole" };
export const starterOf = (flavour: string): string => `${flavour}-starter`;

// --- Moves

export const LEVELS = ["contented", "delighted", "thrilled"] as const;
export const SKIPS = ["no-purchase", "no-dollar", "serve-nobody"] as const; // each step has one at most

export const ofVerb = <V extends Move["verb"]>(moves: readonly Move[], ...verbs: readonly V[]) => moves.filter((move): move is Of<V> => (verbs as readonly Move["verb"][]).includes(move.verb));

export type LayingVerb = "buy" | "start" | "lay";
const NAMED = { buy: "price", start: "starter", lay: "dollar" } as const; // the argument that says what is laid
const FACINGS = { buy: ["east", "south", "west", "north"], start: ["north-south", "east-west"], lay: ["north", "east", "south", "west"] };

/** What can be laid on the mat: a tile by its price, a starter by its flavour, a Dollar Tile by its back. */
export interface Thing {
  verb: LayingVerb;
  what: string | number;
}

/** A legal move that lays something on the mat. */
export interface Placement extends Spot {
  move: Move;
  thing: Thing;
}

/** What a customer can be given now. */
export interface Serving {
  move: Of<"serve">;
  tokens: string[];
  points: number;
}

export const isSame = (a: Thing | undefined, b: Thing): boolean => a?.verb === b.verb && a.what === b.what;

/** How far a piece is turned that faces somewhere: a tile runs there, a half or a starter shows its halves there. */
export const turnOf = (verb: LayingVerb, facing: string | null): number => 90 * Math.max(FACINGS[verb].indexOf(facing ?? ""), 0);

export function placementOf(move: Of<LayingVerb>): Placement {
  const what = "price" in move ? move.price : "starter" in move ? move.starter : move.dollar;
  const turn = turnOf(move.verb, move.facing);
  const [x, y] = cellAt(move.at);
  const [dx, dy] = STEP[turn]!;
  const before = "over" in move ? move.over : 0; // cells before the named one
  return { move, thing: { verb: move.verb, what }, turn, x: x - before * dx, y: y - before * dy };
}

/** The arguments of the move that lays a thing there, whether or not it can lie there; some of it is on the mat. */
export function argumentsOf({ verb, what }: Thing, art: Art, spot: Spot, size: Size): Record<string, string | number> {
  const cells = cellsOf(art, spot);
  const over = cells.findIndex((cell) => isOn(size, ...cell));
  return { [NAMED[verb]]: what, at: cellName(...cells[over]!), facing: FACINGS[verb][(spot.turn ?? 0) / 90]!, over };
}

// --- Places

/** Where a tile runs, by its turn. */
const STEP: Record<number, readonly [number, number]> = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] };

export const cellName = (x: number, y: number): string => String.fromCharCode(97 + x) + (y + 1);
export const cellAt = (name: string): [number, number] => [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
export const isOn = (size: Size, x: number, y: number): boolean => x >= 0 && y >= 0 && x < size.columns && y < size.rows;

export const longOf = (art: Art): number => art.top?.length ?? 1;

/** All cells of a piece, also those off the mat. */
export function cellsOf(art: Art, { x, y, turn = 0 }: Spot): [number, number][] {
  const [dx, dy] = art.kind === "tile" ? STEP[turn]! : [0, 0];
  return Array.from({ length: longOf(art) }, (_, i) => [x + i * dx, y + i * dy]);
}

export interface Half {
  x: number;
  y: number;
  side: number; // degrees: north 0, east 90 …
  flavour: string;
}

/** Every half donut that a piece shows, where it lies. */
export function halvesOf(art: Art, spot: Spot, flavours: readonly Flavour[]): Half[] {
  const { turn = 0 } = spot;
  const named = (letter = "") => flavours.find((each) => each.letter === letter)?.id ?? letter;
  const sides = art.kind === "half" ? [turn] : art.kind === "hole" ? [] : [turn, (turn + 180) % 360];
  return cellsOf(art, spot).flatMap(([x, y], i) => sides.map((side, j) => ({ x, y, side, flavour: art.flavour ?? named((j ? art.bottom : art.top)?.[i]) })));
}

/** The turns that make a difference. */
export const turnsOf = (art: Art): number[] => (art.kind === "hole" ? [0] : art.kind === "starter" ? [0, 90] : [0, 90, 180, 270]);

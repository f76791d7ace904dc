// The view of Dollars to Donuts, and its legal moves read back into what can be taken, laid and tapped.
import { pieceOf } from "../../lib/pieces";
import type { PieceInfo } from "../../lib/schema";
import { counted, listed } from "../../lib/words";

export type Side = "north" | "east" | "south" | "west";

export interface Flavour {
  id: string;
  name: string;
  letter: string;
  dollars: number | null; // a mismatch sells for the higher of two; null spoils it
  token: number;
  pair: number | null;
}

/** A tile, a starter or the back of a Dollar Tile, wherever it lies. */
export interface Art {
  piece: string;
  kind: "tile" | "starter" | "half" | "hole";
  top?: string; // the letters of a tile's halves, as printed
  bottom?: string;
  flavour?: string;
}

export interface Spot {
  x: number; // column and row of the first cell, from 0; may be off the mat
  y: number;
  turn: number; // degrees
}

export type Laid = Art & Spot & { cells: (string | null)[] };

/** Two cells and what their halves make: a flavour, or the dollars it is sold for (0: spoiled). */
export type Donut = [string, string, string | number];

export interface Mat {
  pieces: Laid[];
  cells: Record<string, { piece: number } & Partial<Record<Side, string>>>;
  donuts: Donut[];
  empty: number;
  dollars: number;
  neighbourhoods: Record<string, { customers: number; donuts: number; leads: boolean }>;
}

export interface Special {
  price: number;
  tile: string | null;
  top?: string;
  bottom?: string;
  affordable: boolean;
}

export interface Customer {
  name: string;
  neighbourhood: string;
  lines: string[][];
  points: number[];
}

export interface Serving {
  tokens: string[];
  points: number;
}

export interface Rank {
  name: string;
  from: number;
  next: number | null;
  wins: boolean;
}

export interface Derived {
  mat: { columns: number; rows: number };
  flavours: Flavour[];
  neighbourhoods: { id: string; name: string }[];
  specials: Special[];
  customers: Record<string, Customer>;
  mats: Mat[];
  rank: Rank | null;
  quiet: { rounds: number; most: number } | null; // nobody does anything, and the game will soon be over
  previews: Record<string, Donut[] | Serving>;
}

export interface Shop {
  starters: string[];
  dollars: Record<string, number>;
  tokens: Record<string, number>;
  aside: string[];
  served: Record<string, string>;
}

export interface Table {
  players: number;
  options: { shared_starters?: boolean; starters_last?: boolean };
  turn: { seat: number; step: string; tile?: string; owing?: number } | null;
  turns_left: number | null;
  supply: string[];
  line: string[];
  deck: string[];
  bag: Record<string, number>;
  shops: Shop[];
  over: boolean;
  derived: Derived;
}

// --- Moves

export const LEVELS = ["contented", "delighted", "thrilled"] as const;
const TURNS: Record<string, number> = { east: 0, south: 90, west: 180, north: 270 };
const SIDES: Record<string, number> = { north: 0, east: 90, south: 180, west: 270, "north-south": 0, "east-west": 90 };
const PLACED = /^(?<group>(?<verb>buy|start|lay) \S+) at (?<column>[a-z])(?<row>\d+)(?: (?<facing>[a-z-]+))?(?: over (?<over>\d+))?$/;

/** How far a piece is turned that faces somewhere: a tile runs there, a half or a starter shows its halves there. */
export const turnOf = (kind: "tile" | "half", facing: string | null = ""): number => (kind === "tile" ? TURNS : SIDES)[facing ?? ""] ?? 0;

/** Moves that leave a step out; each step has one at most. */
export const SKIPS: Record<string, string> = { "no purchase": "Buy nothing", "no dollar tile": "Lay none", "serve nobody": "Serve nobody" };

/** A legal move that lays something on the mat. `group` says what: 'buy $3', 'lay half-plain'. */
export interface Placement extends Spot {
  text: string;
  group: string;
}

export function readPlacement(text: string): Placement | null {
  const found = PLACED.exec(text)?.groups;
  if (!found) return null;
  const { group = "", verb, column = "a", row, facing, over } = found;
  const turn = turnOf(verb === "buy" ? "tile" : "half", facing);
  const [dx, dy] = STEP[turn] ?? [1, 0];
  const hidden = Number(over ?? 0); // cells before the named one
  return { text, group, turn, x: column.charCodeAt(0) - 97 - hidden * dx, y: Number(row) - 1 - hidden * dy };
}

// --- Places

/** Where a tile runs, by its turn. */
export const STEP: Record<number, readonly [number, number]> = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] };

export const cellName = (x: number, y: number): string => String.fromCharCode(97 + x) + (y + 1);
export const cellAt = (name: string): [number, number] => [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];

export const longOf = (art: Art): number => art.top?.length ?? 1;

/** All cells of a piece, also those off the mat. */
export function cellsOf(art: Art, { x, y, turn }: Spot): [number, number][] {
  const [dx, dy] = art.kind === "tile" ? (STEP[turn] ?? [1, 0]) : [0, 0];
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
  const { turn } = spot;
  const named = (letter = "") => flavours.find((each) => each.letter === letter)?.id ?? letter;
  const sides = art.kind === "half" ? [turn] : art.kind === "hole" ? [] : [turn, (turn + 180) % 360];
  const all = cellsOf(art, spot).flatMap(([x, y], i) =>
    sides.map((side, j) => ({ x, y, side, flavour: art.flavour ?? named((j ? art.bottom : art.top)?.[i]) })),
  );
  return all.filter(({ flavour }) => flavour.trim());
}

/** The turns that make a difference. */
export const turnsOf = (art: Art): number[] => (art.kind === "hole" ? [0] : art.kind === "starter" ? [0, 90] : [0, 90, 180, 270]);

/** A Dollar Tile as a piece, by what is on its back. */
export const dollarArt = (back: string): Art =>
  back.startsWith("half-") ? { piece: back, kind: "half", flavour: back.slice(5) } : { piece: back, kind: "hole", flavour: back.replace(/-hole$/, "") };
export const starterArt = (flavour: string): Art => ({ piece: `${flavour}-starter`, kind: "starter", flavour });
export const tileArt = (special: Special): Art => ({ piece: special.tile ?? "", kind: "tile", top: special.top ?? "", bottom: special.bottom ?? "" });

// --- Words

export const flavourName = (flavours: readonly Flavour[], id: string): string => flavours.find((each) => each.id === id)?.name ?? id;

/** What a piece laid there would set off, in words. */
export function outcome(donuts: readonly Donut[], flavours: readonly Flavour[]): string {
  const made = donuts.map(([, , what]) => what);
  const perfect = flavours.flatMap(({ id, name }) => {
    const count = made.filter((what) => what === id).length;
    return count ? [`${count === 1 ? "a" : count} perfect ${name}`] : [];
  });
  const sold = made.filter((what) => typeof what === "number" && what > 0);
  const spoiled = made.filter((what) => what === 0).length;
  const words = [
    ...perfect,
    ...(sold.length ? [`${counted(sold.length, "mismatch").replace(/hs$/, "hes")} sold for ${sold.map((dollars) => `$${dollars}`).join(" + ")}`] : []),
    ...(spoiled ? [`${spoiled} spoiled`] : []),
  ];
  return `${words.length ? listed(words) : "completes no donut"}.`;
}

/** The halves of a cell in words, for those who hear the mat. */
export function cellWords(mat: Mat, name: string, pieces: Record<string, PieceInfo>): string {
  const cell = mat.cells[name];
  const piece = cell && mat.pieces[cell.piece];
  if (!cell || !piece) return `${name}: empty`;
  const halves = (["north", "east", "south", "west"] as const).flatMap((side) => (cell[side] ? [`${cell[side]} half ${side}`] : []));
  const made = mat.donuts.filter((donut) => donut.slice(0, 2).includes(name)).map(([, , kind]) => (typeof kind === "string" ? `part of a perfect ${kind} donut` : "part of a mismatch"));
  return `${name}: ${[pieceOf(pieces, piece.piece).name, ...halves, ...made].join(", ")}`;
}

/** Why a piece cannot lie there, as far as the table shows it. */
export function whyNot(art: Art, spot: Spot, mat: Mat, size: { columns: number; rows: number }): string {
  const on = cellsOf(art, spot).filter(([x, y]) => x >= 0 && y >= 0 && x < size.columns && y < size.rows);
  if (!on.length) return "At least one cell of it must lie on the mat (DD-21).";
  const taken = on.map(([x, y]) => cellName(x, y)).filter((name) => mat.cells[name]);
  if (taken.length) return `${taken.join(" and ")} ${taken.length > 1 ? "are" : "is"} covered already.`;
  const beside = art.kind === "starter" && mat.pieces.find((other) => other.kind === "starter" && (other.x === spot.x || other.y === spot.y));
  if (beside) return `There is a starter in ${beside.x === spot.x ? "this column" : "this row"} already (DD-03).`;
  return "It cannot lie there.";
}

// Made from what the game declares by `make types`; do not edit.
// @ts-nocheck: what reads a record is right by its making; what it gives has a type
import { counted, gathered, repeated, rows, upToNone, type Decoder } from "../../lib/records";

type FlavourWord = string;
type DollarWord = string;
type TileWord = string;
type CustomerWord = string;
type NeighbourhoodWord = string;
type RankWord = string;
type PriceWord = number;
type StartingWord = { starter: string; };
type CellWord = string;
type PlacementWord = { at: string; facing: string; over: number; };
type SideWord = string;
type AxisWord = string;
type LevelWord = string;
type EndingWord = string;
type FirstPlayerWord = string;
type StepWord = string;
type PieceWord = { piece: string; };
type PieceFacingWord = { facing?: string; };
type PlaceWord = { at: string; facing?: string; over?: number; };
type PieceDrawnWord = { piece: string; kind: string; flavour?: string; top?: string; bottom?: string; };
type PieceTurnedWord = { turn?: number; };
type PlaceDrawnWord = { x: number; y: number; cells: (string | null)[]; turn?: number; };
type HalvesWord = { north?: string; south?: string; west?: string; east?: string; };
type TopWord = string;
type BottomWord = string;
type MatWord = { columns: number; rows: number; };
type FlavoursWord = ({ id: string; name: string; letter: string; dollars: number | null; token: number; pair: number | null; })[];
type NeighbourhoodsWord = ({ id: string; name: string; })[];
type MadeWord = number | string;
type CustomerCardWord = { name: string; neighbourhood: string; lines: ((string)[])[]; points: (number)[]; };
type ServiceWord = { tokens: (string)[]; points: number; };
type RankReachedWord = { rank: string; from: number; next: number | null; wins: boolean; };
type MoveWord = string;

export type Derived = { mat: MatWord; flavours: FlavoursWord; neighbourhoods: NeighbourhoodsWord; specials: ({ price: number; tile: TileWord | null; affordable: boolean; top?: TopWord; bottom?: BottomWord; })[]; customers: Record<CustomerWord, CustomerCardWord>; mats: ({ pieces: (PieceDrawnWord & PlaceDrawnWord & PieceTurnedWord)[]; cells: Partial<Record<CellWord, { piece: number; } & HalvesWord>>; donuts: ([CellWord, CellWord, MadeWord])[]; empty: number; dollars: number; neighbourhoods: Record<NeighbourhoodWord, { customers: number; donuts: number; leads: boolean; }>; })[]; rank: RankReachedWord | null; quiet: { rounds: number; most: number; } | null; previews: Partial<Record<MoveWord, ([CellWord, CellWord, MadeWord])[]>> & Partial<Record<MoveWord, ServiceWord>>; };

export type Table = { players: number; options: { shared_starters: boolean; starters_last: boolean; first_player: FirstPlayerWord; quiet_end: boolean; }; starting_player: number | null | null; turn: { seat: number; step: StepWord; tile?: TileWord; owing?: number; draws?: number; served?: boolean; } | null; turns_left: (number) | null; quiet: number; board: (TileWord | null)[]; supply: TileWord[]; line: (CustomerWord)[]; deck: CustomerWord[]; gone: ((TileWord[])[number] | (CustomerWord[])[number])[]; bag: Partial<Record<DollarWord, number>>; shops: ({ starters: FlavourWord[]; dollars: Partial<Record<DollarWord, number>>; tokens: Partial<Record<FlavourWord, number>>; pieces: (PieceWord & PlaceWord & PieceFacingWord)[]; aside: (TileWord)[]; served: Partial<Record<CustomerWord, LevelWord>>; })[]; over: boolean; } & { derived: Derived };

export type Move = { id: number; text: string } & (
  | { verb: "no-purchase" }
  | { verb: "buy"; price: PriceWord; at: CellWord; facing: SideWord; over: number }
  | { verb: "buy-aside"; price: PriceWord }
  | { verb: "pay"; dollar: DollarWord }
  | { verb: "no-dollar" }
  | { verb: "lay"; dollar: DollarWord; at: CellWord; facing: SideWord }
  | { verb: "serve-nobody" }
  | { verb: "serve"; customer: CustomerWord; level: LevelWord }
  | { verb: "start"; starter: FlavourWord; at: CellWord; facing: AxisWord }
);

export type Event = { move: number } & (
  | { kind: "starts"; seat: number }
  | { kind: "starter-placed"; seat: number; starter: FlavourWord; at: CellWord; facing: AxisWord; seats: number[] }
  | { kind: "tile-dealt"; slot: number; price: number; tile: TileWord }
  | { kind: "customer-came"; customer: CustomerWord; place: number }
  | { kind: "turn"; seat: number }
  | { kind: "bought"; seat: number; price: number; tile: TileWord; at: CellWord; facing: SideWord; over: number }
  | { kind: "no-purchase"; seat: number }
  | { kind: "paid"; seat: number; dollars: DollarWord[] }
  | { kind: "perfect"; seat: number; cells: CellWord[]; flavour: FlavourWord }
  | { kind: "sold"; seat: number; cells: CellWord[]; flavours: FlavourWord[]; dollars: number }
  | { kind: "spoiled"; seat: number; cells: CellWord[]; flavours: FlavourWord[] }
  | { kind: "drew"; seat: number; dollar: DollarWord }
  | { kind: "bag-empty"; seat: number; missing: number }
  | { kind: "laid"; seat: number; dollar: DollarWord; at: CellWord; facing: SideWord }
  | { kind: "no-dollar"; seat: number }
  | { kind: "mat-full"; seat: number }
  | { kind: "served"; seat: number; customer: CustomerWord; level: LevelWord; points: number; tokens: FlavourWord[] }
  | { kind: "served-nobody"; seat: number }
  | { kind: "slid"; gap: number; board: TileWord[] }
  | { kind: "rival-took"; tile: TileWord }
  | { kind: "customer-left"; customer: CustomerWord }
  | { kind: "quiet"; rounds: number; most: number }
  | { kind: "game-over"; why: EndingWord }
);

export const decoder: Decoder<Table> = {
  runs: [[1, "q"], [1, "q"], [1, "q"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [8, "b"], [8, "b"], [8, "b"], [32, "b"], [16, "b"], [16, "b"], [4, "b"], [32, "B"], [32, "B"], [256, "B"], [64, "h"], [64, "b"], [1, "b"], [8, "b"], [8, "b"], [1, "b"], [1, "b"], [1, "b"], [4, "b"], [16, "b"], [16, "h"], [16, "b"], [4, "b"], [4, "b"], [4, "b"], [4, "b"], [4, "b"], [1, "b"], [1, "h"], [1024, "x"], [768, "x"], [1344, "x"], [512, "x"], [256, "x"], [96, "x"], [35840, "x"]],
  read: (W, f, r) => ({ ...({ "players": f[0], "options": ({ "shared_starters": W.flag.at(f[4]), "starters_last": W.flag.at(f[5]), "first_player": W.first_player.at(f[6]), "quiet_end": W.flag.at(f[7]) }), "starting_player": W.seat.at(f[1]), "turn": ([1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].includes(f[3]) ? ({ "seat": f[2], "step": W.step.at(f[3]), "tile": f[3] === 5 ? W.tile.at(f[8]) : undefined, "owing": f[3] === 5 ? f[9] : undefined, "draws": f[10] === 0 ? undefined : f[10], "served": f[11] === 0 ? undefined : W.flag.at(f[11]) }) : null), "turns_left": (f[0] === 1 ? f[13] : null), "quiet": f[12], "board": f.slice(17, 17 + f[557] + 0).map((n) => W.tile.at(n)), "supply": W.tile.slice(0, -2).filter((_, i) => { const n = f[429 + i]; return n === -1; }), "line": f.slice(25, 25 + f[15] + 0).map((n) => W.customer.at(n)), "deck": W.customer.slice(0, -2).filter((_, i) => { const n = f[493 + i]; return n === -1; }), "gone": [...W.tile.slice(0, -2).filter((_, i) => { const n = f[429 + i]; return n === -3; }), ...W.customer.slice(0, -2).filter((_, i) => { const n = f[493 + i]; return n === -3; })], "bag": counted(W.dollar, f, 33), "shops": Array.from({ length: f[0] }, (_, i0) => ({ "starters": repeated(W.flavour, f, 89 + 4 * i0), "dollars": counted(W.dollar, f, 41 + 8 * i0), "tokens": counted(W.flavour, f, 73 + 4 * i0), "pieces": rows(r, "hh", 753 + 256 * i0, f[629 + 1 * i0]).map(([_what, _where]) => ({ ...W.piece.at(_what), ...W.place.at(_where), ...W.piece_facing.at(_what) })), "aside": rows(r, "b", 4401 + 64 * i0, f[645 + 1 * i0]).map(([_tile]) => W.tile.at(_tile)), "served": Object.fromEntries(rows(r, "bb", 3889 + 128 * i0, f[641 + 1 * i0]).map(([_customer, _level]) => [W.customer.at(_customer), W.level.at(_level)])) })), "over": f[3] === 14 }), derived: ({ "mat": W.mat.at(0), "flavours": W.flavours.at(0), "neighbourhoods": W.neighbourhoods.at(0), "specials": Array.from({ length: f[557] }, (_, i0) => ({ "price": f[558 + 1 * i0], "tile": W.tile.at(f[17 + 1 * i0]), "affordable": W.flag.at(f[566 + 1 * i0]), "top": f[17 + 1 * i0] === -1 ? undefined : W.top.at(f[17 + 1 * i0]), "bottom": f[17 + 1 * i0] === -1 ? undefined : W.bottom.at(f[17 + 1 * i0]) })), "customers": Object.fromEntries(W.customer.slice(0, -2).map((word, i0) => [word, i0]).filter(([, i0]) => !([-1, -3].includes(f[493 + 1 * i0]))).map(([word, i0]) => [word, W.customer_card.at(i0)])), "mats": Array.from({ length: f[0] }, (_, i0) => ({ "pieces": rows(r, "hh", 753 + 256 * i0, f[629 + 1 * i0]).map(([_what, _where]) => ({ ...W.piece_drawn.at(_what), ...W.place_drawn.at(_where), ...W.piece_turned.at(_what) })), "cells": Object.fromEntries(rows(r, "bbB", 1777 + 192 * i0, f[633 + 1 * i0]).map(([_cell, _piece, _shows]) => [W.cell.at(_cell), ({ ...({ "piece": _piece }), ...W.halves.at(_shows) })])), "donuts": rows(r, "bbb", 2545 + 336 * i0, f[637 + 1 * i0]).map(([_cell, _beside, _made]) => [W.cell.at(_cell), W.cell.at(_beside), W.made.at(_made)]), "empty": f[105 + 1 * i0], "dollars": f[577 + 1 * i0], "neighbourhoods": Object.fromEntries(W.neighbourhood.slice(0, -2).map((word, i1) => [word, i1]).map(([word, i1]) => [word, ({ "customers": f[581 + 4 * i0 + 1 * i1], "donuts": f[597 + 4 * i0 + 1 * i1], "leads": W.flag.at(f[613 + 4 * i0 + 1 * i1]) })])) })), "rank": W.rank_reached.at(f[574]), "quiet": (f[575] !== -1 ? ({ "rounds": f[575], "most": f[576] }) : null), "previews": ({ ...gathered(rows(r, "hbbb", 4753, f[650]).map(([_move, _cell, _beside, _made]) => [W.move.at(_move), [W.cell.at(_cell), W.cell.at(_beside), W.made.at(_made)]])), ...Object.fromEntries(rows(r, "hh", 4657, f[649]).map(([_move, _service]) => [W.move.at(_move), W.service.at(_service)])) }) }) }),
};

// What pieces, cells and donuts are called, for those who hear the table, and what a piece in hand would set off.
import type { Edition } from "../../lib/edition.svelte";
import { language, say } from "../../lib/language.svelte";
import { type Art, type Donut, type Mat, type Size, type Spot, artOf, cellName, cellsOf, isOn } from "./moves";

const KINDS: Record<string, string> = { starter: "starter", half: "dollar", hole: "dollar" };
const SIDES = ["north", "east", "south", "west"] as const;

/** What a piece is called; a tile has no name. */
export function pieceName(edition: Edition, piece: string): string {
  const kind = KINDS[artOf(edition, piece).kind];
  return kind ? edition.name(kind, piece) : say("dollars-tile");
}

/** What is printed on a piece. */
export const pieceText = (edition: Edition, piece: string): string => edition.text(KINDS[artOf(edition, piece).kind] ?? "tile", piece);

/** '2 plain holes', '3 sprinkle'. */
export const amount = (edition: Edition, kind: string, word: string, number: number): string => edition.message("amount", { number, thing: edition.name(kind, word) });

/** What a piece laid at a spot would set off, and where that is. */
export function preview(edition: Edition, art: Art, spot: Spot, makes: readonly Donut[], size: Size): string {
  const cells = cellsOf(art, spot);
  const on = cells.filter((cell) => isOn(size, ...cell)).map((cell) => cellName(...cell));
  const result = art.kind === "starter" || art.kind === "hole" ? "fits" : makes.length ? "donuts" : "nothing";
  return say("dollars-preview", { result, made: madeOf(edition, makes), from: on[0] ?? "", to: on.at(-1) ?? "", long: on.length > 1, over: cells.length - on.length });
}

function madeOf(edition: Edition, makes: readonly Donut[]): string {
  const made = makes.map(([, , what]) => what);
  const count = (what: string | number) => made.filter((each) => each === what).length;
  const perfect = [...new Set(made)].filter((what) => typeof what === "string");
  const sold = made.filter((what) => typeof what === "number" && what > 0);
  const dollars = sold.reduce<number>((sum, what) => sum + Number(what), 0);
  return language.list([
    ...perfect.map((flavour) => say("dollars-perfect", { count: count(flavour), flavour: edition.name("flavour", flavour) })),
    ...(sold.length ? [say("dollars-sold", { count: sold.length, dollars })] : []),
    ...(count(0) ? [say("dollars-spoiled", { count: count(0) })] : []),
  ]);
}

/** What lies on a cell, and what its halves make. */
export function cellWords(edition: Edition, mat: Mat, name: string): string {
  const cell = mat.cells[name];
  const piece = cell && mat.pieces[cell.piece];
  if (!cell || !piece) return say("dollars-cell", { cell: name, what: say("dollars-empty") });
  const flavour = (id: string) => edition.name("flavour", id);
  const halves = SIDES.flatMap((side) => (cell[side] ? [say("dollars-half", { flavour: flavour(cell[side]), side })] : []));
  const donuts = mat.donuts.filter(([a, b]) => a === name || b === name);
  const made = donuts.map(([, , what]) => say("dollars-part", { perfect: typeof what === "string", flavour: flavour(String(what)) }));
  return say("dollars-cell", { cell: name, what: language.row([pieceName(edition, piece.piece), ...halves, ...made]) });
}

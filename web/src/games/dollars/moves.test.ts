import { expect, test } from "vitest";
import { cellsOf, halvesOf, outcome, readPlacement, turnsOf, whyNot } from "./moves";
import type { Art, Flavour, Mat } from "./moves";
import { tell } from "./story";

const FLAVOURS = [
  { id: "plain", name: "Plain", letter: "P", dollars: 1, token: 1, pair: 1 },
  { id: "chocolate", name: "Chocolate Glazed", letter: "C", dollars: 2, token: 2, pair: 2 },
] satisfies Flavour[];
const TILE: Art = { piece: "t01", kind: "tile", top: "PCPC", bottom: "CCPP" };
const MAT: Mat = { pieces: [], cells: {}, donuts: [], empty: 36, dollars: 5, neighbourhoods: {} };
const SIZE = { columns: 6, rows: 6 };

test("a tile that hangs over begins off the mat", () => {
  expect(readPlacement("buy $3 at a4 east over 2")).toMatchObject({ group: "buy $3", x: -2, y: 3, turn: 0 });
  expect(readPlacement("buy $0 at d6 north over 2")).toMatchObject({ x: 3, y: 7, turn: 270 });
});

test("starters, halves and holes are turned by their sides", () => {
  expect(readPlacement("start plain at c4 east-west")).toMatchObject({ group: "start plain", x: 2, y: 3, turn: 90 });
  expect(readPlacement("lay half-plain at c4 south")).toMatchObject({ group: "lay half-plain", turn: 180 });
  expect(readPlacement("lay plain-hole at c4")).toMatchObject({ group: "lay plain-hole", turn: 0 });
});

test("moves that lay nothing on the mat are no placements", () => {
  for (const text of ["no purchase", "buy $3 aside", "pay plain-hole", "serve otis contented"]) expect(readPlacement(text)).toBeNull();
});

test("a tile turned south runs down, its top to the east", () => {
  expect(cellsOf(TILE, { x: 2, y: 1, turn: 90 })).toEqual([[2, 1], [2, 2], [2, 3], [2, 4]]);
  expect(halvesOf(TILE, { x: 2, y: 1, turn: 90 }, FLAVOURS).slice(0, 2)).toEqual([
    { x: 2, y: 1, side: 90, flavour: "plain" },
    { x: 2, y: 1, side: 270, flavour: "chocolate" },
  ]);
});

test("only turns that differ are offered", () => {
  expect(turnsOf(TILE)).toHaveLength(4);
  expect(turnsOf({ piece: "", kind: "starter", flavour: "plain" })).toEqual([0, 90]);
  expect(turnsOf({ piece: "", kind: "hole", flavour: "plain" })).toEqual([0]);
});

test("what a piece sets off is told in few words", () => {
  expect(outcome([], FLAVOURS)).toBe("completes no donut.");
  expect(outcome([["a1", "a2", "plain"], ["b1", "b2", "plain"], ["c1", "c2", 2], ["d1", "d2", 0]], FLAVOURS)).toBe("2 perfect Plain, 1 mismatch sold for $2 and 1 spoiled.");
});

test("a spot where a piece cannot lie says why", () => {
  const starter: Art = { piece: "plain-starter", kind: "starter", flavour: "plain" };
  const covered: Mat = { ...MAT, pieces: [{ ...starter, x: 1, y: 1, turn: 0, cells: ["b2"] }], cells: { b2: { piece: 0 } } };
  expect(whyNot(TILE, { x: 0, y: 1, turn: 0 }, covered, SIZE)).toBe("b2 is covered already.");
  expect(whyNot(TILE, { x: 8, y: 1, turn: 0 }, covered, SIZE)).toContain("on the mat");
  expect(whyNot(starter, { x: 1, y: 4, turn: 0 }, covered, SIZE)).toContain("this column");
});

test("what others lay arrives turned as it lies", () => {
  const bought = { kind: "bought", seat: 1, tile: "t14", price: 2, at: "c4", facing: "south", over: 0 };
  const laid = { kind: "laid", seat: 1, dollar: "half-plain", at: "a1", facing: "west" };
  const started = { kind: "starter-placed", seat: 1, starter: "plain", at: "b2", facing: "east-west", seats: [1] };
  const ends = (me: number) => tell([bought, laid, started], me).journeys.map(({ stops }) => [stops.at(-1)?.at, stops.at(-1)?.turn]);
  expect(ends(0)).toEqual([["seat-1-c4", 90], ["seat-1-a1", 270], ["seat-1-b2", 90]]);
  expect(ends(1)).toEqual([]); // one's own lie there already
});

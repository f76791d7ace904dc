import { expect, test } from "vitest";
import { Edition } from "../../lib/edition.svelte";
import { language } from "../../lib/language.svelte";
import { argumentsOf, cellsOf, halvesOf, placementOf, turnsOf } from "./moves";
import type { Art, Event, Flavour, Of } from "./moves";
import { tell } from "./story";
import { preview } from "./words";
import english from "./words/en.ftl?raw";

const FLAVOURS = [
  { id: "plain", name: "Plain", letter: "P", dollars: 1, token: 1, pair: 1 },
  { id: "chocolate", name: "Chocolate Glazed", letter: "C", dollars: 2, token: 2, pair: 2 },
] satisfies Flavour[];
const TILE: Art = { piece: "t01", kind: "tile", top: "PCPC", bottom: "CCPP" };
const HOLE: Art = { piece: "plain-hole", kind: "hole", flavour: "plain" };
const SIZE = { columns: 6, rows: 6 };

const buy = (at: string, facing: string, over: number): Of<"buy"> => ({ id: 0, text: "", verb: "buy", price: 3, at, facing, over });

test("a tile that hangs over begins off the mat", () => {
  expect(placementOf(buy("a4", "east", 2))).toMatchObject({ thing: { verb: "buy", what: 3 }, x: -2, y: 3, turn: 0 });
  expect(placementOf(buy("d6", "north", 2))).toMatchObject({ x: 3, y: 7, turn: 270 });
});

test("starters, halves and holes are turned by their sides", () => {
  const move = { id: 0, text: "", at: "c4" };
  expect(placementOf({ ...move, verb: "start", starter: "plain", facing: "east-west" })).toMatchObject({ thing: { verb: "start", what: "plain" }, x: 2, y: 3, turn: 90 });
  expect(placementOf({ ...move, verb: "lay", dollar: "half-plain", facing: "south" })).toMatchObject({ thing: { verb: "lay", what: "half-plain" }, turn: 180 });
  expect(placementOf({ ...move, verb: "lay", dollar: "plain-hole", facing: "north" })).toMatchObject({ thing: { verb: "lay", what: "plain-hole" }, turn: 0 });
});

test.each([buy("a4", "east", 2), buy("d6", "north", 2), buy("b2", "south", 0), buy("f1", "west", 0)])("where a tile is held says which move is meant: $at $facing", (move) => {
  const { thing, ...spot } = placementOf(move);
  expect(move).toMatchObject(argumentsOf(thing, TILE, spot, SIZE));
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
  expect(turnsOf(HOLE)).toEqual([0]);
});

test("what a piece sets off comes first, then where", async () => {
  await language.addCatalogue("dollars", () => english);
  const names = { flavour: { plain: { "": "plain" }, chocolate: { "": "chocolate" } } };
  const edition = new Edition({ game: "dollars", digest: "", language: "en", verbs: [], codes: {}, kinds: {}, catalogue: "", names }, null);
  const said = (art: Art, x: number, makes: Parameters<typeof preview>[3] = []) => preview(edition, art, { x, y: 2, turn: 0 }, makes, SIZE);
  expect(said(TILE, 1)).toBe("Makes no donut yet: b3 to e3.");
  expect(said(HOLE, 1)).toBe("It fits here: b3.");
  expect(said(TILE, 3, [["e2", "e3", "plain"]])).toBe("Makes a perfect plain donut: d3 to f3, one cell over the edge.");
  expect(said(TILE, -2, [["a1", "a2", "plain"], ["b1", "b2", "plain"], ["c1", "c2", 2], ["d1", "d2", 1], ["e1", "e2", 0]])).toBe(
    "Makes 2 perfect plain donuts, 2 mismatched donuts sold for $3 and a mismatched donut worth nothing: a3 to b3, 2 cells over the edge.",
  );
});

test("what others lay arrives turned as it lies", () => {
  const bought: Event = { move: 1, kind: "bought", seat: 1, tile: "t14", price: 2, at: "c4", facing: "south", over: 0 };
  const laid: Event = { move: 1, kind: "laid", seat: 1, dollar: "half-plain", at: "a1", facing: "west" };
  const started: Event = { move: 1, kind: "starter-placed", seat: 1, starter: "plain", at: "b2", facing: "east-west", seats: [1] };
  const ends = (me: number) => tell([bought, laid, started], me).journeys.map(({ stops }) => [stops.at(-1)?.at, stops.at(-1)?.turn]);
  expect(ends(0)).toEqual([["seat-1-c4", 90], ["seat-1-a1", 270], ["seat-1-b2", 90]]);
  expect(ends(1)).toEqual([]); // one's own lie there already
});

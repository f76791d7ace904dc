import { beforeAll, expect, test } from "vitest";
import { language } from "../../lib/language.svelte";
import { hintOf } from "./donuts";
import { type Move, OWN, atPosition, ofCard, ofVerb, pileFromTop } from "./moves";
import english from "./words/en.ftl?raw";

const take: Move = { id: 1, text: "take glazed", verb: "take", card: "glazed" };
const deeper: Move = { id: 2, text: "take deeper glazed", verb: "take-deeper", card: "glazed" };
const give: Move = { id: 3, text: "give glazed to seat 1", verb: "give", seat: 1, card: "glazed" };
const pass: Move = { id: 4, text: "pass plain", verb: "pass", card: "plain" };
const clear: Move = { id: 5, text: "clear 2", verb: "clear", position: 2 };

beforeAll(() => language.addCatalogue("go-nuts", () => english));

test("moves are found by what is tapped", () => {
  const moves = [take, deeper, give, pass, clear];
  expect(ofVerb(moves, ...OWN)).toEqual([give, pass]);
  expect(ofCard(ofVerb(moves, ...OWN), "plain")).toEqual([pass]);
  expect(atPosition(moves, 2)).toEqual([clear]);
  expect(atPosition(moves, 1)).toEqual([]);
});

test("each copy in the discard pile has the move that takes just this one", () => {
  const pile = pileFromTop(["glazed", "glazed", "plain", "glazed"], [take, deeper]);
  expect(pile.map(({ card, move }) => [card, move?.text])).toEqual([
    ["glazed", "take glazed"],
    ["plain", undefined],
    ["glazed", "take deeper glazed"],
    ["glazed", undefined],
  ]);
});

test.each([
  [{ kind: "each", points: 2, costs: false, condition: "none" }, "2"],
  [{ kind: "each", points: 7, costs: true, condition: "none" }, "−7"],
  [{ kind: "each", points: 3, costs: false, condition: "if_types_over" }, "3 if …"],
  [{ kind: "per-negative", points: 2, costs: false, condition: "none" }, "2 for …"],
  [{ kind: "pairs", points: 5, condition: "none" }, "2 = 5"],
  [{ kind: "table", points: [0, 5, 5, 10], condition: "none" }, "0 … 10"],
  [{ kind: "table-with-more", points: [1, 3, 6], condition: "none" }, "1 … 6"],
  [{ kind: "draw-one" }, ""],
])("a card says %j as %j", (says, hint) => {
  expect(hintOf({ id: "it", name: "", text: "", facts: { says: [says] } })).toBe(hint);
});

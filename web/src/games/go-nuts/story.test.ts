import { expect, test } from "vitest";
import type { Event } from "./said";
import { tell } from "./story";

const PLACE = { x: 0, y: 0, wide: 84 };
const CLASH: Event[] = [
  { move: 1, kind: "revealed", picks: [2, 2, 3] },
  { move: 1, kind: "clash", position: 2, card: "eclair", seats: [0, 1] },
  { move: 1, kind: "taken", seat: 2, position: 3, card: "plain" },
];

test("hands come first and lie above the cards; those that clash are gone before the story ends", () => {
  const { journeys, length } = tell(CLASH, 3, new Map());
  expect(journeys.map(({ who }) => Object.keys(who)[0])).toEqual(["card", "card", "hand", "hand", "hand"]);
  expect(journeys.map(({ stops }) => stops.at(-1)?.at)).toEqual(["discard", "seat-2-plain", "row-2", "row-2", "row-3"]);
  const hands = journeys.slice(2).map(({ stops }) => stops);
  expect(hands.map((stops) => stops.at(-1)?.see)).toEqual([0, 0, 0]);
  expect(hands.every((stops) => (stops.at(-1)?.time ?? 99) <= length)).toBe(true);
});

test("a card that comes to others of its kind covers none of them", () => {
  expect([...tell(CLASH, 3, new Map()).covered.keys()]).toEqual(["hands-2", "hands-3", "discard", "seat-2-plain"]);
  expect([...tell(CLASH, 3, new Map([["seat-2-plain", PLACE], ["discard", PLACE]])).covered.keys()]).toEqual(["hands-2", "hands-3"]);
  expect([...tell([{ move: 1, kind: "dealt", position: 1, card: "plain" }], 3, new Map([["row-1", PLACE]])).covered.keys()]).toEqual(["row-1"]);
});

import { expect, test } from "vitest";
import { rollAfter } from "./rolls";
import type { Event } from "./said";
import { tell } from "./story";

const KITCHEN = { learn: 1, prepare: 2, serve: 0, "coffee-break": 0 };
const ROLLED: Event = { move: 1, kind: "rolled", seat: 0, work: "prepare", recipe: "fluffy-bun", needed: 2, bonus: 1, die: 4 };

test("a successful attempt is told in order: doughnuts, die, ticket", () => {
  const events: Event[] = [
    { move: 1, kind: "placed", seat: 0, card: "prepare", doughnuts: 2, recipe: "fluffy-bun" },
    ROLLED,
    { move: 1, kind: "prepared", seat: 0, recipe: "fluffy-bun" },
  ];
  const { journeys, covered } = tell(events, KITCHEN, 0);
  expect(journeys.map(({ who }) => Object.keys(who)[0])).toEqual(["doughnut", "doughnut", "die", "ticket"]);
  expect(journeys.map(({ stops }) => stops.at(-1)?.at)).toEqual(["plate-prepare-0", "plate-prepare-1", "die", "seat-0-prepared-fluffy-bun"]);
  const landings = ["plate-prepare-1", "die", "seat-0-prepared-fluffy-bun"].map((place) => covered.get(place) ?? 0);
  expect(landings).toEqual([...landings].sort((a, b) => a - b));
});

test("others see the backs of drawn recipes", () => {
  expect(tell([{ move: 1, kind: "drew", seat: 1 }], KITCHEN, 0).journeys[0]?.who).toEqual({ ticket: null });
  expect(tell([{ move: 1, kind: "drew", seat: 0, recipe: "cinnamoan" }], KITCHEN, 0).journeys[0]?.stops.at(-1)?.at).toBe("hand-cinnamoan");
});

test("the last roll stays lying with what came of it", () => {
  const rolled = rollAfter(null, [ROLLED, { move: 1, kind: "spent", seat: 0, recognitions: 1 }, { move: 1, kind: "served", seat: 0, recipe: "fluffy-bun", tips: 1 }]);
  expect(rolled).toMatchObject({ seat: 0, die: 4, bonus: 1, needed: 2, spent: 1, outcome: "served", tips: 1 });
  expect(rollAfter(rolled, [{ move: 2, kind: "took", seat: 0, card: "learn", doughnuts: 1 }])).toBe(rolled);
  expect(rollAfter(rolled, [ROLLED, { move: 3, kind: "failed", seat: 0, recipe: "fluffy-bun", work: "prepare" }])).toMatchObject({ spent: 0, outcome: "failed" });
});

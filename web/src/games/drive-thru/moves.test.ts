import { expect, test } from "vitest";
import { readMove, whyNotPlace, whyNotTake } from "./moves";
import type { Table } from "./moves";
import { rollAfter } from "./rolls";
import { tell } from "./story";

const seat = { doughnuts: 1, baker: null, unprepared: ["fluffy-bun"], prepared: [], served: [], upright: 0, used: 0, tips: 0, letters: [] };
const table = { plates: 2, most_doughnuts: 3, kitchen: { learn: 1, prepare: 2, serve: 0, "coffee-break": 0 }, seats: [seat, seat] } as unknown as Table;

test.each([
  ["choose tina", { verb: "choose", baker: "tina" }],
  ["learn with 2", { verb: "learn", card: "learn", doughnuts: 2 }],
  ["prepare honey-matcha with 1", { verb: "prepare", card: "prepare", recipe: "honey-matcha", doughnuts: 1 }],
  ["serve honey-matcha with 2", { verb: "serve", card: "serve", recipe: "honey-matcha", doughnuts: 2 }],
  ["coffee break", { verb: "rest", card: "coffee-break" }],
  ["take 2 from coffee break", { verb: "take", card: "coffee-break", doughnuts: 2 }],
  ["keep cinnamoan", { verb: "keep", recipe: "cinnamoan" }],
  ["keep cinnamoan discard fluffy-bun", { verb: "swap", recipe: "cinnamoan", given: "fluffy-bun" }],
  ["keep none", { verb: "none" }],
  ["spend 0", { verb: "spend", spent: 0 }],
  ["pass", { verb: "pass" }],
  ["refresh", { verb: "refresh" }],
  ["sing a song", { verb: "other" }],
])("%s is read", (text, read) => expect(readMove(text)).toEqual({ text, ...read }));

test("what cannot be done is told with its clause", () => {
  expect(whyNotPlace(table, 0, "prepare", "Prepare")).toBe("All plates of Prepare are full (DT-10).");
  expect(whyNotPlace(table, 0, "learn", "Learn a Recipe", 2)).toBe("You have only 1 doughnut (DT-10).");
  expect(whyNotPlace(table, 0, "serve", "Serve")).toBe("You have nothing prepared to serve yet (DT-40).");
  expect(whyNotTake(table, 0, "learn", "Learn a Recipe", 2)).toBe("There is only 1 doughnut on Learn a Recipe (DT-11).");
  expect(whyNotTake(table, 0, "serve", "Serve")).toBe("There are no doughnuts on Serve (DT-11).");
});

test("a successful attempt is told in order: doughnuts, die, ticket", () => {
  const events = [
    { kind: "placed", seat: 0, card: "prepare", doughnuts: 2, recipe: "fluffy-bun" },
    { kind: "rolled", seat: 0, work: "prepare", recipe: "fluffy-bun", die: 4 },
    { kind: "prepared", seat: 0, recipe: "fluffy-bun" },
  ];
  const { journeys, covered } = tell(events, table, 0);
  expect(journeys.map(({ who }) => Object.keys(who)[0])).toEqual(["doughnut", "doughnut", "die", "ticket"]);
  expect(journeys.map(({ stops }) => stops.at(-1)?.at)).toEqual(["plate-prepare-0", "plate-prepare-1", "die", "seat-0-prepared-fluffy-bun"]);
  const landings = ["plate-prepare-1", "die", "seat-0-prepared-fluffy-bun"].map((place) => covered.get(place) ?? 0);
  expect(landings).toEqual([...landings].sort((a, b) => a - b));
});

test("others see the backs of drawn recipes", () => {
  expect(tell([{ kind: "drew", seat: 1 }], table, 0).journeys[0]?.who).toEqual({ ticket: null });
  expect(tell([{ kind: "drew", seat: 0, recipe: "cinnamoan" }], table, 0).journeys[0]?.stops.at(-1)?.at).toBe("hand-cinnamoan");
});

test("the last roll stays lying with what came of it", () => {
  const rolled = rollAfter(null, [{ kind: "rolled", seat: 1, work: "serve", recipe: "cinnamoan", needed: 2, bonus: 1, die: 5 }, { kind: "served", seat: 1, recipe: "cinnamoan", tips: 1 }]);
  expect(rolled).toMatchObject({ seat: 1, die: 5, bonus: 1, words: "2 needed, served for 1 tip!" });
  expect(rollAfter(rolled, [{ kind: "took", seat: 0 }])).toBe(rolled);
});

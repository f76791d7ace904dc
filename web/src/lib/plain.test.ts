import { expect, test } from "vitest";
import { grouped, matching, plainBar, worded } from "./plain";

const NAMES = ["Ann", "Bo"];
const moveOf = (text: string) => ({ id: 0, text, verb: text });
const read = (text: string) => worded(moveOf(text), null, NAMES);
const bar = (legal: string[]) => plainBar(legal.map(moveOf), null, NAMES);

const PLACEMENTS = ["half", "whole"].flatMap((tray) =>
  Array.from({ length: 20 }, (_, i) => `place ${tray} at ${(i % 5) + 1},${Math.floor(i / 5) + 1}`),
);

test("few moves are one group by verb", () => {
  const [pick, done] = grouped(["pick 1", "pick 2", "done"].map(read));
  expect([pick?.title, pick?.choices.length, pick?.groups.length]).toEqual(["Pick", 2, 0]);
  expect(done?.choices.map((choice) => choice.move)).toEqual(["done"]);
});

test("many moves are divided until they can be overlooked, and none is lost", () => {
  const [place] = grouped(PLACEMENTS.map(read));
  expect(place?.count).toBe(40);
  expect(place?.groups.map((group) => [group.title, group.count])).toEqual([
    ["Half at", 20],
    ["Whole at", 20],
  ]);
  expect(place?.groups.flatMap((group) => group.choices).map((choice) => choice.move)).toEqual(PLACEMENTS);
});

test("typing narrows them down", () => {
  expect(matching(PLACEMENTS.map(read), "whole 3,").length).toBe(4);
  expect(matching(PLACEMENTS.map(read), "éclair")).toEqual([]);
});

test("a word of its own goes into the bar, unless there is nothing else", () => {
  expect(bar(["keep 1", "keep 2", "roll"])).toEqual([{ move: "roll", text: "roll" }]);
  expect(bar(["roll"])).toEqual([]);
  expect(bar(["pick 1"])).toEqual([]);
});

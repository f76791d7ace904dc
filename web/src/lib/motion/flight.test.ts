import { expect, test } from "vitest";
import { type Place, flight, goesSomewhere } from "./flight";
import { Story } from "./story";

const place = (x: number, wide = 40): Place => ({ x, y: 0, wide });
const PLACES = new Map([["deck", place(0)], ["row-1", place(100, 80)], ["seat-2", place(300)]]);
const UNIT = 400;

const xs = (frames: Keyframe[] | undefined) => frames?.map(({ transform }) => Number(/translate\((\d+)px/.exec(String(transform))?.[1]));

test("a journey flies from place to place, in its time", () => {
  const stops = [{ at: "deck", time: 1 }, { at: "row-1", time: 1.5, see: 0 }, { at: "seat-2", time: 3 }];
  const found = flight({ who: "card", wide: 40, stops, waits: true }, PLACES, PLACES, UNIT);
  expect(found).toMatchObject({ who: "card", to: "seat-2", timing: { delay: 400, duration: 800, fill: "backwards" } });
  expect(xs(found?.frames)).toEqual([0, 100, 300]);
  expect(found?.frames.map(({ offset, opacity }) => [offset, opacity])).toEqual([[0, 1], [0.25, 0], [1, 1]]);
  expect(found?.frames[1]?.transform).toContain("scale(1.8)"); // twice as wide, but no larger than that
});

test("it begins where its place was before and ends where its place is now", () => {
  const [before, after] = [new Map([["tile", place(7)]]), new Map([["tile", place(70)]])];
  expect(xs(flight({ who: "tile", stops: new Story().way("tile", "tile") }, before, after, UNIT)?.frames)).toEqual([7, 70]);
});

test("a place that is not drawn is its player's, and without one nothing flies", () => {
  const to = (at: string) => flight({ who: "card", stops: new Story().way("deck", at) }, PLACES, PLACES, UNIT);
  expect(xs(to("seat-2-eclair")?.frames)).toEqual([0, 300]);
  expect(to("seat-1-eclair")).toBeNull();
});

test("what keeps its size is not fitted to its places; what stays where it is goes nowhere", () => {
  const [hand, still] = [["deck", "row-1"], ["seat-2-1", "seat-2-2"]].map(([from, to]) => flight({ who: "hand", stops: new Story().way(from!, to!) }, PLACES, PLACES, UNIT)!);
  expect(hand!.frames[1]!.transform).toContain("scale(1)");
  expect([hand!, still!].map(goesSomewhere)).toEqual([true, false]);
});

test("a story is as long as its last journey", () => {
  const story = new Story<string>();
  story.add({ who: "first", stops: story.way("deck", "row-1") });
  story.clock = 0.5;
  story.add({ who: "second", stops: story.way("deck", "row-1", { turn: 40 }) });
  expect(story.journeys[1]?.stops).toEqual([{ at: "deck", time: 0.5 }, { at: "row-1", time: 1.5, turn: 40 }]);
  expect(story.length).toBe(1.5);
});

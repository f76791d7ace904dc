import { expect, test } from "vitest";
import type { Edition } from "./edition.svelte";
import { playTogether, unitOf, verdict } from "./verdict";

const EDITION = { because: ({ kind }) => `The ${kind} decide.` } as Edition;
const NAMES = ["Ann", "Bo", "Cy"];

function told(game: string, winners: number[], scores: number[], mine: number[] = []): string {
  return verdict({ game, edition: EDITION, winners, scores, names: NAMES.slice(0, scores.length), mine });
}

test("who won is told in the game's own words", () => {
  expect(told("go-nuts", [0], [9, 7])).toBe("Ann wins with 9 points, 2 ahead of second place.");
  expect(told("drive-thru", [1], [1, 4])).toBe("Bo wins with 4 tips, 3 ahead of second place.");
  expect(told("drive-thru", [1], [4, 4])).toBe("Bo wins with 4 tips, level with second place. The types decide.");
  expect(told("go-nuts", [1], [4, 4])).toBe("Bo wins with 4 points, on the tiebreaker.");
  expect(told("dollars", [0, 1], [4, 4])).toBe("Everyone wins together with 4 points.");
  expect(told("dollars", [0, 2], [1, 0, 1])).toBe("Ann and Cy share the win with 1 point each.");
  expect(told("dollars", [0], [46])).toBe("Ann wins with 46 points.");
  expect(told("go-nuts", [], [0, 0])).toBe("The game is over. Nobody wins.");
});

test("who won is told to the reader", () => {
  expect(told("go-nuts", [0], [9, 7], [0])).toBe("You win with 9 points, 2 ahead of second place.");
  expect(told("go-nuts", [0], [9, 7], [1])).toBe("Ann wins with 9 points, 2 ahead of second place.");
  expect(told("dollars", [0, 2], [4, 0, 4], [0])).toBe("Cy and you share the win with 4 points each.");
});

test("where several share the screen, nobody is you", () => {
  expect(told("go-nuts", [0], [9, 7], [0, 1])).toBe("Ann wins with 9 points, 2 ahead of second place.");
});

test("only those who win or lose together have one sheet", () => {
  expect(["go-nuts", "drive-thru", "dollars", "kitchen-rush"].filter(playTogether)).toEqual(["kitchen-rush"]);
  expect(["go-nuts", "drive-thru"].map(unitOf)).toEqual(["point", "tip"]);
});

import { expect, test } from "vitest";
import { playTogether, unitOf, verdict } from "./verdict";

const NAMES = ["Ann", "Bo"];

test("who won is told in the game's own words", () => {
  expect(verdict("go-nuts", [0], [9, 7], NAMES)).toBe("Ann wins with 9 points, 2 more than the next.");
  expect(verdict("drive-thru", [1], [1, 4], NAMES)).toBe("Bo wins with 4 tips, 3 more than the next.");
  expect(verdict("drive-thru", [1], [4, 4], NAMES)).toBe("Bo wins with 4 tips: level on tips, the most different types decide.");
  expect(verdict("dollars", [0, 1], [4, 4], NAMES)).toBe("Everybody wins together, with 4 points.");
  expect(verdict("dollars", [0], [46], ["Ann"])).toBe("Ann wins with 46 points.");
});

test("only those who win or lose together have one sheet", () => {
  expect(["go-nuts", "drive-thru", "dollars", "kitchen-rush"].filter(playTogether)).toEqual(["kitchen-rush"]);
  expect(["go-nuts", "drive-thru"].map(unitOf)).toEqual(["point", "tip"]);
});

import { expect, test } from "vitest";
import { choicesFor, choiceWords, optionsFor } from "./options";
import type { OptionInfo } from "./schema";

const first: OptionInfo = {
  name: "first_player",
  text: "Who starts",
  default: "lot",
  choices: ["lot", "first seat", "second seat", "third seat"],
  words: ["Drawn by lot", "Seat 1", "Seat 2", "Seat 3"],
  clause: null,
  by_seat: true,
};
const bakers: OptionInfo = { ...first, name: "bakers", default: "off", choices: ["off", "draft", "random"], words: ["No bakers", "Chosen in turn", "Dealt at random"], by_seat: false };

test("only seats that are there can be named", () => {
  expect(choicesFor(first, 2)).toEqual(["lot", "first seat", "second seat"]);
  expect(choicesFor(bakers, 1)).toEqual(["off", "draft", "random"]);
});

test("a seat is named after whoever sits there", () => {
  const names = ["Mia", null];
  expect([0, 1, 2].map((i) => choiceWords(first, i, names))).toEqual(["Drawn by lot", "Seat 1: Mia", "Seat 2"]);
  expect(choiceWords(bakers, 1, names)).toBe("Chosen in turn");
});

test("whoever is to start does so in another chair too", () => {
  const chosen = { first_player: "second seat", bakers: "draft" };
  expect(optionsFor([first, bakers], chosen, [0, 1, 2])).toEqual(chosen);
  expect(optionsFor([first, bakers], chosen, [2, 0, 1])).toEqual({ first_player: "third seat", bakers: "draft" });
});

test("a seat that was taken away no longer starts", () => {
  expect(optionsFor([first], { first_player: "third seat" }, [0, 1])).toEqual({ first_player: "lot" });
});

test("a choice that an older version offered is as usual", () => {
  expect(optionsFor([bakers], { bakers: "every evening" }, [0])).toEqual({ bakers: "off" });
});

import { expect, test } from "vitest";
import { Edition } from "./edition.svelte";

const CARDS = ["plain", "glazed"];
const verb = (name: string, text: string | null, args: object[], texts: string[] | null = null) => ({ name, text, texts, args });
const declared = {
  verbs: [
    verb("pick", "pick {position}", [{ name: "position", kind: "number", size: 7, first: 1 }]),
    verb("done", "done", []),
    verb("give", "give {card} to seat {seat}", [{ name: "seat", kind: "seat", size: 6 }, { name: "card", kind: "card", size: 2 }]),
    verb("sell", null, [{ name: "old-card", kind: "card", size: 2 }], ["sell it", "keep it"]),
  ],
  kinds: { card: CARDS },
  codes: {},
  names: {},
  catalogue: "",
};
const edition = new Edition(declared as never, null);

test("every move is found by its verb and arguments", () => {
  const moves = Array.from({ length: 7 + 1 + 12 + 2 }, (_, id) => edition.move(id));
  expect(new Set(moves.map(({ text }) => text)).size).toBe(moves.length);
  expect(moves.map((move) => edition.moveOf(move.verb, move))).toEqual(moves);
});

test("a move is written as the server writes it", () => {
  expect(edition.moveOf("pick", { position: 3 }).text).toBe("pick 3");
  expect(edition.moveOf("done").text).toBe("done");
  expect(edition.moveOf("give", { card: "glazed", seat: 2 })).toMatchObject({ id: 13, text: "give glazed to seat 2" });
  expect(edition.moveOf("sell", { "old-card": "glazed" }).text).toBe("keep it");
});

import { beforeAll, describe, expect, it } from "vitest";
import type { Edition } from "../../lib/edition.svelte";
import { language } from "../../lib/language.svelte";
import { advice, lesson } from "./guide";
import { journeys } from "./story";
import { type Event, type Mat, type Move, type Pieces, type Table, type Verb, glassOf, gripOf, isDone, lacks, mistake, plateIn, platesOf, priceOf, roomOf, shelf } from "./table";
import { minutes } from "./time.svelte";
import english from "./words/en.ftl?raw";
import { Words } from "./words";

const CALLED: Record<string, string> = { goulash: "Goulash", cloud: "Cloud", vanilla: "vanilla/cookies" };
const edition = { name: (_: string, word: string) => CALLED[word] ?? word } as Edition;
const words = new Words({ edition, names: ["Ann", "Bo", "Bea"], view: { seat: 0 } } as unknown as ConstructorParameters<typeof Words>[0]);
const move = <V extends Verb>(verb: V, args: object = {}) => ({ id: 0, text: "", verb, ...args }) as Extract<Move, { verb: V }>;

beforeAll(() => language.addCatalogue("kitchen-rush", () => english));

const goulash = {
  id: "goulash",
  name: "",
  text: "",
  facts: { kind: "medium", plate: "III", ingredients: { meat: 2 }, spices: { black: 1 }, cook: 2, side: { ingredients: { bread: 1 } }, coins: 5 },
};
const vanilla = { id: "vanilla", name: "vanilla/cookies", text: "The white scoop.", facts: { colour: "white" } };
const pieces: Pieces = { goulash, vanilla, cloud: { id: "cloud", name: "Cloud", text: "", facts: { scoops: { vanilla: 1 } } } };
const empty = { ingredients: {}, spices: {}, cooked: 0, chilled: 0, scoops: {} };

function mat(dish = {}, side = {}, tile: string | null = null): Mat {
  const order = { order: "goulash", tile, dish: { ...empty, ...dish }, side: { ...empty, ...side }, ice: null };
  return { orders: [null, order, null, null], holds: null, next_draw: 0 };
}

describe("plates", () => {
  it("are the dish, the side-dish and the ice-cream of an Order", () => {
    expect(platesOf(mat({}, {}, "cloud"), pieces).map(({ id, size }) => [id, size])).toEqual([["dish 2", "III"], ["side 2", "I"], ["ice 2", "ice"]]);
  });
  it("say what they lack, and when they are done", () => {
    const [dish] = platesOf(mat({ ingredients: { meat: 1 } }), pieces);
    expect(words.lack(lacks(dish!))).toBe("1 meat, 1 black, cook 2×");
    const [done] = platesOf(mat({ ingredients: { meat: 2 }, spices: { black: 1 }, cooked: 2 }), pieces);
    expect(isDone(done!)).toBe(true);
  });
  it("are called after their Order or tile", () => {
    expect(platesOf(mat({}, {}, "cloud"), pieces).map((plate) => words.dish(plate))).toEqual(["Goulash", "Goulash, side-dish", "Cloud"]);
  });
});

describe("a warning", () => {
  const warned = (move: Move, dish = {}, tile: string | null = null) => {
    const plate = platesOf(mat(dish, {}, tile), pieces).find(({ id }) => id === plateIn(move));
    const found = plate ? mistake(move, plate, { cube: "red" }) : null;
    return plate && found ? words.warning(found, plate) : null;
  };
  const add = (ingredient: string) => move("add", { ingredient, storage: "a", plate: "dish 2" });
  const cook = move("cook", { plate: "dish 2" });
  it("comes before what an Order does not want", () => {
    expect(warned(add("pasta"))).toBe("Goulash wants no pasta.");
    expect(warned(add("meat"), { ingredients: { meat: 2 } })).toBe("Goulash wants no more meat.");
    expect(warned(move("keep", { plate: "dish 2" }))).toBe("Goulash wants no red.");
    expect(warned(move("scoop", { flavour: "lemon", part: "ice", order: 2 }), {}, "cloud")).toBe("Cloud wants no lemon.");
  });
  it("comes before cooking too early or too often", () => {
    expect(warned(cook, { ingredients: { meat: 1 } })).toBe("Too early: Goulash still lacks 1 meat.");
    expect(warned(cook, { ingredients: { meat: 2 }, cooked: 2 })).toBe("Goulash is cooked enough.");
  });
  it("comes before chilling what is not cooked", () => {
    expect(warned(move("chill", { plate: "dish 2" }), { ingredients: { meat: 2 } })).toBe("Too early: Goulash still lacks 1 black, cook 2×.");
  });
  it("does not come before what is wanted", () => {
    expect(warned(add("meat"))).toBeNull();
    expect(warned(cook, { ingredients: { meat: 2 } })).toBeNull();
    expect(warned(move("place", { hourglass: "1", space: "oven 2" }))).toBeNull();
    expect(warned(move("scoop", { flavour: "vanilla", part: "ice", order: 2 }), {}, "cloud")).toBeNull();
  });
});

describe("words", () => {
  it("say in which room a move is made", () => {
    const rooms: [Move, string][] = [
      [move("take"), "waiter"],
      [move("add", { storage: "b" }), "storage-b"],
      [move("buy"), "shopping"],
      [move("buy-plate"), "office"],
      [move("buy-upgrade"), "office"],
      [move("lid-off"), "freezer"],
      [move("replace-two"), "maitre"],
    ];
    for (const [made, room] of rooms) expect(roomOf(made, null)).toBe(room);
    expect(roomOf(move("put-back"), { cube: "red" })).toBe("spices");
    expect(roomOf(move("lift"), null)).toBeNull();
  });
  it("find the hourglass in a hand", () => {
    expect([glassOf(1, "2"), glassOf(1, "second helper"), gripOf("1-2"), gripOf("helper")]).toEqual(["1-2", "second helper", "2", "helper"]);
  });
  it("letter hourglasses so that no two are alike", () => {
    expect(["0-1", "1-1", "2-2", "helper", "specialist"].map((glass) => words.letter(glass))).toEqual(["A1", "Bo1", "Be2", "H", "S"]);
  });
  it("count down as clocks do", () => {
    expect([minutes(240_000), minutes(59_001), minutes(59_000), minutes(-5)]).toEqual(["4:00", "1:00", "0:59", "0:00"]);
  });
});

it("a shelf keeps the places of what has run out", () => {
  expect(shelf({ meat: 2 }, ["meat", "creme"], false)).toEqual([["meat", 2]]);
  expect(shelf({ meat: 2, truffle: 1 }, ["meat", "creme"], true)).toEqual([["meat", 2], ["creme", 0], ["truffle", 1]]);
});

it("advice follows the plate from room to room", () => {
  const table = { rail: [null] } as unknown as Table;
  expect(advice(table, [], words)).toMatch(/Maitre/);
  expect(advice({ ...table, rail: [{ order: "goulash", tile: null }] }, [], words)).toMatch(/Waiter/);
  expect(advice(table, platesOf(mat(), pieces), words)).toBe("Goulash wants 2 meat: go to a storage.");
  expect(advice(table, platesOf(mat({ ingredients: { meat: 2 }, spices: { black: 1 } }), pieces), words)).toBe("Goulash must be cooked 2 times: go to the Oven.");
});

describe("the guided round", () => {
  const rail = { spaces: {}, rail: [{ order: "goulash", tile: null }] } as unknown as Table;
  const at = (done: string[], dish?: object) => lesson(rail, dish ? platesOf(mat(dish), pieces).filter(({ part }) => part === "dish") : [], done).step?.id ?? null;
  it("follows a dish from the rail to the guest", () => {
    expect(at([])).toBe("took");
    expect(at(["took"], {})).toBe("added");
    expect(at(["took", "added"], { ingredients: { meat: 1 } })).toBe("added");
    expect(at(["took", "added"], { ingredients: { meat: 2 } })).toBe("cooked");
    expect(at(["took", "added", "cooked"], { ingredients: { meat: 2 }, cooked: 1 })).toBe("cooked");
    expect(at(["took", "added", "cooked"], { ingredients: { meat: 2 }, cooked: 2 })).toBe("kept");
    expect(at(["took", "added", "cooked", "kept"], { ingredients: { meat: 2 }, cooked: 2, spices: { black: 1 } })).toBe("delivered");
  });
  it("notices that an hourglass is in the way", () => {
    const kitchen = (until: number, space = "waiter 1") =>
      ({ ...rail, time: 30_000, spaces: { "waiter 1": "open", "oven 1": "open" }, hourglasses: { "0-1": { state: "in play", at: space, until } } }) as unknown as Table;
    const blocked = (table: Table) => lesson(table, [], []).blocked;
    expect([blocked(kitchen(20_000)), blocked(kitchen(40_000)), blocked(kitchen(20_000, "oven 1"))]).toEqual([true, false, false]);
  });
  it("ends with the chores", () => {
    expect(at(["took", "added", "cooked", "kept", "delivered"])).toBe("brought");
    expect(at(["took", "added", "cooked", "kept", "delivered", "brought"])).toBe("washed");
    expect(at(["took", "added", "delivered", "brought", "washed"])).toBeNull();
  });
});

describe("what flies", () => {
  it("goes from where it was to where it is", () => {
    const flown = (event: object) => journeys(event as Event).map(({ who, stops }) => [who, stops[0]?.at, stops.at(-1)?.at]);
    expect(flown({ kind: "took", seat: 1, order: "goulash", space: 2, slot: 3 })).toEqual([[{ order: "goulash" }, "rail-2", "seat-1-3"]]);
    expect(flown({ kind: "placed", seat: 0, hourglass: "0-1", from: null, space: "oven 1" })).toEqual([[{ glass: "0-1" }, "seat-0-glass-0-1", "space-oven 1"]]);
    expect(flown({ kind: "added", seat: 0, ingredient: "meat", storage: "a", plate: "dish 2" })).toEqual([[{ bit: "meat" }, "room-storage-a", "seat-0-2"]]);
    expect(flown({ kind: "waited", seat: 0 })).toEqual([]);
  });
});

describe("a price", () => {
  const told = { prices: { shopping: 2, repair: 1, plate: 1, hire: 5, dishwasher: 3 } } as unknown as Table["derived"];
  it("is told for what is bought, and for nothing else", () => {
    const bought = [move("buy", { lot: "meat" }), move("repair"), move("buy-plate", { size: "II" }), move("hire"), move("buy-upgrade", { upgrade: "dishwasher" })];
    expect(bought.map((each) => priceOf(each, told))).toEqual([2, 1, 1, 5, 3]);
    expect(priceOf(move("cook"), told)).toBeNull();
  });
});

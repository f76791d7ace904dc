import { describe, expect, it } from "vitest";
import { advice, lesson } from "./guide";
import { journeys } from "./story";
import { type Event, type Kitchen, type Mat, type Pieces, glassName, isDone, lackWords, platesOf, priceOf, roomOf, shelf, spaceName, warning } from "./table";
import { minutes } from "./time.svelte";

const goulash = {
  id: "goulash",
  name: "Goulash",
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
    expect(lackWords(dish!, pieces)).toBe("1 meat, 1 black, then cook 2");
    const [done] = platesOf(mat({ ingredients: { meat: 2 }, spices: { black: 1 }, cooked: 2 }), pieces);
    expect(isDone(done!)).toBe(true);
  });
  it("call scoops by all that their colour may be", () => {
    const ice = platesOf(mat({}, {}, "cloud"), pieces)[2]!;
    expect(lackWords(ice, pieces)).toBe("1 vanilla/cookies");
    expect(warning("scoop lemon onto ice 2", [ice], null, pieces)).toBe("Cloud wants no lemon.");
    expect(warning("scoop vanilla onto ice 2", [{ ...ice, has: { ...empty, scoops: { vanilla: 1 } } }], null, pieces)).toBe("Cloud wants no more vanilla/cookies.");
  });
  it("know whether their card is as printed", () => {
    const printed = { ...pieces, goulash: { ...goulash, origin: "As printed." } };
    expect(platesOf(mat({}, {}, "cloud"), printed).map(({ origin }) => origin)).toEqual(["As printed.", "As printed.", ""]);
  });
});

describe("a warning", () => {
  const warned = (move: string, dish = {}) => warning(move, platesOf(mat(dish), pieces), { cube: "red" }, pieces);
  it("comes before what an Order does not want", () => {
    expect(warned("add pasta from a to dish 2")).toBe("Goulash wants no pasta.");
    expect(warned("add meat from a to dish 2", { ingredients: { meat: 2 } })).toBe("Goulash wants no more meat.");
    expect(warned("keep on dish 2")).toBe("Goulash wants no red.");
  });
  it("comes before cooking too early or too often", () => {
    expect(warned("cook dish 2", { ingredients: { meat: 1 } })).toMatch(/still lacks 1 meat/);
    expect(warned("cook dish 2", { ingredients: { meat: 2 }, cooked: 2 })).toBe("Goulash is cooked enough.");
  });
  it("does not come before what is wanted", () => {
    expect(warned("add meat from a to dish 2")).toBeNull();
    expect(warned("cook dish 2", { ingredients: { meat: 2 } })).toBeNull();
    expect(warned("place 1 at oven 2")).toBeNull();
  });
});

describe("words", () => {
  it("say in which room a move is made", () => {
    const rooms = { "take 2": "waiter", "add pasta from b to dish 1": "storage-b", "buy pasta": "shopping", "buy plate II": "office", "buy upgrade dishwasher": "office", "lift the lid": "freezer", "replace 1 and 2": "maitre" };
    for (const [move, room] of Object.entries(rooms)) expect(roomOf(move, null)).toBe(room);
    expect(roomOf("put back", { cube: "red" })).toBe("spices");
    expect(roomOf("lift 1", null)).toBeNull();
  });
  it("name spaces and hourglasses", () => {
    expect(spaceName("storage-a 2")).toBe("Storage A 2");
    expect(glassName("1-2", 0, ["Ann", "Bo"])).toBe("Bo’s hourglass 2");
    expect(glassName("0-1", 0, ["Ann", "Bo"])).toBe("Your hourglass 1");
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
  const table = { rail: [null] } as unknown as Kitchen;
  expect(advice(table, [], pieces)).toMatch(/Maître/);
  expect(advice({ ...table, rail: [{ order: "goulash", tile: null }] }, [], pieces)).toMatch(/Waiter/);
  expect(advice(table, platesOf(mat(), pieces), pieces)).toBe("Goulash wants 2 meat: to a storage.");
  expect(advice(table, platesOf(mat({ ingredients: { meat: 2 }, spices: { black: 1 } }), pieces), pieces)).toBe("Goulash wants to be cooked 2 times: to the Oven.");
});

describe("the guided round", () => {
  const rail = { rail: [{ order: "goulash", tile: null }] } as unknown as Kitchen;
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
      ({ ...rail, time: 30_000, spaces: { "waiter 1": "open", "oven 1": "open" }, hourglasses: { "0-1": { state: "in play", at: space, until } } }) as unknown as Kitchen;
    const blocked = (table: Kitchen) => lesson(table, [], []).blocked;
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
    const flown = (event: Event) => journeys(event).map(({ who, stops }) => [who, stops[0]?.at, stops.at(-1)?.at]);
    expect(flown({ kind: "took", seat: 1, order: "goulash", space: 2, slot: 3 })).toEqual([[{ order: "goulash" }, "rail-2", "seat-1-3"]]);
    expect(flown({ kind: "placed", seat: 0, hourglass: "0-1", from: null, space: "oven 1" })).toEqual([[{ glass: "0-1" }, "seat-0-glass-0-1", "space-oven 1"]]);
    expect(flown({ kind: "added", seat: 0, ingredient: "meat", storage: "a", plate: "dish 2" })).toEqual([[{ bit: "meat" }, "room-storage-a", "seat-0-2"]]);
    expect(flown({ kind: "waited", seat: 0 })).toEqual([]);
  });
});

describe("a price", () => {
  const told = { prices: { shopping: 2, repair: 1, plate: 1, hire: 5, dishwasher: 3 } } as unknown as Kitchen["derived"];
  it("is told for what is bought, and for nothing else", () => {
    expect(["buy meat", "repair oven 3", "buy plate II", "hire the second helper", "buy upgrade dishwasher"].map((move) => priceOf(move, told))).toEqual([2, 1, 1, 5, 3]);
    expect(priceOf("cook dish 1", told)).toBeNull();
  });
});

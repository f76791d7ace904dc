// The table as the server tells it, its rooms, and which move belongs where. No rules: what can be done is in the list of
// legal moves; what is printed on a card is in its facts.
import type { PieceInfo } from "../../lib/schema";
import type { Move, Table } from "./said";

export type { Event, Move, Table } from "./said";

export type Verb = Move["verb"];
export type Of<V extends Verb> = Extract<Move, { verb: V }>;
export type Mat = Table["mats"][number];
export type Glass = Table["hourglasses"][string];
export type Counts = Partial<Record<string, number>>;
export type Pieces = Record<string, PieceInfo>;

type Slot = NonNullable<Mat["orders"][number]>;
type Dish = NonNullable<Slot["dish"]>;

/** What a cook has in hand: one of these. */
export interface Held {
  cube?: string;
  crate?: string;
  choice?: string;
  count?: number;
  tiles?: (string | null)[];
  offer?: (string | null)[];
}

interface Needs {
  ingredients?: Counts;
  spices?: Counts;
  cook?: number;
  chill?: number;
  scoops?: Counts;
}

interface Order extends Needs {
  kind: string;
  plate: string;
  side?: Needs;
  coins: number;
  prestige?: number;
}

interface Tile {
  scoops: Counts;
  coins?: number;
  prestige?: number;
}

export type { Needs };

export const INGREDIENTS = ["meat", "vegetable", "salad", "pasta", "cheese", "bread", "creme", "fruit"];
export const SPICES = ["white", "black", "green", "brown", "yellow", "red"];
export const FLAVOURS = ["vanilla", "chocolate", "strawberry", "lemon", "pistachio"];
export const SIZES = ["I", "II", "III", "IV", "ice"];
const NEW = ["creme", "fruit", "brown", "ice"]; // with the expansion

/** Things and how many of each. */
export const amounts = (found: Counts = {}): [string, number][] => Object.entries(found).map(([what, count = 0]) => [what, count]);

/** How many of each kind this game has, those that have run out too, so that nothing moves when something is taken. */
export function shelf(found: Counts | undefined, kinds: readonly string[], expansion: boolean): [string, number][] {
  const known = kinds.filter((kind) => expansion || !NEW.includes(kind));
  const others = Object.keys(found ?? {}).filter((kind) => !known.includes(kind));
  return [...known, ...others].map((kind) => [kind, found?.[kind] ?? 0]);
}

export const orderOf = (pieces: Pieces, id: string): Order => (pieces[id]?.facts ?? { kind: "", plate: "I", coins: 0 }) as Order;
export const tileOf = (pieces: Pieces, id: string): Tile => (pieces[id]?.facts ?? { scoops: {} }) as Tile;

const WORKING = ["action", "closing", "bringing", "offering", "tiles", "cube"];

/** Whether work is being done: the clock runs, or what is under way is finished after it. */
export const isWorking = ({ phase }: Table): boolean => WORKING.includes(phase);

// --- Rooms

export interface Room {
  area: string;
  key: string;
}

export const ROOMS: Room[] = [
  { area: "maitre", key: "M" },
  { area: "waiter", key: "W" },
  { area: "office", key: "I" },
  { area: "shopping", key: "G" },
  { area: "storage-a", key: "A" },
  { area: "storage-b", key: "B" },
  { area: "storage-c", key: "C" },
  { area: "spices", key: "P" },
  { area: "oven", key: "O" },
  { area: "sink", key: "S" },
  { area: "fridge", key: "F" },
  { area: "freezer", key: "Z" },
];

export const areaOf = (space: string): string => space.slice(0, space.lastIndexOf(" "));

// --- Moves

export const ofVerb = <V extends Verb>(moves: readonly Move[], ...verbs: readonly V[]) => moves.filter((move): move is Of<V> => (verbs as readonly Verb[]).includes(move.verb));

export const AT_OFFICE = ["buy-upgrade", "buy-plate", "re-hire", "hire", "open", "repair"] as const;
export const FOR_A_PLATE = ["add", "spice", "scoop"] as const; // name a thing and a plate

const VERBS: Record<string, readonly Verb[]> = {
  maitre: ["bring", "replace", "replace-two", "add-ice-cream", "put-tile", "choose"],
  waiter: ["take", "fetch", "deliver"],
  office: AT_OFFICE,
  shopping: ["buy", "unload", "unload-all", "pick-spice", "pick-scoop"],
  spices: ["draw", "keep", "spice"],
  oven: ["cook"],
  sink: ["wash"],
  fridge: ["chill"],
  freezer: ["lid-off", "lid-on", "scoop"],
};

/** The room in which a move is made. */
export function roomOf(move: Move, holds: Held | null): string | null {
  if (move.verb === "add") return `storage-${move.storage}`;
  if (move.verb === "put-back") return holds?.cube ? "spices" : "shopping";
  return Object.keys(VERBS).find((area) => VERBS[area]?.includes(move.verb)) ?? null;
}

/** What a move costs; null where nothing is paid. */
export function priceOf(move: Move, { prices }: Table["derived"]): number | null {
  const what = move.verb === "buy-upgrade" ? move.upgrade : move.verb === "buy" ? "shopping" : move.verb === "buy-plate" ? "plate" : move.verb;
  return prices[what] ?? null;
}

/** The plate that a move is for. */
export function plateIn(move: Move): string {
  if (move.verb === "scoop") return `${move.part} ${move.order}`;
  return "plate" in move ? move.plate : "";
}

/** What is put on that plate. */
export const thingIn = (move: Of<(typeof FOR_A_PLATE)[number]>): string => (move.verb === "add" ? move.ingredient : move.verb === "spice" ? move.spice : move.flavour);

// --- Hourglasses

export const GRIPS = ["1", "2", "helper", "second helper", "specialist"] as const;

const isShared = (grip: string): boolean => grip !== "1" && grip !== "2";

/** The hourglass that a seat means by '1', '2', 'helper' … */
export const glassOf = (seat: number, grip: string): string => (isShared(grip) ? grip : `${seat}-${grip}`);
export const ownerOf = (glass: string): number | null => (glass.charAt(1) === "-" ? Number(glass.charAt(0)) : null);
export const gripOf = (glass: string): string => (ownerOf(glass) === null ? glass : glass.slice(2));

// --- Plates

export interface Plate {
  id: string; // 'dish 1', 'side 2', 'ice 3'
  slot: number;
  part: "dish" | "side" | "ice";
  order: string;
  tile: string | null; // what an ice-cream plate is for
  size: string;
  has: Dish;
  wants: Needs;
}

const NOTHING: Dish = { ingredients: {}, spices: {}, cooked: 0, chilled: 0, scoops: {} };

/** The plates of a mat, with what lies on them and what their Orders want. */
export function platesOf(mat: Mat, pieces: Pieces): Plate[] {
  return mat.orders.flatMap((slot, i) => {
    if (!slot) return [];
    const order = orderOf(pieces, slot.order);
    const base = { slot: i + 1, order: slot.order, tile: null };
    const found: Plate[] = [];
    if (slot.dish) found.push({ ...base, id: `dish ${i + 1}`, part: "dish", size: order.plate, has: slot.dish, wants: order });
    if (slot.side) found.push({ ...base, id: `side ${i + 1}`, part: "side", size: "I", has: slot.side, wants: order.side ?? {} });
    if (slot.tile) {
      const has = { ...NOTHING, scoops: slot.ice?.scoops ?? {} };
      found.push({ ...base, id: `ice ${i + 1}`, part: "ice", tile: slot.tile, size: slot.ice?.plate ?? "ice", has, wants: { scoops: tileOf(pieces, slot.tile).scoops } });
    }
    return found;
  });
}

const lacking = (wants: Counts | undefined, has: Counts): [string, number][] =>
  amounts(wants).flatMap(([what, count]): [string, number][] => (count > (has[what] ?? 0) ? [[what, count - (has[what] ?? 0)]] : []));

export interface Lack {
  ingredients: [string, number][];
  spices: [string, number][];
  scoops: [string, number][];
  cook: number;
  chill: number;
}

export function lacks(plate: Plate): Lack {
  const { wants, has } = plate;
  return {
    ingredients: lacking(wants.ingredients, has.ingredients),
    spices: lacking(wants.spices, has.spices),
    scoops: lacking(wants.scoops, has.scoops),
    cook: Math.max(0, (wants.cook ?? 0) - has.cooked),
    chill: Math.max(0, (wants.chill ?? 0) - has.chilled),
  };
}

export function isDone(plate: Plate): boolean {
  const lack = lacks(plate);
  return !lack.ingredients.length && !lack.spices.length && !lack.scoops.length && !lack.cook && !lack.chill;
}

/** How a move would spoil a dish, going by what its Order wants and what lies there. */
export type Mistake = { kind: "unwanted" | "too-much"; thing: string } | { kind: "cooked-enough" } | { kind: "too-early"; lack: Lack };

/** The mistake that a move would be; null when it is fine. */
export function mistake(move: Move, plate: Plate, holds: Held | null): Mistake | null {
  const lack = lacks(plate);
  const more = (sort: "ingredients" | "spices" | "scoops", thing: string): Mistake | null => {
    if (lack[sort].some(([each]) => each === thing)) return null;
    return { kind: plate.wants[sort]?.[thing] ? "too-much" : "unwanted", thing };
  };
  const early = (before: Lack): Mistake | null => (before.ingredients.length || before.spices.length || before.cook ? { kind: "too-early", lack: before } : null);
  switch (move.verb) {
    case "add":
      return more("ingredients", move.ingredient);
    case "keep":
      return more("spices", holds?.cube ?? "");
    case "spice":
      return more("spices", move.spice);
    case "scoop":
      return more("scoops", move.flavour);
    case "cook":
      return lack.cook ? early({ ...lack, spices: [], scoops: [], cook: 0, chill: 0 }) : { kind: "cooked-enough" };
    case "chill":
      return early({ ...lack, scoops: [], chill: 0 });
    default:
      return null;
  }
}

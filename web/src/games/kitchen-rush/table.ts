// The table as the server tells it, the words for its places, and which move belongs where. No rules: what can be done
// is in the list of legal moves; what is printed on a card is in its facts.
import type { PieceInfo } from "../../lib/schema";
import { spaced } from "../../lib/words";

export type Counts = Record<string, number>;

export interface Dish {
  ingredients: Counts;
  spices: Counts;
  cooked: number;
  chilled: number;
  scoops: Counts;
}

export interface Slot {
  order: string;
  tile: string | null;
  dish: Dish | null;
  side?: Dish | null;
  ice?: { plate: string; scoops: Counts } | null;
}

export interface Held {
  cube?: string;
  crate?: string;
  choice?: string;
  count?: number;
  tiles?: (string | null)[];
  offer?: string[];
}

export interface Mat {
  orders: (Slot | null)[];
  holds: Held | null;
  next_draw: number;
}

export interface Glass {
  state: "in play" | "unpaid" | "not hired";
  at?: string;
  user?: number;
  until?: number;
  left?: number;
  begun?: boolean;
  improved?: boolean;
  doing?: string[];
}

export interface Kitchen {
  players: number;
  options: Record<string, string | boolean>;
  round: number;
  phase: string;
  time: number;
  coins: number;
  prestige: number;
  bonuses: string[];
  ready: boolean[];
  objective: string | null;
  event: string | null;
  goals: Record<string, [number, number]>;
  upgrades: Record<string, string>;
  abilities: Record<string, string>;
  spaces: Record<string, string>;
  hourglasses: Record<string, Glass>;
  storages: Record<string, Counts>;
  bag: Counts;
  freezer: { scoops: Counts; lid: "on" | "off" } | null;
  plates: { clean: Counts; dirty: Counts; for_sale: Counts };
  rail: ({ order: string; tile: string | null } | null)[];
  mats: Mat[];
  to_leave_unpaid: number;
  derived: {
    length: number; // of the Action phase, in milliseconds
    sand: Record<string, number>; // how long each hourglass runs
    prices: Record<string, number>; // by what is bought: shopping, re-hire, hire, open, repair, plate, or an Upgrade's id
    wage: number;
    specialist_wage: number;
  };
}

export interface Needs {
  ingredients?: Counts;
  spices?: Counts;
  cook?: number;
  chill?: number;
  scoops?: Counts;
}

export interface Order extends Needs {
  kind: string;
  plate: string;
  side?: Needs;
  coins: number;
  prestige?: number;
}

export interface Tile {
  scoops: Counts;
  coins?: number;
  prestige?: number;
}

export type Event = Record<string, any>;
export type Pieces = Record<string, PieceInfo>;

export const INGREDIENTS = ["meat", "vegetable", "salad", "pasta", "cheese", "bread", "creme", "fruit"];
export const SPICES = ["white", "black", "green", "brown", "yellow", "red"];
export const FLAVOURS = ["vanilla", "chocolate", "strawberry", "lemon", "pistachio"];
export const SIZES = ["I", "II", "III", "IV", "ice"];
const NEW = ["creme", "fruit", "brown", "ice"]; // with the expansion

/** How many of each kind this game has, those that have run out too, so that nothing moves when something is taken. */
export function shelf(found: Counts | undefined, kinds: readonly string[], expansion: boolean): [string, number][] {
  const known = kinds.filter((kind) => expansion || !NEW.includes(kind));
  const others = Object.keys(found ?? {}).filter((kind) => !known.includes(kind));
  return [...known, ...others].map((kind) => [kind, found?.[kind] ?? 0]);
}

export const orderOf = (pieces: Pieces, id: string): Order => (pieces[id]?.facts ?? { kind: "", plate: "I", coins: 0 }) as Order;
export const tileOf = (pieces: Pieces, id: string): Tile => (pieces[id]?.facts ?? { scoops: {} }) as Tile;
export const nameOf = (pieces: Pieces, id: string): string => pieces[id]?.name ?? spaced(id);

const WORKING = ["action", "closing", "bringing", "offering", "tiles", "cube"];

/** Whether work is being done: the clock runs, or what is under way is finished after it. */
export const isWorking = ({ phase }: Kitchen): boolean => WORKING.includes(phase);

/** What an ingredient, a cube or a scoop is called. */
export const thingName = (pieces: Pieces, what: string): string => pieces[what]?.name ?? what;

/** '2 meat, 1 vanilla/cookies'. */
export const counted = (found: readonly [string, number][], pieces: Pieces): string => found.map(([what, count]) => `${count} ${thingName(pieces, what)}`).join(", ");

// --- Rooms

export interface Room {
  area: string;
  name: string;
  key: string;
  hint: string; // what is done there
}

export const ROOMS: Room[] = [
  { area: "maitre", name: "Maître d’", key: "M", hint: "Bring new Orders to the rail, or replace some." },
  { area: "waiter", name: "Waiter", key: "W", hint: "Take an Order with its plates, or deliver one early for a tip." },
  { area: "office", name: "Office", key: "I", hint: "Repair, open locks, hire, and buy plates and Upgrades." },
  { area: "shopping", name: "Shopping", key: "G", hint: "Buy ingredients for the storages or spices for the bag." },
  { area: "storage-a", name: "Storage A", key: "A", hint: "Put ingredients on one of your plates." },
  { area: "storage-b", name: "Storage B", key: "B", hint: "Put ingredients on one of your plates." },
  { area: "storage-c", name: "Storage C", key: "C", hint: "Put ingredients on one of your plates." },
  { area: "spices", name: "Spices", key: "P", hint: "Reach into the bag for one of your plates." },
  { area: "oven", name: "Oven", key: "O", hint: "Cook one of your plates once." },
  { area: "sink", name: "Sink", key: "S", hint: "Wash dirty plates." },
  { area: "fridge", name: "Fridge", key: "F", hint: "Chill a dessert once." },
  { area: "freezer", name: "Freezer", key: "Z", hint: "Lift the lid, take scoops, close the lid." },
];

export const areaOf = (space: string): string => space.slice(0, space.lastIndexOf(" "));
export const spaceName = (space: string): string => {
  const room = ROOMS.find(({ area }) => area === areaOf(space));
  return room ? `${room.name} ${space.slice(space.lastIndexOf(" ") + 1)}` : space;
};

const OFFICE = /^(buy upgrade|buy plate|re-hire|hire|open|repair) /;
const AT: [RegExp, string][] = [
  [/^(bring orders|replace|add ice-cream|put tile|choose)/, "maitre"],
  [/^(take|fetch|deliver) /, "waiter"],
  [OFFICE, "office"],
  [/^(buy|unload|pick) /, "shopping"],
  [/^add .* from a /, "storage-a"],
  [/^add .* from b /, "storage-b"],
  [/^add .* from c /, "storage-c"],
  [/^(draw a cube|keep on|spice) ?/, "spices"],
  [/^cook /, "oven"],
  [/^wash /, "sink"],
  [/^chill /, "fridge"],
  [/^(lift the lid|close the lid|scoop )/, "freezer"],
];

/** What a move costs; null where nothing is paid. */
export function priceOf(move: string, { prices }: Kitchen["derived"]): number | null {
  const [, what] = /^buy upgrade (.+)$/.exec(move) ?? /^(?:buy )?(plate|re-hire|hire|open|repair)\b/.exec(move) ?? [];
  return prices[what ?? (move.startsWith("buy ") ? "shopping" : "")] ?? null;
}

/** The room in which a move is made. */
export function roomOf(move: string, holds: Held | null): string | null {
  if (move === "put back") return holds?.cube ? "spices" : "shopping";
  return AT.find(([pattern]) => pattern.test(move))?.[1] ?? null;
}

// --- Hourglasses

export const GRIPS = ["1", "2", "helper", "second helper", "specialist"] as const;

/** The hourglass that a seat means by '1', '2', 'helper' … */
export const glassOf = (seat: number, grip: string): string => (/^\d$/.test(grip) ? `${seat}-${grip}` : grip);
export const gripOf = (glass: string): string => glass.replace(/^\d-/, "");
export const ownerOf = (glass: string): number | null => (/^\d-\d$/.test(glass) ? Number(glass[0]) : null);

/** 'Your hourglass 1', 'Bo’s hourglass 2', 'The Helper'. */
export function glassName(glass: string, me: number, names: readonly string[]): string {
  const owner = ownerOf(glass);
  if (owner === null) return glass === "helper" ? "The Helper" : glass === "specialist" ? "The Specialist" : "The second Helper";
  const whose = owner === me ? "Your" : `${names[owner] ?? `Seat ${owner}`}’s`;
  return `${whose} hourglass ${glass[2]}`;
}

/** The letter on its cap. */
export function glassLetter(glass: string, names: readonly string[]): string {
  const owner = ownerOf(glass);
  if (owner === null) return { helper: "H", "second helper": "H2", specialist: "S" }[glass] ?? "?";
  return `${(names[owner] ?? "?").charAt(0).toUpperCase()}${glass[2]}`;
}

// --- Plates

export interface Plate {
  id: string; // 'dish 1', 'side 2', 'ice 3'
  slot: number;
  part: "dish" | "side" | "ice";
  order: string;
  size: string;
  name: string;
  origin: string; // whether its card is as printed
  has: Dish;
  wants: Needs;
}

const NOTHING: Dish = { ingredients: {}, spices: {}, cooked: 0, chilled: 0, scoops: {} };

/** The plates of a mat, with what lies on them and what their Orders want. */
export function platesOf(mat: Mat, pieces: Pieces): Plate[] {
  return mat.orders.flatMap((slot, i) => {
    if (!slot) return [];
    const order = orderOf(pieces, slot.order);
    const base = { slot: i + 1, order: slot.order, origin: pieces[slot.order]?.origin ?? "" };
    const name = nameOf(pieces, slot.order);
    const found: Plate[] = [];
    if (slot.dish) found.push({ ...base, id: `dish ${i + 1}`, part: "dish", size: order.plate, name, has: slot.dish, wants: order });
    if (slot.side) found.push({ ...base, id: `side ${i + 1}`, part: "side", size: "I", name: `${name}, side-dish`, has: slot.side, wants: order.side ?? {} });
    if (slot.tile) {
      const tile = tileOf(pieces, slot.tile);
      const has = { ...NOTHING, scoops: slot.ice?.scoops ?? {} };
      found.push({ ...base, id: `ice ${i + 1}`, part: "ice", size: slot.ice?.plate ?? "ice", name: nameOf(pieces, slot.tile), origin: pieces[slot.tile]?.origin ?? "", has, wants: { scoops: tile.scoops } });
    }
    return found;
  });
}

const lacking = (wants: Counts | undefined, has: Counts): [string, number][] =>
  Object.entries(wants ?? {}).flatMap(([what, count]) => (count > (has[what] ?? 0) ? [[what, count - (has[what] ?? 0)] as [string, number]] : []));

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

/** What is still to be done, in words. */
export function lackWords(plate: Plate, pieces: Pieces): string {
  const lack = lacks(plate);
  const parts = [
    counted([...lack.ingredients, ...lack.spices], pieces),
    lack.cook ? `cook ${lack.cook}` : "",
    lack.chill ? `chill ${lack.chill}` : "",
    counted(lack.scoops, pieces),
  ];
  return parts.filter(Boolean).join(", then ") || "done";
}

/** A word of warning before a move that would spoil a dish (KR-33 leaves it to the players); null when it is fine. */
export function warning(move: string, plates: readonly Plate[], holds: Held | null, pieces: Pieces): string | null {
  const [, verb, , id] = /^(add|keep|cook|chill|scoop|spice)\b(.*?)((?:dish|side|ice) \d)/.exec(move) ?? [];
  const plate = plates.find((each) => each.id === id);
  if (!verb || !plate) return null;
  const lack = lacks(plate);
  const words = move.split(" ");
  const more = (kind: "ingredients" | "spices" | "scoops", what: string) =>
    lack[kind].some(([each]) => each === what) ? null : `${plate.name} wants no ${(plate.wants[kind]?.[what] ?? 0) > 0 ? "more " : ""}${thingName(pieces, what)}.`;
  if (verb === "add") return more("ingredients", words[1] ?? "");
  if (verb === "keep") return more("spices", holds?.cube ?? "");
  if (verb === "spice") return more("spices", words.at(-1) ?? "");
  if (verb === "scoop") return more("scoops", words[1] ?? "");
  if (verb === "cook" && !lack.cook) return `${plate.name} is cooked enough.`;
  if (verb === "cook" && lack.ingredients.length) return `${plate.name} still lacks ${counted(lack.ingredients, pieces)}; a cooked plate takes no more ingredients.`;
  const early = [...lack.ingredients, ...lack.spices, ...(lack.cook ? [["cooking", lack.cook] as [string, number]] : [])];
  if (verb === "chill" && early.length) return `${plate.name} still lacks ${counted(early, pieces)}; too early for the fridge.`;
  return null;
}

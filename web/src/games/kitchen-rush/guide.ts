// A walk through the kitchen while no clock runs, and a hint at what to do next while it does.
import { type Kitchen, type Pieces, type Plate, isDone, lacks, thingName } from "./table";

export interface Stop {
  title: string;
  text: string;
  lit: string[]; // rooms, or 'rail', 'mat'
}

const STOPS: Stop[] = [
  { title: "The rail", lit: ["rail", "maitre"], text: "Orders hang here: a plate size, ingredients, spices, how often to cook, and what it pays. The Maître d’ brings new ones, and a coin with them." },
  { title: "Take one", lit: ["waiter", "mat"], text: "At the Waiter you take an Order with its clean plates. It lies on your mat, and it is yours to prepare." },
  { title: "Fill the plate", lit: ["storage-a", "storage-b", "storage-c"], text: "A storage fills one of your plates, with as much as you like. What is still wanted is pale on the plate." },
  { title: "Season it", lit: ["spices"], text: "You reach into the bag blindly, a cube a second. Keep it or put it back." },
  { title: "Cook it", lit: ["oven"], text: "Every Oven space cooks one plate once. Exactly as often as the Order says; a cooked plate takes no more ingredients." },
  { title: "Chill it", lit: ["fridge", "freezer"], text: "Desserts go to the Fridge; scoops come last, from the Freezer. Close its lid before you go, or all the ice-cream melts." },
  { title: "Serve it", lit: ["waiter"], text: "When the round ends, every Order that is right is paid; one that is not costs prestige. Delivered early at the Waiter it earns a tip." },
  { title: "Keep going", lit: ["sink", "shopping", "office"], text: "Wash plates, buy what runs short, repair and open what is shut. After each round the workers want their wages." },
  { title: "Time", lit: [], text: "Your workers are hourglasses. Choose one, then a space, and act at once; it moves again when its sand has run out. You share the Helper with everybody." },
];

/** The walk through this kitchen: only rooms that it has. */
export function stops(table: Kitchen): Stop[] {
  const there = (lit: string): boolean => lit === "rail" || lit === "mat" || Object.entries(table.spaces).some(([space, state]) => space.startsWith(`${lit} `) && state !== "unavailable");
  return STOPS.filter(({ lit }) => !lit.length || lit.some(there));
}

const some = (found: [string, number][], pieces: Pieces): string => found.map(([what, count]) => `${count} ${thingName(pieces, what)}`).join(" and ");

/** What somebody new could do next. */
export function advice(table: Kitchen, plates: readonly Plate[], pieces: Pieces): string {
  if (!plates.length) return table.rail.some(Boolean) ? "Take an Order: send an hourglass to the Waiter." : "The rail is empty: send an hourglass to the Maître d’.";
  const plate = plates.find((each) => !isDone(each));
  if (!plate) return "All your plates are done: deliver at the Waiter for a tip, or take another Order.";
  const lack = lacks(plate);
  if (lack.ingredients.length) return `${plate.name} wants ${some(lack.ingredients, pieces)}: to a storage.`;
  if (lack.spices.length) return `${plate.name} wants ${some(lack.spices, pieces)}: to the Spices.`;
  if (lack.cook) return `${plate.name} wants to be cooked${lack.cook > 1 ? ` ${lack.cook} times` : ""}: to the Oven.`;
  if (lack.chill) return `${plate.name} wants to be chilled: to the Fridge.`;
  return `${plate.name} wants ${some(lack.scoops, pieces)}: to the Freezer.`;
}

// --- The guided first round: a practice table, whose clock stands until somebody waits

export interface Step extends Stop {
  id: string; // the kind of event that does it
}

const STEPS: Step[] = [
  { id: "took", title: "Take an Order", lit: ["waiter", "rail"], text: "Workers are hourglasses. Choose one, put it on the Waiter’s space, then take an Order: its plate comes along onto your mat." },
  { id: "added", title: "Fill the plate", lit: ["storage-a", "storage-b", "storage-c"], text: "The pale pictures on your plate are what the Order wants. Put another hourglass on a storage and take them." },
  { id: "cooked", title: "Cook it", lit: ["oven"], text: "Put an hourglass on an Oven space and cook the plate: as often as the Order says, never more." },
  { id: "kept", title: "Season it", lit: ["spices"], text: "Put an hourglass on the Spices and reach into the bag, blindly: keep what the plate wants, put back the rest." },
  { id: "delivered", title: "Serve it", lit: ["waiter"], text: "The dish is right. When a round ends it is paid anyway; delivered early at the Waiter it earns a tip." },
  { id: "brought", title: "Bring new guests", lit: ["maitre"], text: "The rail empties. The Maître d’ brings two new Orders, and a coin with them." },
  { id: "washed", title: "Wash up", lit: ["sink"], text: "Served plates are dirty, and without clean ones nobody takes an Order. The Sink washes three." },
];

const CHORES = ["brought", "washed"];
const ALL = ["took", "added", "delivered", ...CHORES]; // what every guided round has

export interface Lesson {
  step: Step | null; // null: everything was done once
  done: number;
  all: number;
  blocked: boolean; // wherever it could be done an hourglass stands whose sand has run out
}

/** Where the guided round is: a dish is made step by step until a guest has it, then come the chores. */
export function lesson(table: Kitchen, plates: readonly Plate[], done: readonly string[]): Lesson {
  const lack = plates.map(lacks);
  const ready = plates.some(({ slot }) => plates.every((plate) => plate.slot !== slot || isDone(plate)));
  const wants = (): string => {
    if (ready) return "delivered";
    if (!plates.length) return table.rail.some(Boolean) ? "took" : "brought";
    if (lack.some(({ ingredients }) => ingredients.length)) return "added";
    return lack.some(({ cook }) => cook) ? "cooked" : "kept";
  };
  const next = done.includes("delivered") ? CHORES.find((chore) => !done.includes(chore)) : wants();
  const step = STEPS.find(({ id }) => id === next);
  const open = Object.keys(table.spaces ?? {}).filter((space) => table.spaces[space] === "open");
  const lit = step?.lit.filter((room) => room === "rail" || open.some((space) => space.startsWith(`${room} `))) ?? [];
  const places = open.filter((space) => lit.some((room) => space.startsWith(`${room} `)));
  const empty = (space: string): boolean => Object.values(table.hourglasses).some(({ at, until }) => at === space && (until ?? 0) <= table.time);
  return {
    step: step ? { ...step, lit } : null,
    done: ALL.filter((id) => done.includes(id)).length,
    all: ALL.length,
    blocked: places.length > 0 && places.every(empty),
  };
}

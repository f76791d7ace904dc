// A walk through the kitchen while no clock runs, and a hint at what to do next while it does.
import { say } from "../../lib/language.svelte";
import { type Plate, type Table, isDone, lacks } from "./table";
import type { Words } from "./words";

export interface Stop {
  id: string;
  lit: string[]; // rooms, or 'rail', 'mat'
}

const STOPS: Stop[] = [
  { id: "rail", lit: ["rail", "maitre"] },
  { id: "take", lit: ["waiter", "mat"] },
  { id: "fill", lit: ["storage-a", "storage-b", "storage-c"] },
  { id: "season", lit: ["spices"] },
  { id: "cook", lit: ["oven"] },
  { id: "chill", lit: ["fridge", "freezer"] },
  { id: "serve", lit: ["waiter"] },
  { id: "chores", lit: ["sink", "shopping", "office"] },
  { id: "time", lit: [] },
];

/** The walk through this kitchen: only rooms that it has. */
export function stops(table: Table): Stop[] {
  const there = (lit: string): boolean => lit === "rail" || lit === "mat" || Object.entries(table.spaces).some(([space, state]) => space.startsWith(`${lit} `) && state !== "unavailable");
  return STOPS.filter(({ lit }) => !lit.length || lit.some(there));
}

/** What somebody new could do next. */
export function advice(table: Table, plates: readonly Plate[], words: Words): string {
  if (!plates.length) return table.rail.some(Boolean) ? say("kitchen-rush-advise-take") : say("kitchen-rush-advise-bring");
  const plate = plates.find((each) => !isDone(each));
  if (!plate) return say("kitchen-rush-advise-serve");
  const lack = lacks(plate);
  const dish = words.dish(plate);
  if (lack.ingredients.length) return say("kitchen-rush-advise-fill", { dish, things: words.counted(lack.ingredients) });
  if (lack.spices.length) return say("kitchen-rush-advise-season", { dish, things: words.counted(lack.spices) });
  if (lack.cook) return say("kitchen-rush-advise-cook", { dish, times: lack.cook });
  if (lack.chill) return say("kitchen-rush-advise-chill", { dish });
  return say("kitchen-rush-advise-scoop", { dish, things: words.counted(lack.scoops) });
}

// --- The guided first round: a practice table, whose clock stands until somebody waits

const STEPS: Stop[] = [ // called after the event that does it
  { id: "took", lit: ["waiter", "rail"] },
  { id: "added", lit: ["storage-a", "storage-b", "storage-c"] },
  { id: "cooked", lit: ["oven"] },
  { id: "kept", lit: ["spices"] },
  { id: "delivered", lit: ["waiter"] },
  { id: "brought", lit: ["maitre"] },
  { id: "washed", lit: ["sink"] },
];

const CHORES = ["brought", "washed"];
const ALL = ["took", "added", "delivered", ...CHORES]; // what every guided round has

export interface Lesson {
  step: Stop | null; // null: everything was done once
  done: number;
  all: number;
  blocked: boolean; // wherever it could be done an hourglass stands whose sand has run out
}

/** Where the guided round is: a dish is made step by step until a guest has it, then come the chores. */
export function lesson(table: Table, plates: readonly Plate[], done: readonly string[]): Lesson {
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
  const open = Object.keys(table.spaces).filter((space) => table.spaces[space] === "open");
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

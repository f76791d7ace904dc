// How the last roll went, as far as the events told it.
import type { Event } from "./said";

export interface Roll {
  seat: number;
  work: string;
  recipe: string;
  needed: number;
  bonus: number;
  die: number;
  spent: number; // Recognitions
  tips: number;
  outcome: "open" | "prepared" | "served" | "failed";
}

/** The roll as it stands after some more events; a new turn leaves it lying. */
export function rollAfter(before: Roll | null, events: readonly Event[]): Roll | null {
  return events.reduce<Roll | null>((roll, event) => {
    if (event.kind === "rolled") {
      const { seat, work, recipe, needed, bonus, die } = event;
      return { seat, work, recipe, needed, bonus, die, spent: 0, tips: 0, outcome: "open" };
    }
    if (!roll) return null;
    if (event.kind === "spent") return { ...roll, spent: event.recognitions };
    if (event.kind === "served") return { ...roll, outcome: event.kind, tips: event.tips };
    if (event.kind === "prepared" || event.kind === "failed") return { ...roll, outcome: event.kind };
    return roll;
  }, before);
}

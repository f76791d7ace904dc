// How the last roll went, as far as the events told it.
import { counted } from "../../lib/words";
import type { Work } from "./moves";

export interface Roll {
  seat: number;
  work: Work;
  recipe: string;
  die: number;
  bonus: number;
  words: string; // what was needed, and what came of it
}

type Facts = Record<string, any>;

/** The roll as it stands after some more events; a new turn leaves it lying. */
export function rollAfter(before: Roll | null, events: readonly Facts[]): Roll | null {
  return events.reduce<Roll | null>((roll, event) => {
    if (event.kind === "rolled") return rolled(event);
    if (!roll) return null;
    if (event.kind === "spent" && event.recognitions) return { ...roll, words: `${roll.words}, ${counted(event.recognitions, "Recognition")} spent` };
    if (event.kind === "prepared") return { ...roll, words: `${roll.words}, prepared!` };
    if (event.kind === "served") return { ...roll, words: `${roll.words}, served for ${counted(event.tips, "tip")}!` };
    if (event.kind === "failed") return { ...roll, words: `${roll.words}, not enough.` };
    return roll;
  }, before);
}

function rolled(event: Facts): Roll {
  const { seat, work, recipe, die, bonus } = event as Roll;
  return { seat, work, recipe, die, bonus, words: `${event.needed} needed` };
}

// The options of a game as the form for a new table offers them. Some name a seat: their first choice is the lot.

import { say } from "./language.svelte";
import type { OptionInfo } from "./schema";

type Values = Record<string, boolean | string>;

export function choicesFor(option: OptionInfo, seats: number): (boolean | string)[] {
  return option.by_seat ? option.choices.slice(0, 1 + seats) : option.choices;
}

export function choiceWords(option: OptionInfo, index: number, seats: readonly (string | null)[]): string {
  const name = option.by_seat && index > 0 ? seats[index - 1]?.trim() : "";
  const word = option.words[index]!;
  return name ? say("new-choice", { choice: word, name }) : word;
}

/** The options for these seats: whoever has moved to another seat is named there, and what can no longer be chosen is as usual. */
export function optionsFor(options: readonly OptionInfo[], chosen: Values, order: readonly number[]): Values {
  return Object.fromEntries(options.map((option) => [option.name, valueFor(option, chosen[option.name] ?? option.default, order)]));
}

function valueFor(option: OptionInfo, value: boolean | string, order: readonly number[]): boolean | string {
  const index = option.choices.indexOf(value);
  if (index < 0) return option.default;
  return option.by_seat && index > 0 ? (option.choices[1 + order.indexOf(index - 1)] ?? option.default) : value;
}

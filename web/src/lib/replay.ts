// A step of a replay as a state that any board can draw: nobody can do anything.
import type { Edition } from "./edition.svelte";
import type { Person, ReplayStep } from "./schema";
import { type Happening, type State, TableReader } from "./state";

export function replayState(step: ReplayStep, edition: Edition): State {
  const events = step.events.map(([move, ...row]): Happening => ({ ...edition.told("event", row), move: move ?? 0 }));
  const view = new TableReader(edition).look(step.view, step.names.length);
  return {
    seq: step.move,
    table: "",
    code: "",
    game: step.game,
    started: true,
    moves: step.move,
    to_act: [],
    over: step.over,
    winners: step.winners,
    people: step.names.map(person),
    views: [{ ...view, legal: [], question: null }],
    events,
    log: events,
    chat: [],
    sheet: step.sheet.map((rows) => rows.map((row) => edition.told("line", row))),
    options: {},
    rematch: null,
    clock: null,
  };
}

function person(name: string): Person {
  return { name, kind: "friend", bot: null, taken: true, here: true, stand_in: false, thinking: false };
}

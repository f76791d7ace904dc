// A step of a replay as a state that any board can draw: nobody can do anything.
import type { Person, ReplayStep, State } from "./schema";

export function replayState(step: ReplayStep): State {
  return {
    type: "state",
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
    views: [{ ...step.view, legal: [], question: null }],
    events: step.events,
    log: step.sentences.map((text) => ({ move: step.move, text })),
    chat: [],
    sheet: step.sheet,
    options: {},
    rematch: null,
    clock: null,
  };
}

function person(name: string): Person {
  return { name, kind: "friend", bot: null, taken: true, here: true, stand_in: false, thinking: false };
}

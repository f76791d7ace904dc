// What happened, told as movement: doughnuts go to plates and back, the die tumbles, tickets move on.
import { type Stop, Story } from "../../lib/motion/story";
import type { Event, Table } from "./said";

export type Traveller = { ticket: string | null } | { doughnut: number } | { die: number };

const WIDE = { ticket: 84, doughnut: 40, die: 84 }; // pixels on the wing

const BESIDE = 0.15; // movements between two things that move together
const BETWEEN = 0.55;

/** The story of some events that led to this kitchen, as a seat saw them. */
export function tell(events: readonly Event[], kitchen: Table["kitchen"], me: number): Story<Traveller> {
  const story = new Story<Traveller>();
  let drawn = 0;

  const add = (who: Traveller, stops: Stop[], lands?: string) => {
    const wide = "ticket" in who ? WIDE.ticket : "die" in who ? WIDE.die : WIDE.doughnut;
    story.add({ who, wide, stops, waits: story.clock > 0 && "ticket" in who });
    if (lands) story.covered.set(lands, stops.at(-1)?.time ?? 0);
  };
  const travel = (who: Traveller, from: string, to: string, turn = 0) =>
    add(who, story.way(from, to, { turn }), to === "discard" ? undefined : to);
  const ticket = (recipe: string | null, from: string, to: string, turn = 0) => travel({ ticket: recipe }, from, to, turn);
  const doughnuts = (seat: number, card: string, count: number, placing: boolean) => {
    const standing = (kitchen[card] ?? 0) - (placing ? count : 0);
    for (let i = 0; i < count; i++) {
      const [plate, home] = [`plate-${card}-${standing + i}`, `seat-${seat}-doughnuts`];
      if (placing) travel({ doughnut: seat }, home, plate);
      else add({ doughnut: seat }, story.way(plate, home));
      story.clock += BESIDE;
    }
  };
  const held = (seat: number, recipe: string) => (seat === me ? `hand-${recipe}` : `seat-${seat}`);

  for (const event of events) {
    switch (event.kind) {
      case "placed":
      case "took":
        doughnuts(event.seat, event.card, event.doughnuts, event.kind === "placed");
        break;
      case "rolled":
        story.clock = Math.max(story.clock, story.length - 0.3);
        add({ die: event.die }, tumble(story.clock), "die");
        story.covered.set("result", story.length);
        story.clock = story.length - BETWEEN;
        break;
      case "prepared":
        ticket(event.recipe, `seat-${event.seat}-unprepared-${event.recipe}`, `seat-${event.seat}-prepared-${event.recipe}`);
        break;
      case "served":
        ticket(event.recipe, `seat-${event.seat}-prepared-${event.recipe}`, `seat-${event.seat}-served-${event.recipe}`);
        break;
      case "failed":
        add({ ticket: event.recipe }, shake(`seat-${event.seat}-${event.work === "prepare" ? "unprepared" : "prepared"}-${event.recipe}`, story.clock));
        break;
      case "drew":
        if (!drawn) story.clock = Math.max(story.clock, story.length - 0.4);
        ticket(event.recipe ?? null, "deck", event.seat === me && event.recipe ? `hand-${event.recipe}` : `drawn-${drawn}`);
        drawn += 1;
        story.clock += BESIDE - BETWEEN;
        break;
      case "gave-up":
        ticket(event.recipe, `seat-${event.seat}-unprepared-${event.recipe}`, "discard", 40);
        break;
      case "kept":
        ticket(event.recipe, held(event.seat, event.recipe), `seat-${event.seat}-unprepared-${event.recipe}`);
        break;
      case "discarded":
        for (const each of event.recipes) {
          ticket(each, held(event.seat, each), "discard", 40);
          story.clock += BESIDE;
        }
        break;
      case "reshuffled":
        ticket(null, "discard", "deck");
        break;
      default:
        continue;
    }
    story.clock += BETWEEN;
  }
  return story;
}

/** The die is thrown in from the side and comes to rest. */
const tumble = (clock: number): Stop[] => [
  { at: "die", time: clock, dx: -90, dy: -60, turn: -420, see: 0.6 },
  { at: "die", time: clock + 0.45, dx: 14, dy: -34, turn: -120 },
  { at: "die", time: clock + 0.7, dx: 10, dy: 4, turn: 30 },
  { at: "die", time: clock + 0.85, dx: 3, dy: -8, turn: 8 },
  { at: "die", time: clock + 1 },
];

const shake = (at: string, clock: number): Stop[] =>
  [0, -9, 8, -6, 4, 0].map((turn, i): Stop => ({ at, time: clock + i * 0.18, turn, dx: turn }));

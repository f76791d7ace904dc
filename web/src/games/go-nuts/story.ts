// What happened, told as movement: cards and hands travel between named places of the board: row-3, seat-1,
// seat-1-eclair, deck, discard.
import type { Places } from "../../lib/motion/flight";
import { type Journey, type Stop, Story } from "../../lib/motion/story";
import type { Event } from "./said";

export type Traveller = { card: string | null } | { hand: number; shows: number };

const CARD_WIDE = 84; // pixels of a card on the wing
const BETWEEN = 0.55; // movements from one card to the next
const DEALING = 0.18;
const HANDS_APART = 26; // pixels

/** The story of some events; `before` are the places that had something in them. A card comes to others of its kind. */
export function tell(events: readonly Event[], players: number, before: Places): Story<Traveller> {
  const story = new Story<Traveller>();
  const hands = new Map<number, Journey<Traveller>[]>(); // by position

  const travel = (card: string | null, from: string, to: string, turn = 0) => {
    story.add({ who: { card }, wide: CARD_WIDE, stops: story.way(from, to, { turn }), waits: from.startsWith("row-") });
    if (to.startsWith("row-") || !before.has(to)) story.covered.set(to, story.clock + 1);
  };
  const leave = (position: number, clash: boolean) => {
    for (const hand of hands.get(position) ?? []) {
      const last = hand.stops.at(-1) as Stop;
      const side = Math.sign(last.dx ?? 0) || 1;
      const { clock } = story;
      hand.stops.push({ ...last, time: clock });
      if (clash) hand.stops.push({ ...last, time: clock + 0.2, dx: 9 * side, turn: -14 * side }, { ...last, time: clock + 0.45, dx: side * 46, dy: -18, turn: 24 * side });
      hand.stops.push({ ...(hand.stops.at(-1) as Stop), time: clock + 0.8, see: 0 });
    }
  };
  const at = (seat: number, card?: string) => (card ? `seat-${seat}-${card}` : `seat-${seat}`);

  for (const event of events) {
    switch (event.kind) {
      case "revealed":
        reveal(event.picks, hands);
        for (const picked of hands.keys()) story.covered.set(`hands-${picked}`, 1);
        story.clock = story.length = 1.3;
        break;
      case "clash":
        leave(event.position, true);
        story.clock += hands.has(event.position) ? 0.35 : 0;
        travel(event.card, `row-${event.position}`, "discard", 40);
        break;
      case "taken":
        leave(event.position, false);
        travel(event.card, `row-${event.position}`, at(event.seat, event.card));
        break;
      case "cleared":
        travel(event.card, `row-${event.position}`, "discard", 40);
        break;
      case "drew":
        travel(event.card, "deck", at(event.seat, event.card));
        break;
      case "drew-in-secret":
        travel(event.card ?? null, "deck", at(event.seat));
        break;
      case "kept":
        travel(event.put_back ?? null, at(event.seat), "deck");
        break;
      case "took-discard":
        travel(event.card, "discard", at(event.seat, event.card));
        break;
      case "gave":
        travel(event.card, at(event.seat, event.card), at(event.to, event.card));
        break;
      case "stole":
        travel(event.card, at(event.from, event.card), at(event.seat, event.card));
        break;
      case "discarded":
        travel(event.card, at(event.seat, event.card), "discard", 40);
        break;
      case "discarded-from":
        travel(event.card, at(event.of, event.card), "discard", 40);
        break;
      case "passed":
        event.cards.forEach((passed, from) => travel(passed, at(from, passed), at((from + 1) % players, passed)));
        break;
      case "dealt":
        story.clock = Math.max(story.clock, story.length - 0.5);
        travel(event.card, "deck", `row-${event.position}`);
        story.clock += DEALING - BETWEEN;
        break;
      default:
        continue;
    }
    if (event.kind !== "revealed") story.clock += BETWEEN;
  }
  for (const hand of [...hands.values()].flat()) story.add(hand); // above the cards
  return story;
}

/** All hands go to the positions they picked, side by side. */
function reveal(picks: number[], hands: Map<number, Journey<Traveller>[]>): void {
  picks.forEach((position, seat) => {
    const there = hands.get(position) ?? [];
    const together = picks.filter((pick) => pick === position).length;
    const dx = (there.length - (together - 1) / 2) * HANDS_APART;
    const stops = [
      { at: `seat-${seat}`, time: 0 },
      { at: `row-${position}`, time: 0.9, dx, dy: 10 },
    ];
    hands.set(position, [...there, { who: { hand: seat, shows: position }, stops }]);
  });
}

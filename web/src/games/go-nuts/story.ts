// What happened, told as movement: every event becomes pieces that travel between named places of the board.

type Facts = Record<string, any>;
export type Actor = { card: string | null } | { hand: number; shows: number };

/** Where something is at a moment. Times are in movements: 1 is as long as an ordinary one. */
export interface Stop {
  at: string; // the name of a place: row-3, seat-1, seat-1-eclair, deck, discard
  time: number;
  dx?: number; // pixels beside the place
  dy?: number;
  turn?: number; // degrees
  see?: number; // opacity
}

export interface Journey {
  who: Actor;
  stops: Stop[];
  waits: boolean; // lies at its first stop from the beginning on
}

export interface Story {
  journeys: Journey[];
  covered: Map<string, number>; // places that stay empty until something arrives
  length: number;
}

const BETWEEN = 0.55; // movements from one card to the next
const DEALING = 0.18;
const HANDS_APART = 26; // pixels

/** The story of some events. */
export function tell(events: readonly Facts[], players: number): Story {
  const journeys: Journey[] = [];
  const covered = new Map<string, number>();
  const hands = new Map<number, Journey[]>(); // by position
  let clock = 0;
  let length = 0;

  const travel = (card: string | null, from: string, to: string, turn = 0) => {
    journeys.push({
      who: { card },
      stops: [{ at: from, time: clock }, { at: to, time: clock + 1, turn }],
      waits: from.startsWith("row-"),
    });
    covered.set(to, clock + 1);
    length = Math.max(length, clock + 1);
  };
  const leave = (position: number, clash: boolean) => {
    for (const hand of hands.get(position) ?? []) {
      const last = hand.stops.at(-1) as Stop;
      const side = Math.sign(last.dx ?? 0) || 1;
      hand.stops.push({ ...last, time: clock });
      if (clash) hand.stops.push({ ...last, time: clock + 0.2, dx: 9 * side, turn: -14 * side }, { ...last, time: clock + 0.45, dx: side * 46, dy: -18, turn: 24 * side });
      hand.stops.push({ ...(hand.stops.at(-1) as Stop), time: clock + 0.8, see: 0 });
    }
  };
  const at = (seat: number, card?: string) => (card ? `seat-${seat}-${card}` : `seat-${seat}`);

  for (const event of events) {
    const { kind, seat, card, position } = event;
    switch (kind) {
      case "revealed":
        reveal(event.picks, hands);
        journeys.push(...[...hands.values()].flat());
        for (const picked of hands.keys()) covered.set(`hands-${picked}`, 1);
        clock = length = 1.3;
        break;
      case "clash":
        leave(position, true);
        clock += hands.has(position) ? 0.35 : 0;
        travel(card, `row-${position}`, "discard", 40);
        break;
      case "taken":
        leave(position, false);
        travel(card, `row-${position}`, at(seat, card));
        break;
      case "cleared":
        travel(card, `row-${position}`, "discard", 40);
        break;
      case "drew":
        travel(card, "deck", at(seat, card));
        break;
      case "drew-in-secret":
        travel(card ?? null, "deck", at(seat));
        break;
      case "kept":
        travel(event.put_back ?? null, at(seat), "deck");
        break;
      case "took-discard":
        travel(card, "discard", at(seat, card));
        break;
      case "gave":
        travel(card, at(seat, card), at(event.to, card));
        break;
      case "stole":
        travel(card, at(event.from, card), at(seat, card));
        break;
      case "discarded":
        travel(card, at(seat, card), "discard", 40);
        break;
      case "discarded-from":
        travel(card, at(event.of, card), "discard", 40);
        break;
      case "passed":
        (event.cards as string[]).forEach((passed, from) => travel(passed, at(from, passed), at((from + 1) % players, passed)));
        break;
      case "dealt":
        clock = Math.max(clock, length - 0.5);
        travel(card, "deck", `row-${position}`);
        clock += DEALING - BETWEEN;
        break;
      default:
        continue;
    }
    if (kind !== "revealed") clock += BETWEEN;
  }
  return { journeys, covered, length };
}

/** All hands go to the positions they picked, side by side. */
function reveal(picks: number[], hands: Map<number, Journey[]>): void {
  picks.forEach((position, seat) => {
    const there = hands.get(position) ?? [];
    const together = picks.filter((pick) => pick === position).length;
    const dx = (there.length - (together - 1) / 2) * HANDS_APART;
    const stops = [
      { at: `seat-${seat}`, time: 0 },
      { at: `row-${position}`, time: 0.9, dx, dy: 10 },
    ];
    hands.set(position, [...there, { who: { hand: seat, shows: position }, stops, waits: false }]);
  });
}

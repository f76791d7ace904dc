// Pieces on the wing. Many hands move at once here, so every piece flies for itself and nothing waits for it: the board
// below already shows the truth.
import type { Event } from "./table";

export type Flyer = { glass: string } | { order: string } | { bit: string };

export interface Flight {
  id: number;
  who: Flyer;
  frames: Keyframe[];
  duration: number;
}

interface Journey {
  who: Flyer;
  from: string;
  to: string;
}

const MOST = 24; // on the wing at once; more than that nobody watches
const LONGEST = 500; // milliseconds

const plate = (seat: number, name: unknown): string => `seat-${seat}-${String(name).split(" ")[1]}`;

/** What an event moves, from which place to which; places carry their names in `data-at`. */
export function journeys(event: Event): Journey[] {
  const { kind, seat } = event;
  const bit = (id: string, from: string, to: string): Journey => ({ who: { bit: String(id) }, from, to });
  switch (kind) {
    case "placed":
      return [{ who: { glass: event.hourglass }, from: event.from ? `space-${event.from}` : `glass-${event.hourglass}-${seat}`, to: `space-${event.space}` }];
    case "lifted":
      return [{ who: { glass: event.hourglass }, from: `space-${event.from}`, to: `glass-${event.hourglass}-${seat}` }];
    case "order":
      return [{ who: { order: event.order }, from: "room-maitre", to: `rail-${event.space}` }];
    case "took":
      return [{ who: { order: event.order }, from: `rail-${event.space}`, to: `seat-${seat}-${event.slot}` }];
    case "delivered":
      return [{ who: { order: event.order }, from: `seat-${seat}-${event.slot}`, to: "room-waiter" }, bit("coin", "room-waiter", "coins")];
    case "added":
      return [bit(event.ingredient, `room-storage-${event.storage}`, plate(seat, event.plate))];
    case "kept":
    case "spiced":
      return [bit(event.spice, "room-spices", plate(seat, event.plate))];
    case "scooped":
      return [bit(event.flavour, "room-freezer", plate(seat, event.plate))];
    case "unloaded":
      return [bit(event.ingredient, "room-shopping", `room-storage-${event.storage}`)];
    case "washed":
      return [bit(event.size, "room-sink", "room-waiter")];
    case "brought":
    case "ice-cream":
      return [bit("coin", "room-maitre", "coins")];
    case "bought":
      return [bit("coin", "coins", "room-shopping")];
    case "paid":
      return [bit("coin", "coins", "room-office")];
    default:
      return [];
  }
}

export class Flights {
  all = $state.raw<Flight[]>([]);
  #next = 0;

  /** Let what these events moved fly over the board. */
  launch(events: readonly Event[], board: HTMLElement, motion: number): void {
    if (!motion || document.hidden) return;
    const corner = board.getBoundingClientRect();
    const found = events.flatMap(journeys).flatMap((journey) => this.#flight(journey, board, corner, motion) ?? []);
    this.all = [...this.all, ...found].slice(-MOST);
  }

  landed(id: number): void {
    this.all = this.all.filter((flight) => flight.id !== id);
  }

  #flight({ who, from, to }: Journey, board: HTMLElement, corner: DOMRect, motion: number): Flight | null {
    const [start, end] = [spot(board, corner, from), spot(board, corner, to)];
    if (!start || !end || start === end) return null;
    const frames = [
      { transform: start, opacity: 1 },
      { transform: end, opacity: 1, offset: 0.85 },
      { transform: end, opacity: 0 },
    ];
    return { id: this.#next++, who, frames, duration: Math.min(motion, LONGEST) };
  }
}

/** The middle of a place; where it is not drawn, of whose it is (`seat-2-1` → `seat-2`, `glass-2-1-2` → `seat-2`). */
function spot(board: HTMLElement, corner: DOMRect, name: string): string | null {
  const at = (each: string): HTMLElement | null => board.querySelector(`[data-at="${CSS.escape(each)}"]`);
  const seat = /^seat-(\d)/.exec(name)?.[1] ?? /^glass-.*-(\d)$/.exec(name)?.[1];
  const box = (at(name) ?? at(`seat-${seat}`))?.getBoundingClientRect();
  if (!box?.width) return null;
  return `translate(${box.left + box.width / 2 - corner.left}px, ${box.top + box.height / 2 - corner.top}px) translate(-50%, -50%)`;
}

// What happened, told as movement. Many hands move at once here, so every piece flies for itself.
import type { Journey } from "../../lib/motion/story";
import type { Event } from "./table";

export type Traveller = { glass: string } | { order: string } | { bit: string };

const plate = (seat: number, name: unknown): string => `seat-${seat}-${String(name).split(" ")[1]}`;

const fly = (who: Traveller, from: string, to: string): Journey<Traveller> => ({
  who,
  stops: [{ at: from, time: 0 }, { at: to, time: 0.85 }, { at: to, time: 1, see: 0 }],
});

/** What an event moves, and between which places. */
export function journeys(event: Event): Journey<Traveller>[] {
  const { kind, seat } = event;
  const bit = (id: string, from: string, to: string) => fly({ bit: String(id) }, from, to);
  const hand = `seat-${seat}-glass-${event.hourglass}`;
  switch (kind) {
    case "placed":
      return [fly({ glass: event.hourglass }, event.from ? `space-${event.from}` : hand, `space-${event.space}`)];
    case "lifted":
      return [fly({ glass: event.hourglass }, `space-${event.from}`, hand)];
    case "order":
      return [fly({ order: event.order }, "room-maitre", `rail-${event.space}`)];
    case "took":
      return [fly({ order: event.order }, `rail-${event.space}`, `seat-${seat}-${event.slot}`)];
    case "delivered":
      return [fly({ order: event.order }, `seat-${seat}-${event.slot}`, "room-waiter"), bit("coin", "room-waiter", "coins")];
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

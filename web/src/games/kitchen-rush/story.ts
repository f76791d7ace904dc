// What happened, told as movement. Many hands move at once here, so every piece flies for itself.
import type { Journey } from "../../lib/motion/story";
import type { Event } from "./table";

export type Traveller = { glass: string } | { order: string } | { bit: string };

const plate = (event: { seat: number; plate: string }): string => `seat-${event.seat}-${event.plate.split(" ")[1]}`;
const hand = (event: { seat: number; hourglass: string }): string => `seat-${event.seat}-glass-${event.hourglass}`;

const fly = (who: Traveller, from: string, to: string): Journey<Traveller> => ({
  who,
  stops: [{ at: from, time: 0 }, { at: to, time: 0.85 }, { at: to, time: 1, see: 0 }],
});

/** What an event moves, and between which places. */
export function journeys(event: Event): Journey<Traveller>[] {
  const bit = (id: string, from: string, to: string) => fly({ bit: id }, from, to);
  switch (event.kind) {
    case "placed":
      return [fly({ glass: event.hourglass }, event.from ? `space-${event.from}` : hand(event), `space-${event.space}`)];
    case "lifted":
      return [fly({ glass: event.hourglass }, `space-${event.from}`, hand(event))];
    case "order":
      return [fly({ order: event.order }, "room-maitre", `rail-${event.space}`)];
    case "took":
      return [fly({ order: event.order }, `rail-${event.space}`, `seat-${event.seat}-${event.slot}`)];
    case "delivered":
      return [fly({ order: event.order }, `seat-${event.seat}-${event.slot}`, "room-waiter"), bit("coin", "room-waiter", "coins")];
    case "added":
      return [bit(event.ingredient, `room-storage-${event.storage}`, plate(event))];
    case "kept":
    case "spiced":
      return [bit(event.spice, "room-spices", plate(event))];
    case "scooped":
      return [bit(event.flavour, "room-freezer", plate(event))];
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

// Journeys become animations between the places where the board really draws things.
import type { Actor, Journey, Stop, Story } from "./story";

export interface Place {
  x: number; // the middle, in pixels from the board's corner
  y: number;
  wide: number;
}
export type Places = Map<string, Place>;

export interface Flight {
  who: Actor;
  to: string; // the name of the place where it ends
  frames: Keyframe[];
  timing: KeyframeAnimationOptions;
}

export const CARD_WIDE = 84; // pixels of a card on the wing
const MOST_EVENTS = 40; // more than this was not watched: jump
const MOST_TIME = 1200; // milliseconds of a whole story
const MOST_MOVEMENT = 500;

/** Where everything with a name is now. */
export function measure(board: HTMLElement): Places {
  const corner = board.getBoundingClientRect();
  const places: Places = new Map();
  for (const element of board.querySelectorAll<HTMLElement>("[data-at]")) {
    const box = element.getBoundingClientRect();
    places.set(element.dataset.at ?? "", { x: box.left + box.width / 2 - corner.left, y: box.top + box.height / 2 - corner.top, wide: box.width });
  }
  return places;
}

/** Milliseconds of a movement in this story; 0 when it is better not told. */
export function pace(story: Story, events: number, motion: number): number {
  if (!motion || !story.length || events > MOST_EVENTS) return 0;
  return Math.min(motion, MOST_MOVEMENT, MOST_TIME / story.length);
}

export function flight(journey: Journey, before: Places, after: Places, unit: number): Flight | null {
  const first = journey.stops[0];
  const last = journey.stops.at(-1);
  if (!first || !last) return null;
  const frames = journey.stops.map((stop) => frame(stop, journey, stop === first ? [before, after] : [after, before]));
  if (frames.some((found) => !found)) return null;
  const duration = (last.time - first.time) * unit;
  return {
    who: journey.who,
    to: last.at,
    frames: frames.map((found, i) => ({ ...found, offset: ((journey.stops[i]?.time ?? 0) - first.time) / (last.time - first.time) })),
    timing: { duration, delay: first.time * unit, fill: journey.waits ? "backwards" : "none", easing: "linear" },
  };
}

function frame(stop: Stop, journey: Journey, maps: Places[]): Keyframe | null {
  const seat = /^seat-\d+/.exec(stop.at)?.[0] ?? "";
  const place = maps.map((map) => map.get(stop.at)).find(Boolean) ?? maps.map((map) => map.get(seat)).find(Boolean);
  if (!place) return null;
  const scale = "hand" in journey.who ? 1 : Math.min(Math.max(place.wide / CARD_WIDE, 0.5), 1.7);
  const [x, y] = [place.x + (stop.dx ?? 0), place.y + (stop.dy ?? 0)];
  return {
    transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale}) rotate(${stop.turn ?? 0}deg)`,
    opacity: stop.see ?? 1,
    easing: "cubic-bezier(0.45, 0, 0.3, 1)",
  };
}

/** Keep what has not arrived yet out of sight. */
export function cover(board: HTMLElement, story: Story, before: Places, unit: number): Animation[] {
  return [...story.covered].flatMap(([name, until]) => {
    const fresh = name.startsWith("row-") || !before.has(name);
    const element = board.querySelector<HTMLElement>(`[data-at="${CSS.escape(name)}"]`);
    if (!fresh || !element) return [];
    return [element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: until * unit })];
  });
}

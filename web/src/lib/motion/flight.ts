// Journeys become animations between the places where the board really draws things.
import type { Journey, Stop } from "./story";

export interface Place {
  x: number; // the middle, in pixels from the board's corner
  y: number;
  wide: number;
}
export type Places = ReadonlyMap<string, Place>;

export interface Flight<Who> {
  who: Who;
  wide?: number | undefined; // pixels of the traveller, where it fits itself to its places
  to: string; // the name of the place where it ends
  frames: Keyframe[];
  timing: KeyframeAnimationOptions & { duration: number; delay: number };
}

/** Where everything with a name is now. */
export function measure(board: HTMLElement): Places {
  const corner = board.getBoundingClientRect();
  const places = new Map<string, Place>();
  for (const element of board.querySelectorAll<HTMLElement>("[data-at]")) {
    const box = element.getBoundingClientRect();
    if (box.width) places.set(element.dataset.at ?? "", { x: box.left + box.width / 2 - corner.left, y: box.top + box.height / 2 - corner.top, wide: box.width });
  }
  return places;
}

/** The journey as an animation whose movements last `unit` milliseconds; null where a place is not drawn. */
export function flight<Who>({ who, wide, stops, waits }: Journey<Who>, before: Places, after: Places, unit: number): Flight<Who> | null {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return null;
  const long = last.time - first.time;
  const frames = stops.map((stop) => frame(stop, wide, stop === first ? [before, after] : [after, before], (stop.time - first.time) / long)).filter((each) => each !== null);
  if (frames.length < stops.length) return null;
  const timing = { duration: long * unit, delay: first.time * unit, fill: waits ? "backwards" : "none", easing: "linear" } as const;
  return { who, wide, to: last.at, frames, timing };
}

function frame(stop: Stop, wide: number | undefined, maps: Places[], offset: number): Keyframe | null {
  const seat = /^seat-\d+/.exec(stop.at)?.[0] ?? "";
  const place = maps.map((map) => map.get(stop.at)).find(Boolean) ?? maps.map((map) => map.get(seat)).find(Boolean);
  if (!place) return null;
  const scale = wide ? Math.min(Math.max(place.wide / wide, 0.4), 1.8) : 1;
  return {
    offset,
    transform: `translate(${place.x + (stop.dx ?? 0)}px, ${place.y + (stop.dy ?? 0)}px) translate(-50%, -50%) scale(${scale}) rotate(${stop.turn ?? 0}deg)`,
    opacity: stop.see ?? 1,
    easing: "cubic-bezier(0.45, 0, 0.3, 1)",
  };
}

/** Whether it ends elsewhere than it begins. */
export const goesSomewhere = ({ frames }: Flight<unknown>): boolean => frames[0]?.transform !== frames.at(-1)?.transform;

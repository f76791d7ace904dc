// Hand-drawn outlines as SVG paths, in a square of 100 by 100. Everything is seeded, so a piece looks the same everywhere.

export type Point = readonly [number, number];
export type Chance = () => number;

/** A cut piece of paper, or a drawn line. */
export interface Layer {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
  see?: number; // opacity
  body?: boolean; // part of the silhouette: casts the shadow
  turn?: readonly [number, number, number]; // degrees, around a point
}

/** Numbers between 0 and 1 that depend on the seed alone. */
export function seeded(seed: string): Chance {
  let a = 2166136261;
  for (const letter of seed) a = Math.imul(a ^ letter.charCodeAt(0), 16777619);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const short = (n: number) => String(Math.round(n * 10) / 10);
const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;

/** A smooth curve through points. */
export function curve(points: readonly Point[], closed = true): string {
  const n = points.length;
  const point = (i: number) => points[closed ? (i + n) % n : Math.min(Math.max(i, 0), n - 1)] as Point;
  let d = `M${at(point(0))}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${at(leave)} ${at(arrive)} ${at(to)}`;
  }
  return closed ? d + "Z" : d;
}

/** Straight cuts between points. */
export const cut = (points: readonly Point[], closed = true) => `M${points.map(at).join("L")}${closed ? "Z" : ""}`;

/** The point at an angle (degrees, clockwise from the right). */
export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

/** A circle as a steady hand draws it. */
export function round(chance: Chance, cx: number, cy: number, radius: number, flat = 1, wobble = 0.02): string {
  const points = Array.from({ length: 14 }, (_, i): Point => {
    const [x, y] = polar(0, 0, radius * (1 + wobble * (chance() * 2 - 1)), (i * 360) / 14);
    return [cx + x, cy + y * flat];
  });
  return curve(points);
}

/** A round sheet of icing whose edge runs down in drips. */
export function icing(chance: Chance, cx: number, cy: number, radius: number, drips: number, depth: number): string {
  const points: Point[] = [];
  for (let i = 0; i < drips; i++) {
    const [start, step] = [(i * 360) / drips + chance() * 8, 360 / drips];
    const long = radius + depth * (0.55 + chance() * 0.75);
    points.push(polar(cx, cy, radius - depth * 0.3, start));
    points.push(polar(cx, cy, long, start + step * 0.36), polar(cx, cy, long, start + step * 0.62));
  }
  return curve(points);
}

/** An arc as an open line, for shine and belts. */
export function arc(cx: number, cy: number, radius: number, from: number, to: number, flat = 1): string {
  const points = Array.from({ length: 9 }, (_, i): Point => {
    const [x, y] = polar(0, 0, radius, from + ((to - from) * i) / 8);
    return [cx + x, cy + y * flat];
  });
  return curve(points, false);
}

/** A rectangle with soft corners and slightly bent sides. */
export function block(chance: Chance, cx: number, cy: number, wide: number, high: number, corner: number): string {
  const [w, h] = [wide / 2, high / 2];
  const corners = [[1, -1], [1, 1], [-1, 1], [-1, -1]] as const;
  const points = corners.flatMap(([sx, sy], i): Point[] => {
    const nudge = () => (chance() - 0.5) * 1.6;
    const along: Point = [cx + sx * w + nudge(), cy + sy * (h - corner)];
    const across: Point = [cx + sx * (w - corner), cy + sy * h + nudge()];
    const tip: Point = [cx + sx * (w - corner * 0.28), cy + sy * (h - corner * 0.28)];
    return i % 2 ? [along, tip, across] : [across, tip, along];
  });
  return curve(points);
}

/** Points on a ring, well apart from each other. */
export function scatter(chance: Chance, count: number, inner: number, outer: number, cx = 50, cy = 50): Point[] {
  const found: Point[] = [];
  const distance = (p: Point) => Math.min(99, ...found.map((q) => Math.hypot(p[0] - q[0], p[1] - q[1])));
  for (let i = 0; i < count; i++) {
    const tries = Array.from({ length: 12 }, () => {
      const radius = Math.sqrt(inner ** 2 + chance() * (outer ** 2 - inner ** 2));
      return polar(cx, cy, radius, chance() * 360);
    });
    found.push(tries.reduce((best, p) => (distance(p) > distance(best) ? p : best)));
  }
  return found;
}

/** Small round dots at points. */
export const dots = (points: readonly Point[], size: (i: number) => number) =>
  points
    .map(([x, y], i) => {
      const r = short(size(i));
      return `M${at([x - size(i), y])}a${r} ${r} 0 1 0 ${short(2 * size(i))} 0a${r} ${r} 0 1 0 ${short(-2 * size(i))} 0Z`;
    })
    .join("");

/** Short strokes at points, each with its own angle. */
export const strokes = (chance: Chance, points: readonly Point[], length: number) =>
  points
    .map((p) => {
      const angle = chance() * 360;
      return cut([polar(p[0], p[1], length / 2, angle), polar(p[0], p[1], length / 2, angle + 180)], false);
    })
    .join("");

/** A heart around a point; radius is half its width. */
export function heart(cx: number, cy: number, radius: number): string {
  const points = Array.from({ length: 24 }, (_, i): Point => {
    const t = (i * Math.PI) / 12;
    const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
    return [cx + (radius * 16 * Math.sin(t) ** 3) / 16, cy - (radius * y) / 16];
  });
  return curve(points);
}

const LEAF: Point[] = [[0, -10], [2, -6.3], [4.4, -7.4], [3.8, -2.2], [6.8, -5], [7.6, -3.2], [10.6, -3.6], [9.4, -0.6],
  [10.4, 0.8], [5.4, 4.8], [5.9, 6.8], [0.9, 6], [0.8, 11.5]];

/** A maple leaf around a point. */
export function leaf(cx: number, cy: number, size: number): string {
  const mirrored = LEAF.slice(1).reverse().map(([x, y]): Point => [-x, y]);
  return cut([...LEAF, ...mirrored].map(([x, y]): Point => [cx + (x * size) / 10, cy + (y * size) / 10]));
}

/** A circle of dough with a bite taken out of it. */
export function bitten(chance: Chance, radius: number, bites: readonly (readonly [number, number, number])[]): string {
  const points = Array.from({ length: 60 }, (_, i): Point => {
    let reach = radius * (1 + 0.012 * (chance() * 2 - 1));
    const inBite = ([x, y]: Point) => bites.some(([bx, by, br]) => Math.hypot(x - bx, y - by) < br);
    while (inBite(polar(50, 50, reach, i * 6))) reach -= 0.5;
    return polar(50, 50, reach, i * 6);
  });
  return curve(points);
}

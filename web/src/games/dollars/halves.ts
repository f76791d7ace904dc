// What each flavour looks like: half a donut around (0, 0), its cut along y = 0, bulging downwards; a cell is 100 wide.
// Outlines end on the cut at the same points for both halves, so that two of a kind make a whole without a seam.

export interface Layer {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
  see?: number; // opacity
}

export const OUTLINE = "#4a2518";
const RADIUS = 36;
const HOLE = 11;
const SPRINKLES = ["#ffffff", "#ffd23f", "#2f9fb5", "#7a4bd0", "#3f9d4a"];

type Edge = (degrees: number) => number;

const rad = (degrees: number) => (degrees * Math.PI) / 180;
const at = (radius: number, degrees: number) => `${(radius * Math.cos(rad(degrees))).toFixed(1)} ${(radius * Math.sin(rad(degrees))).toFixed(1)}`;
const even = (radius: number): Edge => () => radius;
/** An edge in waves; they are the same on both sides of the cut. */
const waves = (radius: number, depth: number, count: number): Edge => (degrees) => radius + depth * Math.cos(rad(degrees * count));

function line(edge: Edge, from = 0, to = 180): string {
  const steps = Array.from({ length: 37 }, (_, i) => from + ((to - from) * i) / 36);
  return steps.map((degrees, i) => `${i ? "L" : "M"}${at(edge(degrees), degrees)}`).join("");
}

/** The paper between two edges. */
const band = (outer: Edge, inner: Edge) => `${line(outer)}${line(inner, 180, 0).replace("M", "L")}Z`;
const whole = (outer: Edge) => `${line(outer)}Z`;

const paper = (outer: Edge, inner: Edge | null, fill: string, width = 2.4): Layer[] => [
  { d: inner ? band(outer, inner) : whole(outer), fill },
  { d: line(outer), line: OUTLINE, width },
  ...(inner ? [{ d: line(inner), line: OUTLINE, width }] : []),
];
const shine = (radius: number, from: number, to: number): Layer => ({ d: line(even(radius), from, to), line: "#fff", width: 3, see: 0.55 });
const stroke = (radius: number, degrees: number, long: number, turn: number) => {
  const [x, y] = [radius * Math.cos(rad(degrees)), radius * Math.sin(rad(degrees))];
  const [dx, dy] = [(long / 2) * Math.cos(rad(turn)), (long / 2) * Math.sin(rad(turn))];
  return `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
};
const dot = (radius: number, degrees: number, size: number) => {
  const [x, y] = [radius * Math.cos(rad(degrees)), radius * Math.sin(rad(degrees))];
  return `M${(x - size).toFixed(1)} ${y.toFixed(1)}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0Z`;
};

const DRAWN: Record<string, () => Layer[]> = {
  // An old-fashioned ring: petals all around, cracks between them, no icing.
  plain: () => [
    ...paper(waves(RADIUS - 0.6, 2.4, 10), even(HOLE), "#dba455"),
    { d: band(waves(30, 2, 10), even(HOLE + 4)), fill: "#f2cd8b" },
    { d: [18, 54, 90, 126, 162].map((degrees) => `M${at(19, degrees)}L${at(29, degrees)}`).join(""), line: "#b57a2f", width: 2.6 },
  ],
  // Dark icing that runs over the rim.
  chocolate: () => [
    ...paper(even(RADIUS), even(HOLE), "#d9a05a"),
    ...paper(waves(31.5, 2.2, 8), even(HOLE + 3), "#5b2f1c", 1.6),
    shine(24, 28, 74),
    shine(24, 84, 92),
  ],
  // Raspberry icing under sprinkles of all colours.
  sprinkle: () => [
    ...paper(even(RADIUS), even(HOLE), "#d9a05a"),
    ...paper(waves(31.5, 1.8, 12), even(HOLE + 3), "#e75a8d", 1.6),
    ...[[27, 12, 80], [20, 30, 20], [27.5, 44, -40], [20, 66, 70], [27.5, 78, 10], [21, 100, -30], [27.5, 112, 60], [20, 136, 0], [27, 148, 100], [22, 167, 60]].map(
      ([radius = 0, degrees = 0, turn = 0], i): Layer => ({ d: stroke(radius, degrees, 6, turn), line: SPRINKLES[i % 5] ?? "#fff", width: 3.2 }),
    ),
  ],
  // A ball without a hole: sugar all over, jelly in the middle.
  jelly: () => [
    ...paper(even(RADIUS), null, "#f3e2c4"),
    { d: band(even(RADIUS - 1), even(30.5)), fill: "#d9a05a" },
    ...paper(waves(15, 2.6, 6), null, "#b4123f", 2),
    { d: line(even(8), 30, 95), line: "#ff9db5", width: 3, see: 0.9 },
    { d: [[24, 10], [27, 38], [23, 62], [27, 86], [22, 112], [27, 136], [24, 166]].map(([radius = 0, degrees = 0]) => dot(radius, degrees, 1.9)).join(""), fill: "#fff" },
  ],
};

const known = new Map<string, Layer[]>();

export const isDrawn = (flavour: string): boolean => flavour in DRAWN;

/** The layers of a half; a flavour of somebody else's box is a pale ring that carries its letter. */
export function layersOf(flavour: string): Layer[] {
  const layers = known.get(flavour) ?? (DRAWN[flavour]?.() ?? [...paper(even(RADIUS), even(HOLE), "#e5d3b8")]);
  known.set(flavour, layers);
  return layers;
}

/** The colours of a donut hole: dough, icing, and what is strewn on it. */
export const HOLES: Record<string, { dough: string; icing?: string; strewn?: string[] }> = {
  plain: { dough: "#e5b264" },
  chocolate: { dough: "#d9a05a", icing: "#5b2f1c" },
  sprinkle: { dough: "#d9a05a", icing: "#e75a8d", strewn: SPRINKLES },
  jelly: { dough: "#f3e2c4", icing: "#b4123f" },
};

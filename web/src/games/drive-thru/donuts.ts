// What each recipe looks like: cut paper, layer on layer, from dough, icing, drips and topping. A recipe that is not listed
// here is a plain ring with its letters.
import { arc, curve, cut, dots, icing, leaf, polar, round, scatter, seeded, strokes } from "../../lib/shapes";
import type { Chance, Layer, Point } from "../../lib/shapes";

interface Look {
  dough: Paper;
  shape?: "ring" | "bun" | "none"; // none: the topping draws everything
  size?: number; // of the dough
  icing?: string;
  drips?: number;
  depth?: number; // of the drips
  topping?: (chance: Chance) => Layer[];
}
type Paper = readonly [fill: string, light: string];

const OUTLINE = "#3a1c2c";
const GOLDEN: Paper = ["#dd9d4d", "#f0c280"];
const BROWN: Paper = ["#8a5230", "#a86d45"];
const DARK: Paper = ["#4a281c", "#66402e"];
const PALE: Paper = ["#f2dcae", "#fbeed0"];
const CREAM = "#fff4dc";

// --- Parts

const body = (d: string, fill: string, width = 2.8): Layer => ({ d, fill, line: OUTLINE, width, body: true });
const laid = (d: string, fill: string, width = 2): Layer[] => [
  { d, line: OUTLINE, width: 5, see: 0.16 },
  { d, fill, line: OUTLINE, width },
];
const line = (d: string, colour: string, width: number, see = 1): Layer => ({ d, line: colour, width, see });
const rope = (d: string, colour: string, width: number): Layer[] => [line(d, OUTLINE, width + 3), line(d, colour, width)];
const shine = (d: string, width = 3.6): Layer => line(d, "#ffffff", width, 0.65);
const spots = (points: readonly Point[], size: (i: number) => number, fill: string): Layer => ({ d: dots(points, size), fill });
const turned = (layers: Layer[], x: number, y: number, degrees: number): Layer[] => layers.map((layer) => ({ ...layer, turn: [x, y, degrees] as const }));

const around = (count: number, radius: number, start = 0, cx = 50, cy = 50): Point[] =>
  Array.from({ length: count }, (_, i) => polar(cx, cy, radius, start + (i * 360) / count));
const polygon = (x: number, y: number, radius: number, corners: number, start = -90) => cut(around(corners, radius, start, x, y));
const oval = (x: number, y: number, rx: number, ry: number) => curve(around(10, 1).map(([px, py]): Point => [x + (px - 50) * rx, y + (py - 50) * ry]));
const star = (x: number, y: number, outer: number, inner: number, points: number) =>
  cut(Array.from({ length: points * 2 }, (_, i) => polar(x, y, i % 2 ? inner : outer, -90 + (i * 180) / points)));

function ball(chance: Chance, x: number, y: number, radius: number, [fill, light]: Paper): Layer[] {
  return [
    body(round(chance, x, y, radius), fill),
    { d: round(chance, x - radius * 0.07, y - radius * 0.1, radius * 0.82), fill: light, see: 0.75 },
  ];
}

function ring(chance: Chance, radius: number, [fill, light]: Paper): Layer[] {
  return [
    body(round(chance, 50, 50, radius) + round(chance, 50, 50, radius * 0.3), fill),
    { d: round(chance, 49, 47.5, radius - 4.5) + round(chance, 50, 50, radius * 0.36), fill: light, see: 0.75 },
  ];
}

function frosted(chance: Chance, look: Look): Layer[] {
  if (!look.icing) return [];
  const size = look.size ?? 42;
  const hole = look.shape === "bun" ? "" : round(chance, 50, 50, size * 0.38, 1, 0.05);
  const shining = look.shape === "bun" ? size * 0.6 : size * 0.62;
  return [
    ...laid(icing(chance, 50, 50, size * 0.8, look.drips ?? 9, look.depth ?? 5) + hole, look.icing),
    shine(arc(50, 50, shining, 195, 246)),
    shine(arc(50, 50, shining, 258, 266)),
  ];
}

function sprinkles(chance: Chance, points: readonly Point[], colours: readonly string[], length = 6, width = 3.6): Layer[] {
  return colours.flatMap((colour, i) => {
    const d = strokes(chance, points.filter((_, j) => j % colours.length === i), length);
    return [line(d, OUTLINE, width + 1.8, 0.8), line(d, colour, width)];
  });
}

// --- The recipes

const LOOKS: Record<string, Look> = {
  "fluffy-bun": {
    dough: GOLDEN,
    shape: "bun",
    topping: (chance) => [
      line(curve([[18, 58], [34, 66], [52, 62], [68, 67], [83, 57]], false), "#b3702c", 3.4),
      shine(arc(50, 48, 30, 200, 262), 5),
      spots(scatter(chance, 16, 4, 30, 50, 38), (i) => 1.3 + (i % 3) * 0.5, CREAM),
    ],
  },
  cherryberry: {
    dough: GOLDEN,
    icing: "#f27a97",
    topping: (chance) => [
      ...sprinkles(chance, scatter(chance, 9, 19, 33), ["#7b2fb0", CREAM], 3, 4),
      ...rope(curve([[43, 55], [46, 34], [62, 14]], false), "#5f9a3c", 2.6),
      ...rope(curve([[69, 58], [68, 34], [62, 14]], false), "#5f9a3c", 2.6),
      ...laid(oval(40, 62, 15, 14), "#d3152f", 2.4),
      ...laid(oval(70, 66, 15, 14), "#b20f3a", 2.4),
      shine(arc(39, 61, 9, 190, 250)),
      shine(arc(69, 65, 9, 190, 250)),
    ],
  },
  "caramel-sea-salt-superior": {
    dough: GOLDEN,
    icing: "#b4651c",
    drips: 7,
    depth: 9,
    topping: (chance) => [
      line(curve(Array.from({ length: 19 }, (_, i) => polar(50, 50, i % 2 ? 32 : 20, i * 20)), false), "#f2b65a", 3),
      ...scatter(chance, 9, 19, 32).flatMap(([x, y], i) => laid(polygon(x, y, 4.6, 4, i * 23), "#ffffff", 1.6)),
    ],
  },
  cinnamoan: {
    dough: ["#d9944a", "#eab777"],
    shape: "bun",
    topping: () => {
      const spiral = curve(Array.from({ length: 34 }, (_, i) => polar(50, 50, 3 + i * 1.02, i * 32)), false);
      return [line(spiral, "#7c3d16", 6.5), line(spiral, "#c9772f", 2), ...rope(curve([[24, 34], [40, 22], [56, 33], [74, 24], [80, 40]], false), CREAM, 4.4)];
    },
  },
  "coated-baby": {
    dough: BROWN,
    size: 34,
    topping: (chance) => [
      ...laid(round(chance, 50, 47, 30) + round(chance, 50, 49, 10), "#fff0f4", 2.2),
      ...sprinkles(chance, scatter(chance, 12, 14, 26, 50, 47), ["#7fc4ec", "#f59ab8"], 2.2, 4.2),
      ...rope(curve([[30, 86], [50, 94], [70, 86]], false), "#7fc4ec", 4),
      ...laid(oval(50, 90, 8, 6.5), "#ffd861", 2),
    ],
  },
  "general-custard": {
    dough: GOLDEN,
    shape: "bun",
    icing: "#5c3423",
    drips: 8,
    depth: 6,
    topping: () => [
      ...laid(star(50, 49, 25, 10.5, 5), "#ffd23f", 2.6),
      ...laid(oval(50, 50, 7, 7), "#fff0a8", 1.8),
      ...rope(curve([[22, 73], [36, 82], [50, 84], [64, 82], [78, 73]], false), "#ffe08a", 5.5),
    ],
  },
  "lemon-drizzle-deluxe": {
    dough: GOLDEN,
    icing: "#ffe14d",
    topping: () => [
      line(cut([[16, 44], [38, 22], [34, 50], [60, 16], [48, 44], [80, 26]], false), "#ffffff", 3.4),
      ...laid(oval(66, 67, 22, 22), "#fff6b8", 2.6),
      { d: oval(66, 67, 17.5, 17.5), fill: "#ffd21f" },
      line(around(6, 17, 0, 66, 67).map((p) => cut([[66, 67], p], false)).join(""), "#fff6b8", 3.2),
    ],
  },
  "honey-matcha": {
    dough: ["#b8b45a", "#d4d282"],
    icing: "#7fae42",
    drips: 8,
    topping: () => [
      ...([[50, 19], [28, 33], [72, 33], [28, 63], [72, 63]] as Point[]).flatMap(([x, y]) => laid(polygon(x, y, 9.5, 6), "#ffc02e", 2)),
      ...laid(curve([[41, 74], [50, 70], [59, 74], [58, 84], [54, 97], [50, 90], [46, 94], [42, 84]]), "#ffb01f", 2.2),
      shine(curve([[46, 78], [46, 86]], false), 2.4),
    ],
  },
  "toasted-coconut-cloud": {
    dough: PALE,
    shape: "none",
    topping: (chance) => [
      ...around(8, 29, 22).map(([x, y]) => body(oval(x, y, 15.5, 15.5), "#fffaf0", 3.2)),
      { d: round(chance, 50, 50, 35), fill: "#fffaf0" },
      { d: arc(50, 50, 33, 20, 150), line: "#e3d6c8", width: 7, see: 0.8 },
      ...laid(round(chance, 50, 50, 10), "#d9b98a", 2.4),
      ...sprinkles(chance, scatter(chance, 18, 15, 37), ["#c8843c", "#e7b06a"], 7.5, 2.8),
    ],
  },
  "bittersweet-chocolate-chips": {
    dough: PALE,
    icing: "#e8cfa0",
    depth: 3,
    topping: (chance) =>
      scatter(chance, 10, 20, 35).flatMap(([x, y], i) => [...laid(polygon(x, y, 8, 3, -90 + (i % 3) * 14), "#3b1d14", 1.8), shine(cut([[x - 1.5, y - 2], [x - 2.5, y + 1]], false), 1.6)]),
  },
  "maple-morning-twist": {
    dough: GOLDEN,
    shape: "none",
    topping: (chance) => [
      ...[16, 29.5, 43, 56.5, 70, 83].flatMap((at, i) =>
        turned([body(oval(at, 100 - at, 20, 12.5), i % 2 ? "#d08a3c" : "#e5ab5c"), shine(curve([[at - 11, 94 - at], [at, 92 - at], [at + 10, 95 - at]], false), 2.8)], at, 100 - at, 14)),
      ...laid(leaf(70, 64, 21), "#c2401f", 2.2),
      line(cut([[70, 50], [70, 80]], false), "#ffb070", 2),
      ...sprinkles(chance, [[22, 66], [36, 78], [20, 82]], [CREAM], 1.5, 4),
    ],
  },
  "shards-of-serendipity": {
    dough: DARK,
    icing: "#7a5be0",
    topping: () =>
      around(8, 30, 12).flatMap(([x, y], i) =>
        turned(laid(cut([[x, y - 13], [x + 6, y + 3], [x + 1, y + 10], [x - 6, y + 2]]), ["#59e3f2", "#ff8ad0", "#fff27a", "#8dfb9c"][i % 4] ?? CREAM, 1.9), x, y, 102 + i * 45)),
  },
  "peanut-butter-bacon-crunch": {
    dough: GOLDEN,
    icing: "#d39a4a",
    topping: (chance) => [
      ...[32, 55].flatMap((y, i) => {
        const strip = curve([[6, y + 6], [20, y - 4], [35, y + 7], [50, y - 3], [65, y + 7], [80, y - 4], [94, y + 5]], false);
        return turned([{ ...line(strip, OUTLINE, 16), body: true }, line(strip, "#b3283a", 12.5), line(strip, "#f7c9b4", 3.6)], 50, 50, i ? -8 : -16);
      }),
      ...sprinkles(chance, [[30, 80], [50, 86], [70, 80], [60, 74], [40, 74]], ["#f6dca4"], 3, 5),
    ],
  },
  "salted-ginger-hazel-cream": {
    dough: BROWN,
    icing: CREAM,
    topping: (chance) => [
      ...around(5, 27, -90).flatMap(([x, y]) => [...ball(chance, x, y, 9.4, ["#a8642c", "#cf9152"]), { ...body(oval(x, y - 5.5, 5.5, 3.2), "#f0d3a2", 1.5) }]),
      ...sprinkles(chance, around(5, 31, -54), ["#f2a93b"], 6, 4.2),
    ],
  },
  "rhubarb-rosette": {
    dough: PALE,
    shape: "none",
    topping: () => [
      ...around(8, 28, 10).flatMap(([x, y], i) => turned([body(oval(x, y, 19, 15), i % 2 ? "#e8537f" : "#f07b9c")], x, y, 10 + i * 45)),
      ...around(5, 14, 30).flatMap(([x, y], i) => turned(laid(oval(x, y, 13, 10), i % 2 ? "#f8a7bb" : "#e8537f", 2.2), x, y, 30 + i * 72)),
      ...laid(oval(50, 50, 8, 8), "#ffd7e0", 2),
      line(curve([[46, 51], [50, 46], [54, 51], [50, 54]], false), "#b01f50", 2.2),
    ],
  },
  "pistachio-cluster-bomb": {
    dough: DARK,
    shape: "none",
    topping: (chance) => [
      ...rope(curve([[66, 24], [74, 12], [86, 14]], false), "#f0d9a8", 4),
      ...laid(star(88, 14, 12, 5, 7), "#ffb52e", 2),
      ...ball(chance, 46, 55, 39, ["#5a3324", "#74462f"]),
      body(cut([[56, 16], [72, 22], [68, 32], [52, 26]]), "#8d8fa8", 2.4),
      ...scatter(chance, 12, 4, 31, 46, 56).flatMap(([x, y], i) => turned(laid(oval(x, y, 7.4, 5), i % 3 ? "#a6cf5a" : "#d4ea92", 1.9), x, y, i * 47)),
    ],
  },
  "espresso-eclipse": {
    dough: DARK,
    shape: "none",
    topping: (chance) => [
      body(star(50, 50, 47, 36, 16), "#ffc53d", 2.6),
      ...ball(chance, 50, 50, 33, ["#2d1712", "#452820"]),
      line(arc(50, 50, 29, 120, 240), "#fff3cf", 4.4),
      ...turned(laid(oval(54, 52, 14, 10), "#7a4a2c", 2), 54, 52, -35),
      ...turned([line(curve([[41, 53], [50, 50], [58, 54], [67, 51]], false), OUTLINE, 2.4)], 54, 52, -35),
    ],
  },
  "jalapeno-orange-blossom": {
    dough: GOLDEN,
    icing: "#ff8a2b",
    topping: () => [
      ...([[27, 40], [36, 72], [72, 68]] as Point[]).flatMap(([x, y]) => [...laid(oval(x, y, 11.5, 11.5), "#3f8f3a", 2.2), { d: oval(x, y, 7.2, 7.2), fill: "#cdeea0" }, spots([[x - 2.4, y - 2], [x + 2.6, y], [x - 1, y + 3]], () => 1.5, "#fffbe0")]),
      ...around(5, 12, -90, 68, 30).flatMap(([x, y], i) => turned(laid(oval(x, y, 9, 7), "#ffffff", 2), x, y, -90 + i * 72)),
      ...laid(oval(68, 30, 5.5, 5.5), "#ffc928", 1.8),
    ],
  },
  "saffron-sugar-crown": {
    dough: GOLDEN,
    icing: "#f0632e",
    topping: (chance) => [
      ...sprinkles(chance, scatter(chance, 9, 20, 34, 50, 56), [CREAM], 1.6, 4),
      ...laid(cut([[22, 50], [16, 12], [34, 30], [50, 6], [66, 30], [84, 12], [78, 50]]), "#ffd13b", 2.8),
      ...laid(cut([[22, 42], [78, 42], [77, 53], [23, 53]]), "#ffb01f", 2.2),
      spots([[50, 47.5], [34, 47.5], [66, 47.5]], () => 3.6, "#d5224f"),
      spots([[16, 11], [50, 6], [84, 11]], () => 4.4, "#fff6cf"),
    ],
  },
  "triple-truffle-tower": {
    dough: DARK,
    shape: "none",
    topping: (chance) => [
      ...ball(chance, 50, 75, 24, ["#3d2118", "#5b372a"]),
      ...laid(icing(chance, 50, 57, 15, 6, 4), CREAM, 2),
      ...ball(chance, 50, 45, 18.5, ["#7a4428", "#9c6240"]),
      ...laid(icing(chance, 50, 31, 11, 6, 3), "#f3a1b5", 2),
      ...ball(chance, 50, 19, 14, ["#f3ddb6", "#fff3da"]),
      shine(arc(50, 75, 16, 195, 245)),
      shine(arc(50, 45, 12, 195, 245), 3),
      ...laid(star(50, 17, 7, 3, 5), "#ffcf3a", 1.6),
    ],
  },
  "golden-glaze-grandeur": {
    dough: ["#b3741c", "#d59a35"],
    icing: "#ffcf3a",
    drips: 7,
    depth: 10,
    topping: () => [
      line(arc(50, 50, 27, 20, 150), "#e5a01d", 5),
      ...([[30, 30, 13], [73, 40, 11], [42, 76, 9]] as const).flatMap(([x, y, size]) => laid(star(x, y, size, size * 0.28, 4), "#fffdf0", 1.8)),
    ],
  },
};

const UNLISTED: Look = { dough: GOLDEN, icing: "#f3e2c6" };

function layers(id: string): Layer[] {
  const look = LOOKS[id] ?? UNLISTED;
  const chance = seeded(id);
  const size = look.size ?? 42;
  const base = look.shape === "none" ? [] : look.shape === "bun" ? ball(chance, 50, 50, size, look.dough) : ring(chance, size, look.dough);
  return [...base, ...frosted(chance, look), ...(look.topping?.(chance) ?? [])];
}

// --- What the board asks for

const drawn = new Map<string, Layer[]>();

/** The layers of a recipe's doughnut, from the counter upwards. */
export function layersOf(id: string): Layer[] {
  const known = drawn.get(id) ?? layers(id);
  drawn.set(id, known);
  return known;
}

export const isDrawn = (id: string) => id in LOOKS;
export const drawnKinds = () => Object.keys(LOOKS);

/** The initials that tell the recipes apart without colour. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s&-]+/);
  return words.length > 1 ? words.slice(0, 2).map((word) => word.charAt(0)).join("") : name.slice(0, 2);
}

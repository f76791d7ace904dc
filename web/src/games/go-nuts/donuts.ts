// What each donut looks like: cut paper, layer on layer. A kind that is not listed here is a plain ring with its letters.
import { arc, bitten, block, curve, cut, dots, heart, icing, leaf, polar, round, scatter, seeded, strokes } from "../../lib/shapes";
import type { Chance, Layer, Point } from "../../lib/shapes";
import { say } from "../../lib/language.svelte";
import type { PieceInfo } from "../../lib/schema";

type Draw = (chance: Chance) => Layer[];

export const OUTLINE = "#4a2518";
const GOLD = "#e2a553";
const GOLD_LIGHT = "#f0c47c";
const GOLD_DEEP = "#bd7a30";
const CHOCOLATE = "#6b3a22";
const DARK = "#43210f";
const CREAM = "#fff6e4";
const MAPLE = "#c9782e";
const SPRINKLES = ["#ffffff", "#ffd23f", "#3fb8c9", "#7a4bd0", "#58b947"];

// --- Parts

/** A piece of paper with an outline: part of the silhouette. */
const body = (d: string, fill: string, width = 2.6): Layer => ({ d, fill, line: OUTLINE, width, body: true });

/** A piece laid on another one: it throws a little shadow downwards. */
const laid = (d: string, fill: string, width = 1.9): Layer[] => [
  { d, line: OUTLINE, width: 4.5, see: 0.16 },
  { d, fill, line: OUTLINE, width },
];
const shine = (d: string, width = 3.4, see = 0.6): Layer => ({ d, line: "#ffffff", width, see });
const mark = (d: string, line: string, width: number, see = 1): Layer => ({ d, line, width, see });
const spots = (points: readonly Point[], size: (i: number) => number, fill: string, see = 1): Layer => ({
  d: dots(points, size),
  fill,
  see,
});

/** A ring of dough, lighter above than below. */
function dough(chance: Chance, fill: string, light: string, radius = 41, hole = 13, cx = 50, cy = 50): Layer[] {
  const inner = round(chance, cx, cy, hole);
  return [
    body(round(chance, cx, cy, radius) + inner, fill),
    { d: round(chance, cx - 1, cy - 2.5, radius - 4.5) + round(chance, cx, cy, hole + 2.5), fill: light, see: 0.75 },
  ];
}

/** A ring of icing that drips over the dough. */
function frosting(chance: Chance, fill: string, radius = 33, drips = 9, depth = 5, cx = 50, cy = 50, hole = 15.5): Layer[] {
  return [
    ...laid(icing(chance, cx, cy, radius, drips, depth) + round(chance, cx, cy, hole, 1, 0.05), fill),
    shine(arc(cx, cy, (radius + hole) / 2 + 1, 195, 250)),
    shine(arc(cx, cy, (radius + hole) / 2 + 1, 262, 270)),
  ];
}

/** A ball of dough without a hole. */
function ball(chance: Chance, cx: number, cy: number, radius: number, fill: string, light: string): Layer[] {
  return [
    body(round(chance, cx, cy, radius), fill),
    { d: round(chance, cx - radius * 0.06, cy - radius * 0.1, radius * 0.84), fill: light, see: 0.75 },
  ];
}

function sprinkles(chance: Chance, points: readonly Point[], colours: readonly string[], length = 6.5, width = 3.6): Layer[] {
  return colours.flatMap((colour, i) => {
    const d = strokes(chance, points.filter((_, j) => j % colours.length === i), length);
    return [mark(d, OUTLINE, width + 1.6, 0.75), mark(d, colour, width)];
  });
}

const oval = (cx: number, cy: number, rx: number, ry: number) => curve(
  Array.from({ length: 10 }, (_, i): Point => {
    const [x, y] = polar(0, 0, 1, i * 36);
    return [cx + x * rx, cy + y * ry];
  }),
);

// --- The kinds

const LOOKS: Record<string, Draw> = {
  "chocolate-frosted": (chance) => [
    ...dough(chance, GOLD, GOLD_LIGHT),
    ...frosting(chance, CHOCOLATE, 33, 8, 6),
  ],

  "donut-holes": (chance) => [
    ...ball(chance, 30, 66, 22, GOLD, GOLD_LIGHT),
    ...ball(chance, 71, 66, 21.5, "#d3903f", "#e6b064"),
    ...ball(chance, 51, 32, 22.5, GOLD, GOLD_LIGHT),
    ...[[30, 66], [71, 66], [51, 32]].map(([x = 0, y = 0]) => shine(arc(x, y, 14, 200, 258), 3.6)),
    ...sprinkles(chance, scatter(chance, 5, 2, 13, 54, 35), [CREAM], 2.4, 2.4),
    ...sprinkles(chance, scatter(chance, 5, 2, 12, 73, 70), [CREAM], 2.4, 2.4),
  ],

  eclair: () => {
    const turn = [50, 50, -28] as const;
    const log: Point[] = [[3, 52], [6, 41], [15, 34], [32, 32], [68, 32], [85, 34], [94, 41], [97, 52], [94, 63], [85, 70], [68, 72], [32, 72], [15, 70], [6, 63]];
    const wave = Array.from({ length: 11 }, (_, i): Point => [13 + i * 7.4, 60 + (i % 2 ? 3.5 : -1)]);
    const drip: Point[] = [[14, 46], [20, 37], [35, 33], [65, 33], [80, 37], [86, 46], [80, 52], [73, 57], [67, 51], [55, 51], [49, 57],
      [43, 51], [32, 51], [26, 56], [19, 52]];
    return [
      body(curve(log), GOLD),
      { d: curve(log.map(([x, y]): Point => [50 + (x - 50) * 0.93, 50 + (y - 52) * 0.8])), fill: GOLD_LIGHT, see: 0.7 },
      mark(curve(wave, false), OUTLINE, 8),
      mark(curve(wave, false), CREAM, 5),
      ...laid(curve(drip), CHOCOLATE),
      mark(cut([[28, 47], [36, 37], [44, 47], [52, 37], [60, 47], [68, 37], [74, 45]], false), "#f3d9ae", 2.8),
      shine(curve([[20, 43], [25, 39], [29, 38]], false), 2.6),
    ].map((layer) => ({ ...layer, turn }));
  },

  "french-cruller": (chance) => {
    const ridges = Array.from({ length: 11 }, (_, i) => {
      const degrees = (i * 360) / 11;
      const [x, y] = polar(50, 50, 26.5, degrees);
      const turn = [x, y, degrees + 34] as const;
      return [
        { ...body(oval(x, y, 18, 10.8), i % 2 ? "#f0cd86" : "#e9bd6c", 2.3), turn },
        { ...shine(curve([[x - 8, y - 2.8], [x + 1, y - 4.4], [x + 9, y - 3]], false), 2.4, 0.7), turn },
      ];
    });
    return [...ridges.flat(), { d: round(chance, 50, 50, 10.5), fill: OUTLINE, see: 0.22 }];
  },

  glazed: (chance) => {
    const runs: Point[] = [[13, 50], [18, 30], [34, 15], [52, 11], [72, 17], [86, 34], [88, 54], [85, 70], [80, 80], [76, 72], [72, 76], [67, 93],
      [62, 78], [55, 83], [49, 92], [43, 80], [36, 78], [31, 88], [26, 72], [19, 68], [16, 62]];
    return [
      ...dough(chance, GOLD_DEEP, GOLD),
      { ...body(curve(runs) + round(chance, 50, 49, 14), "#f8dfae", 2.1) },
      { d: arc(50, 49, 29, 20, 150), line: "#eabf78", width: 7, see: 0.7 },
      shine(arc(50, 49, 27, 185, 262), 6, 0.95),
      shine(arc(50, 49, 27, 276, 292), 6, 0.95),
      shine(arc(50, 49, 30, 28, 62), 3.4, 0.95),
    ];
  },

  "jelly-filled": (chance) => {
    const splat: Point[] = [[35, 38], [45, 29], [58, 30], [68, 40], [67, 53], [69, 67], [65, 76], [60, 70], [58, 62], [52, 64], [51, 80], [46, 89],
      [41, 82], [41, 63], [34, 53]];
    return [
      ...ball(chance, 50, 50, 41, GOLD, GOLD_LIGHT),
      spots(scatter(chance, 34, 22, 38), (i) => 1 + (i % 3) * 0.35, CREAM, 0.95),
      ...laid(curve(splat), "#c81e46", 2.2),
      shine(curve([[42, 43], [46, 37], [53, 36]], false), 4, 0.75),
      shine(curve([[45.5, 72], [45.5, 80]], false), 2.6, 0.6),
    ];
  },

  "maple-bar": (chance) => {
    const turn = [50, 50, 12] as const;
    const sheet: Point[] = [[29, 15], [50, 13], [71, 15], [74, 30], [73, 55], [74, 75], [68, 84], [63, 78], [57, 77], [52, 86], [46, 78], [40, 77],
      [34, 83], [27, 76], [27, 55], [26, 30]];
    return [
      body(block(chance, 50, 50, 60, 90, 14), GOLD),
      { d: block(chance, 49, 48, 53, 83, 12), fill: GOLD_LIGHT, see: 0.7 },
      ...laid(curve(sheet), MAPLE),
      shine(curve([[33, 34], [33, 25], [38, 20]], false)),
      ...laid(leaf(50, 48, 19), "#a8321c", 1.8),
      mark(cut([[50, 36], [50, 62]], false), "#f5b26b", 1.6),
    ].map((layer) => ({ ...layer, turn }));
  },

  plain: (chance) => {
    const bites = [[83, 22, 11], [70, 13, 8], [92, 36, 8]] as const;
    const hole = round(chance, 50, 50, 14);
    return [
      body(bitten(chance, 41, bites) + hole, GOLD),
      { d: bitten(chance, 36.5, [[82, 21, 14], [70, 12, 10], [92, 36, 11]]) + round(chance, 50, 50, 17), fill: GOLD_LIGHT, see: 0.75 },
      mark(arc(50, 50, 30, 20, 215), GOLD_DEEP, 2.2, 0.85),
      mark(arc(50, 50, 23, 60, 120), GOLD_DEEP, 2, 0.7),
      ...[[88, 13, 2.6], [95, 20, 1.7], [81, 7, 1.8]].map(([x = 0, y = 0, r = 0]) => body(dots([[x, y]], () => r), GOLD, 1.4)),
    ];
  },

  powdered: (chance) => {
    const dust = Array.from({ length: 18 }, (_, i) => polar(50, 50, 44 + (i % 3) * 2, i * 20 + chance() * 8));
    return [
      spots(dust, (i) => 1.4 + (i % 4) * 0.5, "#dccab8"),
      ...dough(chance, "#f7efe4", "#ffffff", 39.5),
      spots(scatter(chance, 26, 17, 37), (i) => 1.1 + (i % 3) * 0.5, "#d9c8b6"),
      mark(arc(50, 50, 33, 30, 110), "#dccbb8", 4, 0.8),
      { d: curve([[28, 32], [34, 27], [38, 32], [33, 37]]), fill: GOLD_LIGHT },
      { d: curve([[64, 70], [71, 68], [73, 73], [67, 76]]), fill: GOLD_LIGHT },
    ];
  },

  "boston-cream": (chance) => {
    const dollop: Point[] = [[31, 55], [34, 45], [42, 43], [41, 34], [49, 33], [54, 22], [57, 34], [63, 37], [60, 44], [69, 47], [70, 57], [60, 64], [41, 64]];
    return [
      ...ball(chance, 50, 52, 41, GOLD, GOLD_LIGHT),
      ...laid(icing(chance, 50, 50, 33, 8, 6), DARK),
      shine(arc(50, 50, 28, 190, 225), 3.4),
      ...laid(curve(dollop), "#ffe08a", 2.4),
      mark(curve([[37, 53], [50, 56], [64, 51]], false), "#c98f25", 2.2),
      mark(curve([[44, 43], [51, 45], [59, 41]], false), "#c98f25", 2.2),
    ];
  },

  "double-chocolate": (chance) => [
    ...dough(chance, "#5d3320", "#74452c", 30, 9, 65, 35),
    ...frosting(chance, DARK, 23, 8, 4, 65, 35, 11),
    ...dough(chance, "#5d3320", "#74452c", 33, 10, 37, 61),
    ...frosting(chance, DARK, 26, 8, 4.5, 37, 61, 12),
    ...sprinkles(chance, scatter(chance, 9, 15, 24, 37, 61), ["#c98a5a"], 3.4, 3.4),
    ...sprinkles(chance, [[65, 16], [82, 28], [84, 42]], ["#c98a5a"], 3.2, 3.2),
  ],

  "red-velvet": (chance) => [
    body(heart(50, 48, 43) + heart(50, 49, 12), "#b01c33"),
    { d: heart(49.5, 46.5, 37.5) + heart(50, 49, 15), fill: "#cf3a4c", see: 0.7 },
    ...laid(heart(50, 46.5, 32) + heart(50, 48.5, 16), CREAM, 2),
    spots(scatter(chance, 18, 19, 29, 50, 46), (i) => 1.5 + (i % 3) * 0.5, "#b01c33"),
  ],

  sprinkled: (chance) => [
    ...dough(chance, GOLD, GOLD_LIGHT),
    ...frosting(chance, "#f58fb4", 34, 10, 5),
    ...sprinkles(chance, scatter(chance, 20, 19, 33), SPRINKLES, 6, 3.8),
  ],

  "bear-claw": (chance) => {
    const toes = ([[17, 42, -32], [37, 26, -10], [62, 26, 10], [83, 42, 32]] as const).flatMap(([x, y, degrees]) => [
      { ...body(oval(x, y, 11.5, 19), GOLD), turn: [x, y, degrees] as const },
      { ...shine(curve([[x - 4, y - 2], [x - 3, y - 11], [x + 1, y - 14]], false), 2.8), turn: [x, y, degrees] as const },
    ]);
    const palm: Point[] = [[10, 66], [18, 53], [34, 45], [50, 42], [66, 45], [82, 53], [90, 66], [84, 82], [66, 91], [50, 88], [34, 91], [16, 82]];
    const almonds = ([[33, 62, 30], [52, 54, -10], [69, 64, -40], [46, 76, 70], [63, 78, 10]] as const).flatMap(([x, y, degrees]) =>
      laid(oval(x, y, 8.2, 4.6), "#fff0cf", 1.7).map((layer) => ({ ...layer, turn: [x, y, degrees] as const })),
    );
    return [
      ...toes,
      body(curve(palm), GOLD),
      { d: curve(palm.map(([x, y]): Point => [50 + (x - 50) * 0.86, 65 + (y - 66) * 0.8])), fill: "#c98639", see: 0.6 },
      mark(curve([[17, 68], [27, 76], [34, 58], [44, 82], [52, 62], [60, 84], [68, 57], [76, 78], [84, 66]], false), CREAM, 2.6, 0.9),
      ...almonds,
    ];
  },

  "cinnamon-twist": (chance) => {
    const turn = 40;
    const strand = [10, 26, 42, 58, 74, 90].map((y, i) => ({ x: 50, y, wide: i === 0 || i === 5 ? 12 : 20 }));
    const placed = strand.flatMap(({ x, y, wide }, i) => {
      const [dx, dy] = [x - 50, y - 50];
      const angle = (turn * Math.PI) / 180;
      const [px, py] = [50 + dx * Math.cos(angle) - dy * Math.sin(angle), 50 + dx * Math.sin(angle) + dy * Math.cos(angle)];
      const spin = [px, py, turn - 34] as const;
      return [
        { ...body(oval(px, py, wide, 11.5), i % 2 ? "#d99a4e" : "#e6b068"), turn: spin },
        { ...mark(curve([[px - wide * 0.6, py + 3.5], [px, py + 1], [px + wide * 0.62, py + 3.5]], false), "#8a4a1c", 3), turn: spin },
        { ...shine(curve([[px - wide * 0.5, py - 5], [px, py - 7], [px + wide * 0.4, py - 6]], false), 2.4), turn: spin },
      ];
    });
    const sugar = Array.from({ length: 22 }, (_, i): Point => {
      const along = -40 + (i * 80) / 21;
      const across = (chance() - 0.5) * 22;
      const angle = (turn * Math.PI) / 180;
      return [50 + across * Math.cos(angle) - along * Math.sin(angle), 50 + across * Math.sin(angle) + along * Math.cos(angle)];
    });
    return [...placed, spots(sugar, (i) => 0.9 + (i % 3) * 0.3, "#fff3da")];
  },

  coffee: (chance) => [
    { ...body(curve([[70, 48], [88, 46], [93, 60], [86, 74], [70, 76]]) + curve([[70, 55], [82, 54], [84, 61], [80, 67], [70, 68]]), "#2f9c95") },
    body(curve([[16, 40], [18, 60], [23, 84], [30, 91], [48, 92.5], [64, 91], [71, 84], [76, 60], [78, 40], [60, 38], [34, 38]]), "#37b3aa"),
    { d: cut([[20, 58], [75, 58], [73, 70], [22, 70]]), fill: CREAM },
    { d: oval(47, 40, 31, 9), fill: CREAM, line: OUTLINE, width: 2.4, body: true },
    { d: oval(47, 40.5, 25.5, 6), fill: DARK, line: OUTLINE, width: 1.4 },
    shine(arc(47, 40.5, 20, 200, 260, 0.2), 1.8, 0.7),
    shine(curve([[25, 47], [26, 56]], false), 3, 0.6),
    ...[34, 48, 62].flatMap((x) => {
      const steam = curve([[x, 29], [x - 4, 22], [x + 3, 15], [x - 2, 6 + chance() * 2]], false);
      return [mark(steam, OUTLINE, 5.4), mark(steam, "#ffffff", 2.6)];
    }),
  ],

  "day-old-donuts": (chance) => [
    body(cut([[12, 42], [20, 12], [84, 10], [88, 42]]), "#e7b7bd"),
    { d: cut([[18, 38], [24, 17], [79, 15], [82, 38]]), fill: "#f3d2d2", see: 0.8 },
    ...dough(chance, "#b6976a", "#c9ae84", 17, 5, 29, 40),
    ...dough(chance, "#a98a60", "#bea17a", 17, 5, 71, 40),
    ...dough(chance, "#b6976a", "#c9ae84", 18, 5.5, 50, 36),
    mark(cut([[42, 24], [46, 30], [43, 34]], false), OUTLINE, 1.6),
    mark(cut([[72, 28], [76, 33], [73, 37]], false), OUTLINE, 1.6),
    body(cut([[6, 46], [94, 45], [91, 90], [10, 91]]), "#f6dada"),
    { d: cut([[10, 50], [90, 49], [89.5, 56], [11, 57]]), fill: "#d98a97", see: 0.8 },
    ...laid(cut([[36, 62], [72, 60], [73, 82], [37, 84], [29, 73]]), "#ffd75e", 2.2),
    mark(cut([[45, 73], [65, 72]], false), OUTLINE, 4.4),
    { d: dots([[36, 73]], () => 2.2), fill: OUTLINE },
  ],

  milk: (chance) => [
    { ...mark(cut([[57, 36], [70, 6], [82, 4]], false), OUTLINE, 9.4), body: true },
    mark(cut([[57, 36], [70, 6], [82, 4]], false), "#ffffff", 5.4),
    mark(cut([[60, 29], [62, 25]], false) + cut([[65, 18], [67, 13]], false) + cut([[73, 5.6], [76, 5.2]], false), "#e2365b", 5.4),
    body(cut([[25, 22], [75, 22], [69, 91], [31, 91]]), "#cfe8f2"),
    { d: cut([[27.5, 36], [72.5, 36], [67.5, 88], [32.5, 88]]), fill: "#ffffff" },
    { d: oval(50, 36, 22.5, 4.6), fill: "#f3f6fb", line: "#9cb7c6", width: 1.4 },
    mark(cut([[57, 36], [62.5, 23]], false), "#e2365b", 4.6, 0.9),
    { d: oval(50, 22, 25, 5), line: OUTLINE, width: 2.4 },
    mark(curve([[34, 46], [36, 66], [37, 80]], false), "#c3d9e6", 4.6),
    mark(curve([[64, 74], [63, 83]], false), "#dbe8f0", 4),
    spots(scatter(chance, 3, 1, 8, 56, 62), (i) => 1.6 + i * 0.6, "#dbe8f0"),
  ],

  "old-fashioned": (chance) => {
    const petals: Point[] = [];
    const cracks: Layer[] = [];
    for (let i = 0; i < 8; i++) {
      const degrees = i * 45 + chance() * 6;
      petals.push(polar(50, 50, 35, degrees), polar(50, 50, 42, degrees + 12), polar(50, 50, 44, degrees + 24), polar(50, 50, 41, degrees + 35));
      cracks.push(mark(cut([polar(50, 50, 33, degrees), polar(50, 50, 26, degrees + 2)], false), "#6f3c16", 2.6));
    }
    const star = Array.from({ length: 12 }, (_, i) => polar(50, 50, i % 2 ? 8.5 : 15, i * 30 + 10));
    const ridge = Array.from({ length: 24 }, (_, i) => polar(50, 50, i % 2 ? 24 : 28.5, i * 15 + chance() * 5));
    return [
      body(curve(petals) + cut(star), "#b06a2c"),
      { d: curve(petals.map(([x, y]): Point => [50 + (x - 50) * 0.92, 48.5 + (y - 50) * 0.92])) + cut(ridge), fill: "#cf8d47", see: 0.9 },
      ...cracks,
      mark(cut(ridge), "#6f3c16", 2.2),
      { d: cut(ridge.map(([x, y]): Point => [50 + (x - 50) * 0.88, 50 + (y - 50) * 0.88])) + cut(star), fill: "#dca462", see: 0.8 },
      shine(arc(50, 49, 36, 205, 240), 3, 0.6),
      shine(arc(50, 49, 36, 25, 50), 3, 0.4),
    ];
  },

  "maple-frosted": (chance) => [
    ...dough(chance, GOLD, GOLD_LIGHT),
    ...frosting(chance, MAPLE, 34, 9, 5),
    ...[[66, 68, 23, -14] as const].flatMap(([x, y, size, degrees]) =>
      [...laid(leaf(x, y, size), "#a8321c", 2.2), mark(cut([[x, y - 14], [x, y + 17]], false), "#f5b26b", 1.8)].map((layer) => ({
        ...layer,
        body: "fill" in layer && Boolean(layer.fill),
        turn: [x, y, degrees] as const,
      })),
    ),
  ],

  "mucho-matcha": (chance) => {
    const beads = Array.from({ length: 8 }, (_, i) => polar(50, 50, 29, i * 45 + 22));
    return [
      ...beads.flatMap(([x, y]) => ball(chance, x, y, 14.8, "#7d9a3c", "#9dba55")),
      ...beads.flatMap(([x, y]) => [shine(arc(x, y, 9, 200, 262), 3, 0.75)]),
      mark(curve(Array.from({ length: 16 }, (_, i) => polar(50, 50, i % 2 ? 38 : 24, i * 22.5 + 22))), "#4c6320", 2.6, 0.9),
      spots(scatter(chance, 20, 18, 40), (i) => 0.9 + (i % 2) * 0.4, "#eef5c8"),
    ];
  },

  "raspberry-frosted": (chance) => {
    const seeds: Point[] = [[50, 38], [41, 42], [59, 42], [36, 50], [46, 49], [55, 49], [64, 50], [40, 58], [50, 58], [60, 58], [45, 66], [55, 66], [50, 73]];
    return [
      ...dough(chance, GOLD, GOLD_LIGHT),
      ...frosting(chance, "#b5226b", 34, 9, 5),
      ...seeds.map(([x, y]) => body(dots([[x, y]], () => 6), "#e0407f", 1.8)),
      ...seeds.map(([x, y]) => shine(dots([[x - 1.6, y - 2]], () => 0.6), 1.2, 0.8)),
      { ...body(cut([[50, 39], [40, 42], [43, 34], [36, 29], [46, 30], [50, 22], [54, 30], [64, 29], [57, 34], [60, 42]]), "#5d9a3a", 2) },
    ];
  },

  "strawberry-glazed": (chance) => {
    const runs: Point[] = [[16, 52], [20, 33], [36, 19], [55, 18], [74, 26], [84, 44], [84, 60], [80, 74], [75, 68], [70, 74], [66, 92], [60, 78], [52, 82],
      [46, 94], [40, 80], [33, 77], [27, 85], [23, 70], [17, 62]];
    const berry: Point[] = [[72, 52], [60, 42], [56, 27], [62, 17], [72, 18], [83, 15], [91, 24], [89, 39]];
    const pips: Point[] = [[66, 28], [76, 26], [85, 29], [70, 37], [80, 37], [73, 45]];
    return [
      ...dough(chance, GOLD, GOLD_LIGHT),
      body(curve(runs) + round(chance, 50, 50, 15), "#ffc2c9", 2.1),
      shine(arc(50, 50, 27, 150, 225), 4.4, 0.9),
      ...laid(curve(berry), "#e3263f", 2.4).map((layer) => ({ ...layer, body: true })),
      spots(pips, () => 1.7, "#ffe08a"),
      body(cut([[73, 20], [62, 22], [66, 14], [60, 7], [70, 10], [77, 3], [79, 11], [90, 9], [84, 16], [88, 23]]), "#5d9a3a", 2),
    ];
  },
};

const unlisted: Draw = (chance) => [...dough(chance, GOLD, GOLD_LIGHT), ...frosting(chance, "#f3e2c6", 34, 9, 4)];

// --- What the board asks for

const drawn = new Map<string, Layer[]>();

/** The layers of a donut, from the counter upwards. */
export function layersOf(id: string): Layer[] {
  const known = drawn.get(id) ?? (LOOKS[id] ?? unlisted)(seeded(id));
  drawn.set(id, known);
  return known;
}

export const isDrawn = (id: string) => id in LOOKS;
export const drawnKinds = () => Object.keys(LOOKS);

/** One or two letters that tell the kinds apart without colour. */
export function lettersOf(id: string, name: string): string {
  if (id === "bear-claw") return "Be"; // BC is the Boston Cream
  const words = name.split(/[\s-]+/);
  return words.length > 1 ? words.slice(0, 2).map((word) => word.charAt(0)).join("").toUpperCase() : name.slice(0, 2);
}

/** What a card is worth, in a few letters; nothing where it has no points of its own. */
export function hintOf(piece: PieceInfo | undefined): string {
  const { kind, points, costs, condition } = piece?.facts.says?.[0] ?? {};
  if (kind === "pairs") return `2 = ${points}`;
  if (kind === "table" || kind === "table-with-more") return `${points[0]} … ${Math.max(...points)}`;
  if (kind !== "each" && kind !== "per-negative") return "";
  return say("go-nuts-hint", { points: costs ? `−${points}` : String(points), why: kind === "per-negative" ? "for" : condition === "none" ? "always" : "if" });
}

// A QR code: byte mode, versions 1 to 6, error correction M, which holds 106 bytes. After ISO/IEC 18004.

interface Version {
  number: number;
  blocks: number;
  data: number; // codewords in each block
  correction: number; // codewords in each block
}

const VERSIONS: Version[] = [
  { number: 1, blocks: 1, data: 16, correction: 10 },
  { number: 2, blocks: 1, data: 28, correction: 16 },
  { number: 3, blocks: 1, data: 44, correction: 26 },
  { number: 4, blocks: 2, data: 32, correction: 18 },
  { number: 5, blocks: 2, data: 43, correction: 24 },
  { number: 6, blocks: 4, data: 27, correction: 16 },
];

export type Grid = boolean[][]; // true is dark; row by row

/** The code of a text, without its quiet zone. Throws RangeError when the text is too long. */
export function qr(text: string): Grid {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.find((each) => bytes.length + 2 <= each.blocks * each.data);
  if (!version) throw new RangeError(`${bytes.length} bytes do not fit; at most 106 do`);
  const words = interleaved(codewords(bytes, version.blocks * version.data), version);
  const blank = patterns(version);
  let best: Grid = [];
  let least = Infinity;
  for (let mask = 0; mask < MASKS.length; mask++) {
    const grid = filled(blank, words, mask);
    const cost = penalty(grid);
    if (cost < least) [best, least] = [grid, cost];
  }
  return best;
}

// --- The bytes

function codewords(bytes: Uint8Array, room: number): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15]; // mode "byte", then the length
  for (const byte of bytes) nibbles.push(byte >> 4, byte & 15);
  nibbles.push(0); // the terminator
  const words: number[] = [];
  for (let i = 0; i < nibbles.length; i += 2) words.push((nibbles[i]! << 4) | nibbles[i + 1]!);
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

function interleaved(words: number[], { blocks, data, correction }: Version): number[] {
  const parts = Array.from({ length: blocks }, (_, i) => words.slice(i * data, (i + 1) * data));
  const checks = parts.map((part) => remainder(part, correction));
  const weave = (lists: number[][], length: number): number[] =>
    Array.from({ length }, (_, i) => lists.map((list) => list[i]!)).flat();
  return [...weave(parts, data), ...weave(checks, correction)];
}

/** Reed-Solomon: what is left of the words after division by the generator of that degree. */
export function remainder(words: number[], degree: number): number[] {
  const divisor = generator(degree);
  const rest = new Array<number>(degree).fill(0);
  for (const word of words) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((each, i) => (rest[i]! ^= times(each, factor)));
  }
  return rest;
}

function generator(degree: number): number[] {
  const factors = new Array<number>(degree).fill(0);
  factors[degree - 1] = 1;
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) factors[j] = times(factors[j]!, root) ^ (factors[j + 1] ?? 0);
    root = times(root, 2);
  }
  return factors;
}

/** Multiplication in the field of 256 elements modulo 0x11d. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

// --- The grid

type Blank = (boolean | null)[][]; // null where data goes

function patterns({ number }: Version): Blank {
  const size = 17 + 4 * number;
  const grid: Blank = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const put = (row: number, column: number, dark: boolean): void => {
    if (grid[row]?.[column] !== undefined) grid[row]![column] = dark;
  };
  const ring = (row: number, column: number, reach: number, light: number[]): void => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        put(row + dy, column + dx, !light.includes(Math.max(Math.abs(dy), Math.abs(dx))));
  };
  for (let i = 0; i < size; i++) {
    put(6, i, i % 2 === 0);
    put(i, 6, i % 2 === 0);
  }
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) ring(row, column, 4, [2, 4]);
  if (number > 1) ring(size - 7, size - 7, 2, [1]);
  for (const [row, column] of formatPlaces(size).flat()) put(row, column, false);
  put(size - 8, 8, true);
  return grid;
}

/** Where the 15 bits of the format go, lowest first, twice. */
function formatPlaces(size: number): [number, number][][] {
  const around: [number, number][] = [];
  for (let i = 0; i < 15; i++) {
    if (i < 6) around.push([i, 8]);
    else if (i < 8) around.push([i + 1, 8]);
    else if (i === 8) around.push([8, 7]);
    else around.push([8, 14 - i]);
  }
  const split = around.map((_, i): [number, number] => (i < 8 ? [8, size - 1 - i] : [size - 15 + i, 8]));
  return [around, split];
}

/** Error correction M is 00; the mask; and a BCH code of ten bits. */
function formatBits(mask: number): number {
  let rest = mask;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  return ((mask << 10) | rest) ^ 0x5412;
}

export const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

function filled(blank: Blank, words: number[], mask: number): Grid {
  const grid = blank.map((row) => [...row]);
  const masked = MASKS[mask]!;
  let bit = 0;
  for (const [row, column] of zigzag(grid.length)) {
    if (blank[row]![column] !== null) continue;
    const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
    grid[row]![column] = dark !== masked(row, column);
    bit++;
  }
  const format = formatBits(mask);
  for (const places of formatPlaces(grid.length))
    places.forEach(([row, column], i) => (grid[row]![column] = ((format >> i) & 1) === 1));
  return grid as Grid;
}

/** Every place in the order of the data: two columns at a time from the right, up and down in turn. */
export function* zigzag(size: number): Generator<[number, number]> {
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const row = up ? size - 1 - i : i;
      yield [row, right];
      yield [row, right - 1];
    }
    up = !up;
  }
}

// --- How hard a grid is to read

function penalty(grid: Grid): number {
  const columns = grid.map((_, i) => grid.map((row) => row[i]!));
  const lines = [...grid, ...columns].map((line) => line.map((dark) => (dark ? "1" : "0")).join(""));
  return sum(lines.map(runs)) + sum(lines.map(falseFinders)) + squares(grid) + imbalance(grid);
}

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
const runs = (line: string): number => sum((line.match(/0{5,}|1{5,}/g) ?? []).map((run) => run.length - 2));
const falseFinders = (line: string): number =>
  40 * [...`0000${line}0000`.matchAll(/(?=00001011101|10111010000)/g)].length;

function squares(grid: Grid): number {
  let found = 0;
  for (let r = 1; r < grid.length; r++)
    for (let c = 1; c < grid.length; c++) {
      const dark = grid[r]![c];
      if (dark === grid[r - 1]![c] && dark === grid[r]![c - 1] && dark === grid[r - 1]![c - 1]) found++;
    }
  return 3 * found;
}

function imbalance(grid: Grid): number {
  const share = sum(grid.flat().map(Number)) / grid.length ** 2;
  return 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

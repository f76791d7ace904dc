import { describe, expect, it } from "vitest";
import { type Grid, MASKS, qr, remainder, zigzag } from "./qr";

const BLOCKS: Record<number, [blocks: number, data: number]> = {
  21: [1, 16], 25: [1, 28], 29: [1, 44], 33: [2, 32], 37: [2, 43], 41: [4, 27],
};

/** A small reader, written from the standard and not from the writer. */
function read(grid: Grid): string {
  const size = grid.length;
  const format = [0, 1, 2].map((i) => Number(grid[8]![2 + i]!)).join("");
  const mask = Number.parseInt(format, 2) ^ 0b101;
  const [blocks, data] = BLOCKS[size]!;
  const bits: number[] = [];
  for (const [r, c] of zigzag(size)) if (!reserved(size, r, c)) bits.push(Number(grid[r]![c]! !== MASKS[mask]!(r, c)));
  const words = Array.from({ length: blocks * data }, (_, i) => Number.parseInt(bits.slice(8 * i, 8 * i + 8).join(""), 2));
  const straight = Array.from({ length: blocks }, (_, b) => words.filter((_, i) => i % blocks === b)).flat();
  const nibbles = straight.flatMap((word) => [word >> 4, word & 15]);
  const length = nibbles[1]! * 16 + nibbles[2]!;
  const bytes = Array.from({ length }, (_, i) => nibbles[3 + 2 * i]! * 16 + nibbles[4 + 2 * i]!);
  return new TextDecoder().decode(new Uint8Array(bytes));
}

function reserved(size: number, r: number, c: number): boolean {
  const corner = (r < 9 && c < 9) || (r < 9 && c >= size - 8) || (r >= size - 8 && c < 9);
  const mark = size > 21 && Math.abs(r - (size - 7)) < 3 && Math.abs(c - (size - 7)) < 3;
  return corner || mark || r === 6 || c === 6;
}

describe("a QR code", () => {
  it.each([1, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106])("of %i bytes can be read back", (length) => {
    const text = "https://doughjo.example/t/abcdefghijkl".repeat(3).slice(0, length);
    expect(read(qr(text))).toBe(text);
  });

  it("holds letters beyond ASCII", () => expect(read(qr("Éclair"))).toBe("Éclair"));

  it("refuses what does not fit", () => expect(() => qr("x".repeat(107))).toThrow(RangeError));

  it("has the correction words of the standard's example", () => {
    const words = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17];
    expect(remainder(words, 10)).toEqual([165, 36, 212, 193, 237, 54, 199, 135, 44, 85]);
  });
});

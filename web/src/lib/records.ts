// What a seat may know is one record: everybody's points, the hidden table, and the facts that follow from it. The
// server sends what changed of it; what the numbers say is read by a decoder that is made from the game's declaration.

export type Words = Record<string, readonly unknown[]>; // by kind; "?" and null stand behind them, for -2 and -1

export interface Decoder<Table> {
  runs: readonly (readonly [number, string])[]; // so many numbers of a form, one after the other; "x": bytes of rows
  read: (words: Words, numbers: readonly number[], bytes: DataView) => Table;
}

const SEATS = 8;
const POINTS = 4 * SEATS; // bytes
const FORMS: Record<string, [(view: DataView, at: number) => number, number]> = {
  b: [(view, at) => view.getInt8(at), 1],
  B: [(view, at) => view.getUint8(at), 1],
  h: [(view, at) => view.getInt16(at, true), 2],
  H: [(view, at) => view.getUint16(at, true), 2],
  i: [(view, at) => view.getInt32(at, true), 4],
  I: [(view, at) => view.getUint32(at, true), 4],
  q: [(view, at) => Number(view.getBigInt64(at, true)), 8],
  d: [(view, at) => view.getFloat64(at, true), 8],
};
const ROWS = "x";
const bytesOf = (form: string): number => (form === ROWS ? 1 : FORMS[form]![1]);

/** The size of a record in bytes. */
export function sizeOf(decoder: Decoder<unknown>): number {
  return POINTS + decoder.runs.reduce((sum, [count, form]) => sum + count * bytesOf(form), 0);
}

/** The record with these changes: how many bytes to skip, how many follow, those bytes, over and over, in base64. */
export function changed(record: Uint8Array, changes: string): Uint8Array {
  const runs = Uint8Array.from(atob(changes), (letter) => letter.charCodeAt(0));
  const now = record.slice();
  for (let i = 0, at = 0; i < runs.length; ) {
    const count = runs[i + 1] ?? 0;
    at += runs[i] ?? 0;
    now.set(runs.subarray(i + 2, i + 2 + count), at);
    at += count;
    i += 2 + count;
  }
  return now;
}

/** Everybody's points. */
export function pointsOf(record: Uint8Array, players: number): number[] {
  const view = new DataView(record.buffer, record.byteOffset);
  return Array.from({ length: players }, (_, seat) => view.getInt32(4 * seat, true));
}

/** What the table says. */
export function tableOf<Table>(decoder: Decoder<Table>, words: Words, record: Uint8Array): Table {
  const bytes = new DataView(record.buffer, record.byteOffset + POINTS);
  const numbers: number[] = [];
  let at = 0;
  for (const [count, form] of decoder.runs) {
    if (form !== ROWS) numbers.push(...rows(bytes, form.repeat(count), at, 1)[0]!);
    at += count * bytesOf(form);
  }
  return decoder.read(words, numbers, bytes);
}

// --- What decoders call

/** So many rows of numbers of these forms. */
export function rows(bytes: DataView, forms: string, at: number, count: number): number[][] {
  const number = (form: string): number => {
    const [read, size] = FORMS[form]!;
    at += size;
    return read(bytes, at - size);
  };
  return Array.from({ length: count }, () => [...forms].map(number));
}

export function gathered<Value>(pairs: readonly (readonly [string, Value])[]): Record<string, Value[]> {
  const found: Record<string, Value[]> = {};
  for (const [key, value] of pairs) (found[key] ??= []).push(value);
  return found;
}

export const upToNone = (numbers: readonly number[]): readonly number[] => (numbers.includes(-1) ? numbers.slice(0, numbers.indexOf(-1)) : numbers);

export const repeated = <Word>(words: readonly Word[], numbers: readonly number[], at: number): Word[] =>
  words.slice(0, -2).flatMap((word, i) => Array<Word>(numbers[at + i] ?? 0).fill(word));

export const counted = (words: readonly unknown[], numbers: readonly number[], at: number): Record<string, number> =>
  Object.fromEntries(words.slice(0, -2).flatMap((word, i) => (numbers[at + i] ? [[String(word), numbers[at + i]!]] : [])));

// The piece in your hand: what it is, where it hovers over the mat, and which legal move that would be.
import { cellsOf, isOn, isSame, turnsOf } from "./moves";
import type { Art, Move, Placement, Size, Spot, Thing } from "./moves";

const GRIP = 1; // the cell of a long piece by which it is held

export interface Held extends Required<Spot> {
  thing: Thing;
  art: Art;
}

export class Hand {
  held = $state.raw<Held | null>(null);
  #placements = $state.raw<Placement[]>([]);
  #size: Size = { columns: 0, rows: 0 };

  /** Where pieces can be laid now. */
  know(placements: Placement[], size: Size): void {
    this.#placements = placements;
    this.#size = size;
  }

  /** Take a piece; it first hovers over a place where it fits, near the middle. */
  take(thing: Thing, art: Art): void {
    const { columns, rows } = this.#size;
    const turn = this.held && turnsOf(art).includes(this.held.turn) ? this.held.turn : 0;
    const middle = { x: Math.floor(columns / 2) - 1, y: Math.floor(rows / 2) - 1, turn };
    const far = (spot: Spot) => Math.abs(spot.x - middle.x) + Math.abs(spot.y - middle.y) + (spot.turn === turn ? 0 : 20);
    const [nearest] = this.#fitting(thing).sort((a, b) => far(a) - far(b));
    this.held = { thing, art, ...(nearest ? spotOf(nearest) : middle) };
  }

  /** Carry it there, as long as some of it is over the mat. */
  put(spot: Spot): void {
    if (this.held && cellsOf(this.held.art, spot).some((cell) => isOn(this.#size, ...cell))) this.held = { ...this.held, ...spot };
  }

  back(): void {
    this.held = null;
  }

  /** Carry it over a cell; where it does not fit as it is held, but would when shifted along itself, it is shifted. */
  carry(x: number, y: number, turn = this.held?.turn ?? 0): void {
    const held = this.held;
    if (!held) return;
    const [offX, offY] = gripOf(held.art, turn);
    const wanted = { x: x - offX, y: y - offY, turn };
    if (this.#find(held.thing, wanted)) return this.put(wanted);
    const over = this.#fitting(held.thing).filter((spot) => spot.turn === turn && cellsOf(held.art, spot).some(([cx, cy]) => cx === x && cy === y));
    const far = (spot: Spot) => Math.abs(spot.x - wanted.x) + Math.abs(spot.y - wanted.y);
    const [nearest] = over.sort((a, b) => far(a) - far(b));
    this.put(nearest ? spotOf(nearest) : wanted);
  }

  /** One step, by keys. */
  step(dx: number, dy: number): void {
    if (this.held) this.put({ x: this.held.x + dx, y: this.held.y + dy, turn: this.held.turn });
  }

  turn(by: 1 | -1): void {
    if (!this.held) return;
    const turns = turnsOf(this.held.art);
    const next = turns.at((turns.indexOf(this.held.turn) + by) % turns.length) ?? 0;
    const [offX, offY] = gripOf(this.held.art, this.held.turn);
    const { columns, rows } = this.#size;
    this.carry(within(this.held.x + offX, columns), within(this.held.y + offY, rows), next);
  }

  /** The next place where it fits, in reading order. */
  next(by: 1 | -1): void {
    const held = this.held;
    if (!held) return;
    const all = this.#fitting(held.thing);
    const here = all.findIndex((spot) => same(spot, held));
    const spot = all.at((here + by) % all.length);
    if (spot) this.put(spotOf(spot));
  }

  /** The legal move of what is held where it is held. */
  get move(): Move | undefined {
    return this.held ? this.#find(this.held.thing, this.held)?.move : undefined;
  }

  #fitting(thing: Thing): Placement[] {
    return this.#placements.filter((placement) => isSame(placement.thing, thing));
  }

  #find(thing: Thing, spot: Spot): Placement | undefined {
    return this.#fitting(thing).find((placement) => same(placement, spot));
  }
}

const within = (at: number, size: number) => Math.min(Math.max(at, 0), size - 1);
const same = (a: Spot, b: Spot) => a.x === b.x && a.y === b.y && a.turn === b.turn;
const spotOf = ({ x, y, turn = 0 }: Spot) => ({ x, y, turn });

function gripOf(art: Art, turn: number): [number, number] {
  const cells = cellsOf(art, { x: 0, y: 0, turn });
  return cells[Math.min(GRIP, cells.length - 1)] ?? [0, 0];
}

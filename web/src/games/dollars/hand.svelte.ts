// The piece in your hand: what it is, where it hovers over the mat, and which legal move that would be.
import { cellsOf, turnsOf } from "./moves";
import type { Art, Placement, Spot } from "./moves";

const GRIP = 1; // the cell of a long piece by which it is held

export interface Held extends Spot {
  group: string; // 'buy $3', 'start plain', 'lay half-plain'
  art: Art;
}

export class Hand {
  held = $state.raw<Held | null>(null);
  #placements = $state.raw<Placement[]>([]);

  /** Where pieces can be laid now. */
  know(placements: Placement[]): void {
    this.#placements = placements;
  }

  /** Take a piece; it first hovers over a place where it fits, near the middle. */
  take(group: string, art: Art, size: { columns: number; rows: number }): void {
    const turn = this.held && turnsOf(art).includes(this.held.turn) ? this.held.turn : 0;
    const middle: Spot = { x: Math.floor(size.columns / 2) - 1, y: Math.floor(size.rows / 2) - 1, turn };
    const far = (spot: Spot) => Math.abs(spot.x - middle.x) + Math.abs(spot.y - middle.y) + (spot.turn === turn ? 0 : 20);
    const [nearest] = this.#fitting(group).sort((a, b) => far(a) - far(b));
    this.held = { group, art, ...(nearest ? spotOf(nearest) : middle) };
  }

  put(spot: Spot): void {
    if (this.held) this.held = { ...this.held, ...spot };
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
    if (this.#find(held.group, wanted)) return this.put(wanted);
    const over = this.#fitting(held.group).filter((spot) => spot.turn === turn && cellsOf(held.art, spot).some(([cx, cy]) => cx === x && cy === y));
    const far = (spot: Spot) => Math.abs(spot.x - wanted.x) + Math.abs(spot.y - wanted.y);
    const [nearest] = over.sort((a, b) => far(a) - far(b));
    this.put(nearest ? spotOf(nearest) : wanted);
  }

  /** One step, by keys. It may go as far over the edge as one of its cells still touches the mat's surroundings. */
  step(dx: number, dy: number, size: { columns: number; rows: number }): void {
    if (!this.held) return;
    const next = { ...this.held, x: this.held.x + dx, y: this.held.y + dy };
    const touches = cellsOf(next.art, next).some(([x, y]) => x >= 0 && y >= 0 && x < size.columns && y < size.rows);
    if (touches) this.held = next;
  }

  turn(by: 1 | -1): void {
    if (!this.held) return;
    const turns = turnsOf(this.held.art);
    const next = turns.at((turns.indexOf(this.held.turn) + by) % turns.length) ?? 0;
    const [offX, offY] = gripOf(this.held.art, this.held.turn);
    this.carry(this.held.x + offX, this.held.y + offY, next);
  }

  /** The next place where it fits, in reading order. */
  next(by: 1 | -1): void {
    if (!this.held) return;
    const all = this.#fitting(this.held.group);
    const here = all.findIndex((spot) => same(spot, this.held as Spot));
    const spot = all.at((here + by) % all.length);
    if (spot) this.put(spotOf(spot));
  }

  /** The legal move of what is held where it is held. */
  get move(): string | undefined {
    return this.held ? this.#find(this.held.group, this.held)?.text : undefined;
  }

  #fitting(group: string): Placement[] {
    return this.#placements.filter((placement) => placement.group === group);
  }

  #find(group: string, spot: Spot): Placement | undefined {
    return this.#fitting(group).find((placement) => same(placement, spot));
  }
}

const same = (a: Spot, b: Spot) => a.x === b.x && a.y === b.y && a.turn === b.turn;
const spotOf = ({ x, y, turn }: Spot): Spot => ({ x, y, turn });

function gripOf(art: Art, turn: number): [number, number] {
  const cells = cellsOf(art, { x: 0, y: 0, turn });
  return cells[Math.min(GRIP, cells.length - 1)] ?? [0, 0];
}

// What the table hands to a game's board. A board draws the view and offers the legal moves; it knows no rules.
// It also draws everybody's place; the table around it only adds who is away or stood in for.
import type { Edition } from "./edition.svelte";
import type { PieceInfo } from "./schema";
import type { SeatView, State } from "./state";

export interface BoardProps {
  state: State;
  view: SeatView; // the seat at the bottom of the table, or the spectator's
  names: string[]; // by seat
  pieces: Record<string, PieceInfo>; // by id, for tooltips
  busy: boolean; // a move is on its way: nothing can be chosen
  play: (move: string) => void; // send one of view.legal
  refuse: (why: string) => void; // say why something that was tried cannot be done now
  explain: (move: string) => void; // have the rules say why this move cannot be made
  edition: Edition | null; // the words of the game and its box; null for a moment, while they are fetched
  motion: number; // milliseconds of an ordinary movement; 0 when movement is off
  letters: boolean; // letters on colours, for people who do not tell colours apart
  waiting?: readonly string[]; // moves of this seat that are on their way, where there is a clock and several may be
  arrived?: number; // when the state came, by performance.now(); for games with a clock
}

/** A move that has no place on the board, and the words on its button. */
export interface BarMove {
  move: string; // one of view.legal
  text: string;
}

// What the table hands to a game's board. A board draws the view and offers the legal moves; it knows no rules.
// It also draws everybody's place; the table around it only adds who is away or stood in for.
import { createContext } from "svelte";
import type { Edition, Move } from "./edition.svelte";
import type { PieceInfo } from "./schema";
import type { Happening, SeatView, State } from "./state";

/** `Table`, `Legal` and `Event` are what the game's `said.ts` declares. */
export interface BoardProps<Table = any, Legal = Move, Event = Happening> {
  state: State<Event>;
  view: SeatView<Table, Legal>; // the seat at the bottom of the table, or the spectator's
  names: string[]; // by seat
  pieces: Record<string, PieceInfo>; // by id: what is printed on them for whoever draws it, and whether it is ours
  busy: boolean; // a move is on its way: nothing can be chosen
  play: (move: string) => void; // send one of view.legal
  refuse: (why: string) => void; // say something where a refusal appears
  explain: (move: string) => void; // have the rules say why this move cannot be made
  edition: Edition; // the words of the game and its box
  motion: number; // milliseconds of an ordinary movement; 0 when movement is off
  letters: boolean; // letters on colours, for people who do not tell colours apart
  waiting?: readonly string[]; // moves of this seat that are on their way, where there is a clock and several may be
  arrived?: number; // when the state came, by performance.now(); for games with a clock
}

/** What a board was handed, for all its parts: a board provides its props, a part uses them. */
export const [useBoard, provideBoard] = createContext<BoardProps>();

/** A move that has no place on the board, and the words on its button. */
export interface BarMove {
  move: string; // one of view.legal
  text: string;
}

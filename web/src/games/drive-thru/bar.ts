// What has no piece to tap: offered in the bar below the board too.
import type { BarMove } from "../../lib/board";
import type { SeatView } from "../../lib/schema";

const TEXTS: Record<string, string> = { pass: "Pass", "keep none": "Keep none", refresh: "Turn a Recognition upright" };

export const bar = (view: SeatView): BarMove[] =>
  view.legal.flatMap((move) => (TEXTS[move] ? [{ move, text: TEXTS[move] }] : []));

// What has no card to tap: to stop in the middle of a power.
import type { BarMove } from "../../lib/board";
import type { SeatView } from "../../lib/state";

export const bar = (view: SeatView): BarMove[] => (view.legal.includes("done") ? [{ move: "done", text: "Done" }] : []);

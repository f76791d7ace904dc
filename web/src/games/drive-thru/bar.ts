// What has no piece to tap is on the order pad; nothing is left for the bar.
import type { BarMove } from "../../lib/board";

export const bar = (): BarMove[] => [];

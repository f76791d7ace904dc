// Everything is done at a place of the kitchen; nothing is left for the bar.
import type { BarMove } from "../../lib/board";

export const bar = (): BarMove[] => [];

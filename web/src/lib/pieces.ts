// The pieces of a box, by id, as tooltips and tables need them.
import type { PieceInfo } from "./schema";

/** The piece of that id; one that the box does not know is called by its id. */
export const pieceOf = (pieces: Record<string, PieceInfo>, id: string): PieceInfo => pieces[id] ?? { id, name: id, text: "", facts: {} };

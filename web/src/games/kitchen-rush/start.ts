// What the box is opened with at once, where that is not what the rules call usual.
import type { Options } from "../../lib/games";

export const options: Options = { objective: "easy" };

// What has no card to tap: to stop in the middle of a power.
import type { Verb } from "./moves";

export const bar: readonly Verb[] = ["done"];

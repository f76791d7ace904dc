// How long an ordinary movement takes, in milliseconds.
export type Animation = "off" | "fast" | "normal";

const MILLISECONDS: Record<Animation, number> = { off: 0, fast: 180, normal: 420 };

export function duration(animation: Animation, reduced: boolean): number {
  return reduced ? 0 : MILLISECONDS[animation];
}

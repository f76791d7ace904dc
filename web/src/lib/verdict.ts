// Who won, in a sentence. `games/<game>/verdict.ts` has a game's own words: the sentence where its players win or lose
// together, what its points are called, and what parts those who are level.
import { counted, listed } from "./words";

type Verdict = (won: boolean, scores: readonly number[]) => string;
interface Words {
  verdict?: Verdict;
  unit?: string; // in the singular
  parts?: string;
}
const words = import.meta.glob<Words>("../games/*/verdict.ts", { eager: true });

const wordsOf = (game: string): Words => words[`../games/${game}/verdict.ts`] ?? {};

/** What the points of a game are called: 'point', 'tip'. */
export const unitOf = (game: string): string => wordsOf(game).unit ?? "point";

/** Whether all win or lose together, and so have one sheet. */
export const playTogether = (game: string): boolean => wordsOf(game).verdict !== undefined;

export function verdict(game: string, winners: readonly number[], scores: readonly number[], names: readonly string[]): string {
  const { verdict: together, parts = "the tie is broken" } = wordsOf(game);
  if (together) return together(winners.length > 0, scores);
  const unit = unitOf(game);
  const winner = winners[0];
  if (winner === undefined) return "The game is over; nobody wins.";
  const points = scores[winner] ?? 0;
  if (winners.length > 1 && winners.length === names.length && scores.every((each) => each === points))
    return `Everybody wins together, with ${counted(points, unit)}.`;
  if (winners.length > 1) return `${listed(winners.map((seat) => names[seat] ?? ""))} share the win with ${counted(points, unit)} each.`;
  const wins = `${names[winner]} wins`;
  const next = Math.max(...scores.filter((_, seat) => seat !== winner));
  if (!Number.isFinite(next)) return `${wins} with ${counted(points, unit)}.`;
  if (next >= points) return `${wins} with ${counted(points, unit)}: level on ${unit}s, ${parts}.`;
  return `${wins} with ${counted(points, unit)}, ${points - next} more than the next.`;
}

// Who won, in a sentence. A game whose players win or lose together says it in words of its own: `games/<game>/verdict.ts`.
import { counted, listed } from "./words";

type Verdict = (won: boolean, scores: readonly number[]) => string;
const together = import.meta.glob<{ verdict: Verdict }>("../games/*/verdict.ts", { eager: true });

export function verdict(game: string, winners: readonly number[], scores: readonly number[], names: readonly string[]): string {
  const own = together[`../games/${game}/verdict.ts`];
  if (own) return own.verdict(winners.length > 0, scores);
  const winner = winners[0];
  if (winner === undefined) return "The game is over; nobody wins.";
  const points = scores[winner] ?? 0;
  if (winners.length > 1 && winners.length === names.length && scores.every((each) => each === points))
    return `Everybody wins together, with ${counted(points, "point")}.`;
  if (winners.length > 1) return `${listed(winners.map((seat) => names[seat] ?? ""))} share the win with ${counted(points, "point")} each.`;
  const wins = `${names[winner]} wins`;
  const next = Math.max(...scores.filter((_, seat) => seat !== winner));
  if (!Number.isFinite(next)) return `${wins} with ${counted(points, "point")}.`;
  if (next >= points) return `${wins} with ${counted(points, "point")}: level on points, the tie is broken.`;
  return `${wins} with ${counted(points, "point")}, ${points - next} more than the next.`;
}

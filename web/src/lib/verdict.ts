// Who won, in a sentence. `games/<game>/verdict.ts` says how a game ends: whether its players win or lose together, what
// its points are called, and the line of the score sheet that parts those who are level.
import type { Edition } from "./edition.svelte";
import { language, say } from "./language.svelte";

interface Words {
  together?: boolean;
  unit?: string; // in the singular
  tie?: string;
}
const words = import.meta.glob<Words>("../games/*/verdict.ts", { eager: true });

const wordsOf = (game: string): Words => words[`../games/${game}/verdict.ts`] ?? {};

/** What the points of a game are called: 'point', 'tip'. */
export const unitOf = (game: string): string => wordsOf(game).unit ?? "point";

/** Whether all win or lose together, and so have one sheet. */
export const playTogether = (game: string): boolean => wordsOf(game).together ?? false;

export interface Ending {
  game: string;
  edition: Edition | null;
  winners: readonly number[];
  scores: readonly number[];
  names: readonly string[];
  mine: readonly number[]; // the seats at this screen
}

export function verdict(ending: Ending): string {
  const { game, winners, scores } = ending;
  if (playTogether(game)) return say("verdict-together", { won: winners.length > 0, points: scores[0] ?? 0, unit: unitOf(game) });
  const [winner, ...others] = winners;
  if (winner === undefined) return say("verdict-nobody");
  return others.length ? shared(ending, scores[winner] ?? 0) : won(ending, winner);
}

function won({ game, edition, scores, names, mine }: Ending, winner: number): string {
  const points = scores[winner] ?? 0;
  const next = Math.max(...scores.filter((_, seat) => seat !== winner));
  const unit = unitOf(game);
  const name = names[winner] ?? "";
  const you = winner === reader(mine);
  if (!Number.isFinite(next)) return say("verdict-alone", { winner: name, "winner-you": you, points, unit });
  if (next < points) return say("verdict-ahead", { winner: name, "winner-you": you, points, unit, lead: points - next });
  const { tie } = wordsOf(game);
  if (!tie || !edition) return say("verdict-tie", { winner: name, "winner-you": you, points, unit });
  const parts = edition.because({ kind: tie });
  return say("verdict-level", { winner: name, "winner-you": you, points, unit, parts });
}

function shared({ game, winners, scores, names, mine }: Ending, points: number): string {
  const unit = unitOf(game);
  if (winners.length === names.length && scores.every((each) => each === points)) return say("verdict-everyone", { points, unit });
  const you = reader(mine);
  const others = winners.filter((seat) => seat !== you).map((seat) => names[seat] ?? "");
  const isYou = others.length < winners.length;
  return say("verdict-shared", { winners: language.list(isYou ? [...others, say("you")] : others), "winners-you": isYou, points, unit });
}

/** The seat that is "you"; nobody is where several share the screen. */
const reader = (mine: readonly number[]): number | undefined => (mine.length === 1 ? mine[0] : undefined);

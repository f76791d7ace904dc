// The kitchen wins or loses together.
export function verdict(won: boolean, scores: readonly number[]): string {
  return won ? "You won together: everything the Objective asks is done." : `The kitchen lost: ${scores[0] ?? 0} points towards the Objective.`;
}

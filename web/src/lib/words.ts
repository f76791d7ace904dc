// Small helpers for sentences.

/** 'deck_size' and 'deck-size' as 'Deck size'. */
export function spaced(key: string): string {
  const text = key.replaceAll(/[_-]+/g, " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** '2–6', '4'. */
export function playerRange(players: readonly number[]): string {
  const first = players[0] ?? 1;
  const last = players[players.length - 1] ?? first;
  return first === last ? String(first) : `${first}–${last}`;
}

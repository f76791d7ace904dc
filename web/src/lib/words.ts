// Small helpers for sentences.

/** 'Ann', 'Ann and Ben', 'Ann, Ben and Cy'. */
export function listed(things: readonly string[]): string {
  if (things.length < 2) return things[0] ?? "";
  return `${things.slice(0, -1).join(", ")} and ${things[things.length - 1]}`;
}

/** '1 point', '3 points'. */
export function counted(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? "" : "s"}`;
}

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

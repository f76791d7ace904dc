// Keys that work wherever the focus is.

const ELSEWHERE = "input, textarea, select, dialog, [contenteditable]";

/** Whether a key is meant for the board: pressed without others, and not where something is written or asked. */
export function meansBoard(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !(event.target as HTMLElement).closest(ELSEWHERE);
}

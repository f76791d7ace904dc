// Small things remembered: `keep` until the tab closes (a half-made choice), `store` for good (a name).
// Storage can be full or forbidden; then nothing is remembered and nothing breaks.
import { say } from "./language.svelte";

function write(storage: () => Storage, key: string, value: unknown): void {
  try {
    if (value === null || value === undefined) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

function read<Value>(storage: () => Storage, key: string, otherwise: Value): Value {
  try {
    const text = storage().getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as Value);
  } catch {
    return otherwise;
  }
}

const tab = (): Storage => window.sessionStorage;
const browser = (): Storage => window.localStorage;

export const keep = (key: string, value: unknown): void => write(tab, key, value);
export const kept = <Value>(key: string, otherwise: Value): Value => read(tab, key, otherwise);
export const store = (key: string, value: unknown): void => write(browser, key, value);
export const stored = <Value>(key: string, otherwise: Value): Value => read(browser, key, otherwise);

export const myName = (): string => stored("name", "") || say("usual-name");

export interface RecentReplay {
  replay: string;
  game: string;
  names: string[];
}

const MOST_RECENT = 6;

export const recentReplays = (): RecentReplay[] => stored<RecentReplay[]>("replays", []);

export function rememberReplay(seen: RecentReplay): void {
  const others = recentReplays().filter((other) => other.replay !== seen.replay);
  store("replays", [seen, ...others].slice(0, MOST_RECENT));
}

// Addresses: what each one shows.
export type Route =
  | { screen: "shelf" }
  | { screen: "new"; game: string }
  | { screen: "table"; table: string; end: boolean }
  | { screen: "replay"; replay: string; move: number; eyes: string }
  | { screen: "rules"; game: string; clause: string }
  | { screen: "settings" }
  | { screen: "lost" };

export function parse(address: string): Route {
  const url = new URL(address, "http://here");
  const [first = "", second = "", third = "", ...rest] = url.pathname.split("/").filter(Boolean).map(decoded);
  if (rest.length) return { screen: "lost" };
  if (!first) return { screen: "shelf" };
  if (first === "settings" && !second) return { screen: "settings" };
  if (!second) return { screen: "lost" };
  if (first === "new" && !third) return { screen: "new", game: second };
  if (first === "rules" && !third) return { screen: "rules", game: second, clause: decoded(url.hash.slice(1)) };
  if (first === "t" && (!third || third === "end")) return { screen: "table", table: second, end: third === "end" };
  if (first === "replay" && /^\d*$/.test(third))
    return { screen: "replay", replay: second, move: Number(third), eyes: url.searchParams.get("eyes") ?? "all" };
  return { screen: "lost" };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const tablePath = (table: string): string => `/t/${encodeURIComponent(table)}`;
export const endPath = (table: string): string => `${tablePath(table)}/end`;
export const newPath = (game: string): string => `/new/${encodeURIComponent(game)}`;
export const rulesPath = (game: string, clause?: string | null): string =>
  `/rules/${encodeURIComponent(game)}${clause ? `#${clause}` : ""}`;
export const replayPath = (replay: string, move: number, eyes: string): string =>
  `/replay/${encodeURIComponent(replay)}/${move}${eyes === "all" ? "" : `?eyes=${encodeURIComponent(eyes)}`}`;

// The server's HTTP doors, typed by its own schemas.
import { language, say } from "./language.svelte";
import type {
  Edition,
  Found,
  Health,
  Invitation,
  Join,
  MyGames,
  NewTable,
  Problem,
  ReplayMade,
  ReplayStep,
  Rules,
  Shelf,
} from "./schema";

/** The server said no, and why. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly clause: string | null = null,
  ) {
    super(message);
  }
}

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(path, { credentials: "same-origin", ...init }).catch(() => {
    throw new Refusal(say("unreachable"), 0);
  });
  if (!response.ok) throw await refusal(response);
  return (await response.json()) as Answer;
}

async function refusal(response: Response): Promise<Refusal> {
  const problem = (await response.json().catch(() => null)) as Problem | null;
  const reason = problem?.reason ?? say("server-error", { status: String(response.status) });
  return new Refusal(reason, response.status, problem?.clause ?? null);
}

function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const headers = { "Content-Type": "application/json" };
  return ask(path, { method: "POST", headers, body: JSON.stringify(body) });
}

function once<Answer>(fetchIt: (key: string) => Promise<Answer>): (key: string) => Promise<Answer> {
  const known = new Map<string, Promise<Answer>>();
  return (key) => {
    const answer = known.get(key) ?? fetchIt(key);
    known.set(key, answer);
    answer.catch(() => known.delete(key));
    return answer;
  };
}

/** What the server says in words, in the reader's language; asked inside an effect, it is asked again when that changes. */
function inLanguage<Answer>(path: (key: string) => string): (key: string) => Promise<Answer> {
  const known = once<Answer>(ask);
  return (key) => known(`${path(key)}?language=${language.told}`);
}

const part = encodeURIComponent;
const shelfOnce = inLanguage<Shelf>(() => "/api/shelf");

export const edition = inLanguage<Edition>((game) => `/api/games/${part(game)}/edition`);
export const health = (): Promise<Health> => ask("/api/health");
export const shelf = (): Promise<Shelf> => shelfOnce("");
export const rules = inLanguage<Rules>((game) => `/api/games/${part(game)}/rules`);
export const mine = (): Promise<MyGames> => ask("/api/mine");
export const findCode = (code: string): Promise<Found> => ask(`/api/codes/${part(code)}`);
export const makeTable = (table: NewTable): Promise<Invitation> => post("/api/tables", table);
export const join = (table: string, wish: Join): Promise<Invitation> =>
  post(`/api/tables/${part(table)}/join`, wish);
export const rematch = (table: string): Promise<Invitation> => post(`/api/tables/${part(table)}/rematch`, {});
export const makeReplay = (record: unknown): Promise<ReplayMade> => post("/api/replays", record);
export const replayStep = (replay: string, move: number, eyes: string): Promise<ReplayStep> =>
  ask(`/api/replays/${part(replay)}/${move}?eyes=${part(eyes)}`);

/** What went wrong, in words to show. */
export function words(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

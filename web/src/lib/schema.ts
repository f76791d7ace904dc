// Made from the server's schemas by `make types`; do not edit.

/** The command of that id was carried out, now or the first time it came. */
export interface Accepted {
  type: "accepted";
  id: string;
}

/** An argument of a verb or a code. */
export interface ArgInfo {
  name: string;
  kind: string;
  size?: number;
  first?: number;
  form?: "amounts" | "by-seat" | "each" | "one" | "several" | "together";
  parts?: Record<string, string>;
}

/** A level of bot. */
export interface BotInfo {
  name: string;
  text: string;
}

/** Say something. */
export interface ChatCommand {
  type: "chat";
  id: string;
  seat: number;
  text: string;
}

/** Something said. */
export interface ChatLine {
  seat: number;
  name: string;
  text: string;
}

/** A numbered rule. */
export interface ClauseInfo {
  id: string;
  section: string;
  text: string;
  house: boolean;
}

/** The clock of a game in real time; what time it shows is in the table. */
export interface Clock {
  runs: boolean;
  since: number;
  paused: boolean;
  wishes: Array<number>;
  practice: boolean;
}

/** Something that is said, and its arguments. */
export interface CodeInfo {
  name: string;
  args: Array<ArgInfo>;
  secret?: Array<string>;
  pending?: boolean;
  quiet?: boolean;
}

/** GET /api/games/{game}/edition?language=: what the numbers of a game's records and codes stand for. */
export interface Edition {
  game: string;
  digest: string;
  language: string;
  verbs: Array<VerbInfo>;
  codes: Record<string, Array<CodeInfo>>;
  kinds: Record<string, Array<any>>;
  catalogue: string;
  names: Record<string, Record<string, Record<string, string>>>;
}

/** The answer to a why: the reason, or null for a move that can be made. */
export interface Explained {
  type: "explained";
  id: string;
  why: Record<string, any> | null;
  clause: string | null;
}

/** GET /api/codes/{code}: the table of a short code. */
export interface Found {
  table: string;
}

/** A box on the shelf. */
export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  players: Array<number>;
  minutes: number;
  clock: boolean;
  options: Array<OptionInfo>;
}

/** GET /api/health: the server is up. */
export interface Health {
  version: string;
  ready: boolean;
  warming: Array<string>;
  tables: number;
}

/** The answer to a new table, a join or a rematch: where to go. Seats' secrets are in a cookie only. */
export interface Invitation {
  table: string;
  code: string;
  seats: Array<number>;
}

/** POST /api/tables/{table}/join: sit down on a free chair. */
export interface Join {
  name: string;
  seat?: number | null;
}

/** What one of your seats may know and do: what changed since the last time, or since a record of zeros. */
export interface Look {
  seat: number;
  changes?: string;
  legal?: Array<number>;
  asked?: Array<number | null> | null;
  undo?: Record<string, any> | null;
}

/** Look back: the table after so many moves, through the eyes of a seat of yours or a spectator's. */
export interface LookCommand {
  type: "look";
  id: string;
  move: number;
  seat?: number | null;
}

/** The answer to a look. */
export interface Looked {
  type: "looked";
  id: string;
  move: number;
  view: Look;
}

/** The same as JSON. */
export interface LookedJson {
  type: "looked-json";
  id: string;
  move: number;
  view: SeatView;
}

/** Make a move for a seat of yours. */
export interface MoveCommand {
  type: "move";
  id: string;
  seat: number;
  move: string | number;
  at?: number | null;
}

/** GET /api/mine: the tables at which you hold a seat. */
export interface MyGames {
  games: Array<RunningGame>;
}

/** POST /api/tables. */
export interface NewTable {
  game: string;
  seats: Array<SeatWish>;
  options?: Record<string, boolean | string>;
  patience?: number;
  practice?: boolean;
}

/** What has changed since the last `State` or `News` you were sent; what is not in it is as it was. */
export interface News {
  type: "news";
  seq: number;
  moves?: number;
  to_act?: Array<number>;
  over?: boolean;
  winners?: Array<number>;
  views?: Array<Look>;
  events?: Array<Array<number | null>>;
  started?: boolean;
  people?: Array<Person>;
  chat?: Array<ChatLine>;
  sheet?: Array<Array<Array<number | null>>>;
  rematch?: string | null;
  clock?: Clock | null;
}

/** An option of a game, in plain words. */
export interface OptionInfo {
  name: string;
  text: string;
  default: boolean | string;
  choices: Array<boolean | string>;
  words: Array<string>;
  clause: string | null;
  by_seat: boolean;
}

/** Wish that the clock is stopped, or goes on; it happens when everybody who is here wishes it. */
export interface PauseCommand {
  type: "pause";
  id: string;
  seat: number;
  on: boolean;
}

/** Who sits on a chair. */
export interface Person {
  name: string;
  kind: "bot" | "friend" | "here" | "me";
  bot: string | null;
  taken: boolean;
  here: boolean;
  stand_in: boolean;
  thinking: boolean;
}

/** A card or another piece of the box, in words, and what is printed on it for whoever draws it. */
export interface PieceInfo {
  id: string;
  name: string;
  text: string;
  facts: Record<string, any>;
  origin?: string;
}

/** Every refusal over HTTP: what was wrong and what was expected. */
export interface Problem {
  reason: string;
  clause?: string | null;
}

/** The command of that id changed nothing. */
export interface Refused {
  type: "refused";
  id: string;
  why: Record<string, any>;
  clause: string | null;
}

/** A step of a replay as JSON. */
export interface ReplayJson {
  events: Array<Record<string, any>>;
  view: SeatView;
  sheet: Array<Array<Record<string, any>>>;
}

/** POST /api/replays (a record as JSON): where the replay is. */
export interface ReplayMade {
  replay: string;
}

/** GET /api/replays/{replay}/{move}?eyes=: the table after so many moves, through a seat's eyes or everybody's. */
export interface ReplayStep {
  game: string;
  names: Array<string>;
  move: number;
  moves: number;
  eyes: string;
  text: string | null;
  events: Array<Array<number | null>>;
  view: Look;
  over: boolean;
  winners: Array<number>;
  sheet: Array<Array<Array<number | null>>>;
  json?: ReplayJson | null;
}

/** GET /api/games/{game}/rules: the page in Markdown, its clauses, and the pieces. */
export interface Rules {
  game: string;
  title: string;
  page: string | null;
  clauses: Array<ClauseInfo>;
  pieces: Array<PieceInfo>;
}

/** One of your games. */
export interface RunningGame {
  table: string;
  game: string;
  names: Array<string>;
  your_turn: boolean;
  over: boolean;
}

/** The same as JSON. */
export interface SeatView {
  seat: number;
  question: Record<string, any> | null;
  legal: Array<string>;
  table: Record<string, any>;
  scores: Array<number>;
  undo: Record<string, any> | null;
}

/** A chair at a new table. */
export interface SeatWish {
  kind: "bot" | "friend" | "here" | "me";
  name?: string | null;
  bot?: string | null;
}

/** GET /api/shelf: all games and all bots. */
export interface Shelf {
  version: string;
  games: Array<GameInfo>;
  bots: Array<BotInfo>;
}

/** The table as you may know it: through each of your seats, or a spectator's eyes when you hold none. */
export interface State {
  type: "state";
  seq: number;
  table: string;
  code: string;
  game: string;
  started: boolean;
  moves: number;
  to_act: Array<number>;
  over: boolean;
  winners: Array<number>;
  people: Array<Person>;
  views: Array<Look>;
  events: Array<Array<number | null>>;
  fresh: number;
  chat: Array<ChatLine>;
  sheet: Array<Array<Array<number | null>>>;
  options: Record<string, boolean | string>;
  rematch: string | null;
  clock: Clock | null;
}

/** The table as you may know it, as JSON, for whoever asks for it with `?format=json`: sent whole every time. */
export interface Told {
  type: "told";
  seq: number;
  table: string;
  code: string;
  game: string;
  started: boolean;
  moves: number;
  to_act: Array<number>;
  over: boolean;
  winners: Array<number>;
  people: Array<Person>;
  views: Array<SeatView>;
  kept: number;
  events: Array<Record<string, any>>;
  fresh: number;
  chat: Array<ChatLine>;
  sheet: Array<Array<Record<string, any>>>;
  options: Record<string, boolean | string>;
  rematch: string | null;
  clock: Clock | null;
}

/** Something is wrong at the table; it holds until the next `State` or `News`. */
export interface Trouble {
  type: "trouble";
  why: Record<string, any>;
}

/** Take back the last move of a seat of yours. */
export interface UndoCommand {
  type: "undo";
  id: string;
  seat: number;
}

/** A way to move; ids are dense, and the last argument changes first. */
export interface VerbInfo {
  name: string;
  args: Array<ArgInfo>;
  text?: string | null;
  texts?: Array<string | null>;
}

/** Ask why a move cannot be made; nothing is done. */
export interface WhyCommand {
  type: "why";
  id: string;
  seat: number;
  move: string | number;
}

export type Command = MoveCommand | UndoCommand | ChatCommand | LookCommand | PauseCommand | WhyCommand;

export type Message = State | News | Told | Accepted | Refused | Explained | Looked | LookedJson | Trouble;

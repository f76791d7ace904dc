// One click from a box to a game against bots.
import * as api from "./api";
import { usualOptions } from "./games";
import { myName } from "./keep";
import { tablePath } from "./routes";
import type { BotInfo, GameInfo, SeatWish } from "./schema";

const COSY = 3; // players, where the game allows it
const USUAL_BOT = "baker";

export function usualBot(bots: readonly BotInfo[]): string {
  const usual = bots.find((bot) => bot.name === USUAL_BOT) ?? bots[bots.length - 1];
  return usual?.name ?? USUAL_BOT;
}

export function cosyCount(game: GameInfo): number {
  return game.players.find((count) => count >= COSY) ?? Math.max(...game.players);
}

export function botSeat(bot: string): SeatWish {
  return { kind: "bot", bot };
}

/** Sit down with bots; gives the path of the table. */
export async function playNow(game: GameInfo, bots: readonly BotInfo[]): Promise<string> {
  const bot = usualBot(bots);
  const others = Array.from({ length: cosyCount(game) - 1 }, () => botSeat(bot));
  const made = await api.makeTable({ game: game.name, seats: [{ kind: "me", name: myName() }, ...others], options: usualOptions(game.name) });
  return tablePath(made.table);
}

/** Sit down alone, where the clock stands until you wait; gives the path of the table. */
export async function practise(game: GameInfo): Promise<string> {
  const seats: SeatWish[] = [{ kind: "me", name: myName() }];
  const made = await api.makeTable({ game: game.name, seats, options: usualOptions(game.name), practice: true });
  return tablePath(made.table);
}

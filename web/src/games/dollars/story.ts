// What happened, told as movement: tiles, Dollar Tiles, tokens and customers between named places of the board.
import { type Stop, Story } from "../../lib/motion/story";
import { turnOf } from "./moves";

type Facts = Record<string, any>;

export type Traveller = { tile: string } | { dollar: string } | { token: string } | { customer: string } | { starter: string };

const WIDE = { tile: 160, dollar: 42, token: 38, customer: 100, starter: 46 };
const FADES: Partial<Stop> = { see: 0, dy: -40 };
const BETWEEN = 0.3; // movements from one to the next

/** The story of some events, as seen by a seat: what you laid yourself lies there already. */
export function tell(events: readonly Facts[], me: number): Story<Traveller> {
  const story = new Story<Traveller>();

  const travel = (who: Traveller, from: string, to: string, end: Partial<Stop> = {}) => {
    const wide = WIDE[Object.keys(who)[0] as keyof typeof WIDE];
    story.add({ who, wide, stops: story.way(from, to, end), waits: from.startsWith("tile-") });
    story.clock += BETWEEN;
  };
  const arrive = (who: Traveller, from: string, to: string) => {
    story.covered.set(to, story.clock + 1);
    travel(who, from, to);
  };

  for (const event of events) {
    const { kind, seat, at } = event;
    const own = `seat-${seat}`;
    if (kind === "bought" && seat !== me) travel({ tile: event.tile }, `tile-${event.tile}`, at ? `${own}-${at}` : own, { turn: turnOf("tile", event.facing) });
    else if (kind === "paid") for (const dollar of event.dollars) travel({ dollar }, `${own}-purse`, "bag");
    else if (kind === "perfect") travel({ token: event.flavour }, `${own}-${event.cells[0]}`, `${own}-tokens`);
    else if (kind === "drew") travel({ dollar: event.dollar }, "bag", `${own}-purse`);
    else if (kind === "laid" && seat !== me) travel({ dollar: event.dollar }, `${own}-purse`, `${own}-${at}`, { turn: turnOf("half", event.facing) });
    else if (kind === "starter-placed" && seat !== me) travel({ starter: event.starter }, `${own}-purse`, `${own}-${at}`, { turn: turnOf("half", event.facing) });
    else if (kind === "served") {
      for (const token of event.tokens) travel({ token }, `${own}-tokens`, `customer-${event.customer}`);
      travel({ customer: event.customer }, `customer-${event.customer}`, own, FADES);
    } else if (kind === "customer-left") travel({ customer: event.customer }, `customer-${event.customer}`, `customer-${event.customer}`, FADES);
    else if (kind === "rival-took") travel({ tile: event.tile }, `tile-${event.tile}`, "rival", FADES);
    else if (kind === "slid") for (const tile of event.board.slice(1, event.gap)) if (tile) arrive({ tile }, `tile-${tile}`, `tile-${tile}`);
    else if (kind === "tile-dealt") arrive({ tile: event.tile }, "supply", `tile-${event.tile}`);
    else if (kind === "customer-came") arrive({ customer: event.customer }, "deck", `customer-${event.customer}`);
    else continue;
    if (kind === "slid") story.clock = Math.max(story.clock - BETWEEN * event.gap, 0) + 0.5; // all at once
  }
  return story;
}

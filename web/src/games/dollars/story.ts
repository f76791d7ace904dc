// What happened, told as movement: tiles, Dollar Tiles, tokens and customers between named places of the board.
import { type Stop, Story } from "../../lib/motion/story";
import { type Event, starterOf, turnOf } from "./moves";

export type Traveller = { tile: string } | { dollar: string } | { token: string } | { customer: string } | { starter: string }; // by ids of pieces

const WIDE = { tile: 160, dollar: 42, token: 38, customer: 100, starter: 46 };
const FADES: Partial<Stop> = { see: 0, dy: -40 };
const BETWEEN = 0.3; // movements from one to the next

/** The story of some events, as seen by a seat: what you laid yourself lies there already. */
export function tell(events: readonly Event[], me: number): Story<Traveller> {
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
    const own = "seat" in event ? `seat-${event.seat}` : "";
    const ofOthers = "seat" in event && event.seat !== me;
    if (event.kind === "bought" && ofOthers) travel({ tile: event.tile }, `tile-${event.tile}`, event.at ? `${own}-${event.at}` : own, { turn: turnOf("buy", event.facing) });
    else if (event.kind === "paid") for (const dollar of event.dollars) travel({ dollar }, `${own}-purse`, "bag");
    else if (event.kind === "perfect") travel({ token: event.flavour }, `${own}-${event.cells[0]}`, `${own}-tokens`);
    else if (event.kind === "drew") travel({ dollar: event.dollar }, "bag", `${own}-purse`);
    else if (event.kind === "laid" && ofOthers) travel({ dollar: event.dollar }, `${own}-purse`, `${own}-${event.at}`, { turn: turnOf("lay", event.facing) });
    else if (event.kind === "starter-placed" && ofOthers) travel({ starter: starterOf(event.starter) }, `${own}-purse`, `${own}-${event.at}`, { turn: turnOf("start", event.facing) });
    else if (event.kind === "served") {
      for (const token of event.tokens) travel({ token }, `${own}-tokens`, `customer-${event.customer}`);
      travel({ customer: event.customer }, `customer-${event.customer}`, own, FADES);
    } else if (event.kind === "customer-left") travel({ customer: event.customer }, `customer-${event.customer}`, `customer-${event.customer}`, FADES);
    else if (event.kind === "rival-took") travel({ tile: event.tile }, `tile-${event.tile}`, "rival", FADES);
    else if (event.kind === "slid") {
      for (const tile of event.board.slice(1, event.gap)) if (tile) arrive({ tile }, `tile-${tile}`, `tile-${tile}`);
      story.clock = Math.max(story.clock - BETWEEN * event.gap, 0) + 0.5; // all at once
    } else if (event.kind === "tile-dealt") arrive({ tile: event.tile }, "supply", `tile-${event.tile}`);
    else if (event.kind === "customer-came") arrive({ customer: event.customer }, "deck", `customer-${event.customer}`);
  }
  return story;
}

// Made from what the game declares by `make types`; do not edit.
// @ts-nocheck: what reads a record is right by its making; what it gives has a type
import { counted, gathered, repeated, rows, upToNone, type Decoder } from "../../lib/records";

type IngredientWord = string;
type SpiceWord = string;
type FlavourWord = string;
type SpaceWord = string;
type ThingWord = string;
type LotWord = string;
type PairWord = string;
type OrderWord = string;
type TileWord = string;
type ObjectiveWord = string;
type EventCardWord = string;
type UpgradeWord = string;
type AbilityWord = string;
type BonusWord = string;
type AreaWord = string;
type StorageWord = string;
type SizeWord = string;
type PlateWord = string;
type ScoopedWord = string;
type HourglassWord = string;
type GripWord = string;
type GoalWord = string;
type ModulesWord = string;
type LevelWord = string;
type EventsChosenWord = string;
type RoundSecondsWord = string;
type PhaseWord = string;
type SpaceStateWord = string;
type HourglassStateWord = string;
type DoingWord = string;
type HandChoiceWord = string;
type LidWord = string;
type SaleWord = string;
type TokenWord = string;
type PriceWord = string;
type PurchaseWord = string;

export type Derived = { length: number; sand: Record<HourglassWord, number>; prices: Record<PriceWord, number> & Record<UpgradeWord, number>; wage: number; specialist_wage: number; };

export type Table = { players: number; options: { modules: ModulesWord; objective: LevelWord; events: EventsChosenWord; round_seconds: RoundSecondsWord; finish_under_way: boolean; close_lid_at_end: boolean; }; round: number; phase: PhaseWord; time: number; coins: number; prestige: number; peak: number; bonuses: BonusWord[]; ready: (boolean)[]; objective: ObjectiveWord | null; goals: Record<GoalWord, (number)[]>; event: EventCardWord | null; past_events: EventCardWord[]; upgrades: Record<UpgradeWord, SaleWord>; abilities: Record<AbilityWord, TokenWord>; abilities_used: number; tips: number; unfinished: number; spaces: Record<SpaceWord, SpaceStateWord>; hourglasses: Record<HourglassWord, { state: HourglassStateWord; at?: SpaceWord; user?: number; until?: number; left?: number; begun?: boolean; improved?: boolean; doing?: (DoingWord)[]; }>; storages: Record<StorageWord, Partial<Record<IngredientWord, number>>>; bag: Partial<Record<SpiceWord, number>>; freezer: { scoops: Partial<Record<FlavourWord, number>>; lid: LidWord; } | null; supply: Partial<Record<IngredientWord, number>> & Partial<Record<SpiceWord, number>> & Partial<Record<FlavourWord, number>>; plates: { clean: Partial<Record<SizeWord, number>>; dirty: Partial<Record<SizeWord, number>>; for_sale: Partial<Record<SizeWord, number>>; }; rail: ({ order: OrderWord; tile: TileWord | null; } | null)[]; mats: ({ orders: ({ order: OrderWord; tile: TileWord | null; dish: { ingredients: Partial<Record<IngredientWord, number>>; spices: Partial<Record<SpiceWord, number>>; cooked: number; chilled: number; scoops: Partial<Record<FlavourWord, number>>; } | null; side?: { ingredients: Partial<Record<IngredientWord, number>>; spices: Partial<Record<SpiceWord, number>>; cooked: number; chilled: number; scoops: Partial<Record<FlavourWord, number>>; } | null; ice?: { plate: SizeWord; scoops: Partial<Record<FlavourWord, number>>; } | null; } | null)[]; holds: ({ cube: SpiceWord; }) | ({ crate: IngredientWord; count: number; }) | ({ choice: HandChoiceWord; count: number; }) | ({ choice: HandChoiceWord; count: number; }) | ({ choice: HandChoiceWord; count: number; }) | ({ tiles: (TileWord | null)[]; }) | ({ offer: (OrderWord | null)[]; count: number; }) | null; next_draw: number; })[]; completed: OrderWord[]; discarded: OrderWord[]; completed_tiles: TileWord[]; discarded_tiles: TileWord[]; drawing: { seat: number | null; left: number; } | null; to_leave_unpaid: number; } & { derived: Derived };

export type Move = { id: number; text: string } & (
  | { verb: "wait" }
  | { verb: "ready" }
  | { verb: "place"; hourglass: GripWord; space: SpaceWord }
  | { verb: "lift"; hourglass: GripWord }
  | { verb: "improve" }
  | { verb: "bring" }
  | { verb: "replace"; space: number }
  | { verb: "replace-two"; spaces: PairWord }
  | { verb: "add-ice-cream" }
  | { verb: "put-tile"; tile: number; space: number }
  | { verb: "choose"; order: number }
  | { verb: "take"; space: number }
  | { verb: "fetch"; order: number }
  | { verb: "deliver"; order: number }
  | { verb: "add"; storage: StorageWord; ingredient: IngredientWord; plate: PlateWord }
  | { verb: "draw" }
  | { verb: "keep"; plate: PlateWord }
  | { verb: "put-back" }
  | { verb: "spice"; spice: SpiceWord; plate: PlateWord }
  | { verb: "cook"; plate: PlateWord }
  | { verb: "chill"; plate: PlateWord }
  | { verb: "buy"; lot: LotWord }
  | { verb: "unload"; storage: StorageWord }
  | { verb: "unload-all"; storage: StorageWord }
  | { verb: "pick-spice"; spice: SpiceWord }
  | { verb: "pick-scoop"; flavour: FlavourWord }
  | { verb: "wash"; size: SizeWord }
  | { verb: "buy-upgrade"; upgrade: UpgradeWord }
  | { verb: "re-hire"; hourglass: HourglassWord }
  | { verb: "hire" }
  | { verb: "open"; space: SpaceWord }
  | { verb: "repair"; space: SpaceWord }
  | { verb: "buy-plate"; size: SizeWord }
  | { verb: "lid-off" }
  | { verb: "lid-on" }
  | { verb: "scoop"; flavour: FlavourWord; order: number; part: ScoopedWord }
  | { verb: "leave-unpaid"; hourglass: HourglassWord }
);

export type Event = { move: number } & (
  | { kind: "objective"; objective: ObjectiveWord }
  | { kind: "upgrade"; upgrade: UpgradeWord }
  | { kind: "ability"; ability: AbilityWord }
  | { kind: "event"; event: EventCardWord }
  | { kind: "order"; order: OrderWord; space: number; seat: number }
  | { kind: "ready"; seat: number }
  | { kind: "round-begins"; round: number }
  | { kind: "placed"; seat: number; hourglass: HourglassWord; from: SpaceWord; space: SpaceWord; until: number }
  | { kind: "lifted"; seat: number; hourglass: HourglassWord; from: SpaceWord }
  | { kind: "called"; seat: number; ability: AbilityWord }
  | { kind: "brought"; seat: number; coins: number }
  | { kind: "replaced"; seat: number; spaces: number[]; orders: OrderWord[] }
  | { kind: "ice-cream"; seat: number; coins: number }
  | { kind: "tile"; seat: number; tile: TileWord }
  | { kind: "put-tile"; seat: number; tile: TileWord; space: number }
  | { kind: "offered"; seat: number; order: OrderWord }
  | { kind: "chose"; seat: number; order: OrderWord; space: number }
  | { kind: "took"; seat: number; slot: number; order: OrderWord; tile: TileWord; space: number }
  | { kind: "fetched"; seat: number; slot: number; order: OrderWord; tile: TileWord }
  | { kind: "delivered"; seat: number; slot: number; order: OrderWord; tile: TileWord; coins: number; prestige: number; tip: number }
  | { kind: "added"; seat: number; ingredient: IngredientWord; storage: StorageWord; plate: PlateWord }
  | { kind: "reached-in"; seat: number; quiet: boolean }
  | { kind: "cube"; seat: number; spice: SpiceWord }
  | { kind: "kept"; seat: number; spice: SpiceWord; plate: PlateWord }
  | { kind: "put-back"; seat: number; what: ThingWord; quiet: boolean }
  | { kind: "spiced"; seat: number; spice: SpiceWord; plate: PlateWord }
  | { kind: "cooked"; seat: number; plate: PlateWord; row: number }
  | { kind: "chilled"; seat: number; plate: PlateWord; column: number }
  | { kind: "bought"; seat: number; lot: LotWord; count: number; price: number }
  | { kind: "unloaded"; seat: number; ingredient: IngredientWord; storage: StorageWord; count: number }
  | { kind: "picked"; seat: number; what: ThingWord }
  | { kind: "washed"; seat: number; size: SizeWord }
  | { kind: "paid"; seat: number; what: PurchaseWord; price: number; hourglass: HourglassWord; owner: number }
  | { kind: "lid"; seat: number; off: boolean }
  | { kind: "scooped"; seat: number; flavour: FlavourWord; plate: PlateWord }
  | { kind: "waited"; seat: number }
  | { kind: "sand"; hourglass: HourglassWord; seat: number; space: SpaceWord; time: number; owner: number }
  | { kind: "time-up"; round: number }
  | { kind: "round-over"; round: number }
  | { kind: "dropped"; seat: number }
  | { kind: "melted"; scoops: Record<string, number> }
  | { kind: "served"; seat: number; slot: number; order: OrderWord; tile: TileWord; coins: number; prestige: number }
  | { kind: "unfinished"; seat: number; slot: number; order: OrderWord; tile: TileWord; prestige: number; melted: number; thrown: PlateWord[]; without_plate: PlateWord[] }
  | { kind: "wages"; specialist: number; workers: number; each: number; unpaid: number; before: number }
  | { kind: "unpaid"; hourglass: HourglassWord; owner: number }
  | { kind: "bonus"; bonus: BonusWord }
  | { kind: "event-over"; event: EventCardWord }
  | { kind: "game-over"; won: boolean }
);

export const decoder: Decoder<Table> = {
  runs: [[1, "q"], [1, "i"], [1, "i"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "h"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [1, "b"], [4, "b"], [32, "b"], [11, "b"], [11, "b"], [11, "b"], [11, "b"], [11, "b"], [11, "b"], [22, "b"], [11, "i"], [24, "b"], [6, "b"], [5, "b"], [8, "b"], [6, "b"], [5, "b"], [5, "b"], [5, "b"], [5, "b"], [6, "b"], [6, "b"], [96, "b"], [32, "b"], [32, "b"], [24, "b"], [8, "b"], [16, "b"], [16, "b"], [16, "b"], [16, "b"], [16, "b"], [32, "b"], [32, "b"], [32, "b"], [256, "b"], [192, "b"], [160, "b"], [4, "b"], [4, "b"], [4, "b"], [8, "b"], [4, "b"], [4, "i"], [1, "b"], [1, "h"], [1, "h"], [15, "h"], [30, "h"], [16, "b"], [11, "i"], [6, "h"], [8, "h"]],
  read: (W, f, r) => ({ ...({ "players": f[0], "options": ({ "modules": W.modules.at(f[3]), "objective": W.level.at(f[4]), "events": W.events_chosen.at(f[5]), "round_seconds": W.round_seconds.at(f[6]), "finish_under_way": W.flag.at(f[7]), "close_lid_at_end": W.flag.at(f[8]) }), "round": f[10], "phase": W.phase.at(f[9]), "time": f[1], "coins": f[14], "prestige": f[15], "peak": f[16], "bonuses": W.bonus.slice(0, -2).filter((_, i) => { const n = f[449 + i]; return n === 6; }), "ready": f.slice(25, 25 + f[0] + 0).map((n) => W.flag.at(n)), "objective": W.objective.at(f[12]), "goals": Object.fromEntries(W.goal.slice(0, -2).map((word, i0) => [word, i0]).filter(([, i0]) => !(f[1248 + 1 * i0] === 0)).map(([word, i0]) => [word, f.slice(1263 + 2 * i0, 1263 + 2 * i0 + 2).map((n) => n)])), "event": W.event_card.at(f[13]), "past_events": W.event_card.slice(0, -2).filter((_, i) => { const n = f[369 + i]; return n === 6 && i !== f[13]; }), "upgrades": Object.fromEntries(W.upgrade.slice(0, -2).map((word, i0) => [word, i0]).filter(([, i0]) => !([0, 1].includes(f[425 + 1 * i0]))).map(([word, i0]) => [word, W.sale.at(f[425 + 1 * i0])])), "abilities": Object.fromEntries(W.ability.slice(0, -2).map((word, i0) => [word, i0]).filter(([, i0]) => !([0, 1].includes(f[433 + 1 * i0]))).map(([word, i0]) => [word, W.token.at(f[433 + 1 * i0])])), "abilities_used": f[19], "tips": f[18], "unfinished": f[20], "spaces": Object.fromEntries(W.space.slice(0, -2).map((word, i0) => [word, i0]).map(([word, i0]) => [word, W.space_state.at(f[29 + 1 * i0])])), "hourglasses": Object.fromEntries(W.hourglass.slice(0, -2).map((word, i0) => [word, i0]).filter(([, i0]) => !(f[61 + 1 * i0] === 0)).map(([word, i0]) => [word, ({ "state": W.hourglass_state.at(f[61 + 1 * i0]), "at": f[72 + 1 * i0] === -1 ? undefined : W.space.at(f[72 + 1 * i0]), "user": f[72 + 1 * i0] === -1 ? undefined : f[83 + 1 * i0], "until": f[72 + 1 * i0] === -1 ? undefined : f[149 + 1 * i0], "left": f[72 + 1 * i0] === -1 ? undefined : f[105 + 1 * i0], "begun": f[72 + 1 * i0] === -1 ? undefined : W.flag.at(f[94 + 1 * i0]), "improved": f[72 + 1 * i0] === -1 ? undefined : W.flag.at(f[116 + 1 * i0]), "doing": f[72 + 1 * i0] === -1 ? undefined : f.slice(127 + 2 * i0, 127 + 2 * i0 + 2).filter((n) => n !== -1).map((n) => W.doing.at(n)) })])), "storages": Object.fromEntries(W.storage.slice(0, -2).map((word, i0) => [word, i0]).map(([word, i0]) => [word, counted(W.ingredient, f, 160 + 8 * i0)])), "bag": counted(W.spice, f, 184), "freezer": ([2, 3].includes(f[3]) ? ({ "scoops": counted(W.flavour, f, 190), "lid": W.lid.at(f[24]) }) : null), "supply": ({ ...counted(W.ingredient, f, 195), ...counted(W.spice, f, 203), ...counted(W.flavour, f, 209) }), "plates": ({ "clean": counted(W.size, f, 214), "dirty": counted(W.size, f, 219), "for_sale": counted(W.size, f, 224) }), "rail": Array.from({ length: f[1245] }, (_, i0) => (f[229 + 1 * i0] !== -1 ? ({ "order": W.order.at(f[229 + 1 * i0]), "tile": W.tile.at(f[235 + 1 * i0]) }) : null)), "mats": Array.from({ length: f[0] }, (_, i0) => ({ "orders": Array.from({ length: 4 }, (_, i1) => (f[465 + 4 * i0 + 1 * i1] !== -1 ? ({ "order": W.order.at(f[465 + 4 * i0 + 1 * i1]), "tile": W.tile.at(f[481 + 4 * i0 + 1 * i1]), "dish": (f[513 + 8 * i0 + 2 * i1 + 1 * 0] !== 0 ? ({ "ingredients": counted(W.ingredient, f, 609 + 64 * i0 + 16 * i1 + 8 * 0), "spices": counted(W.spice, f, 865 + 48 * i0 + 12 * i1 + 6 * 0), "cooked": f[545 + 8 * i0 + 2 * i1 + 1 * 0], "chilled": f[577 + 8 * i0 + 2 * i1 + 1 * 0], "scoops": counted(W.flavour, f, 1057 + 40 * i0 + 10 * i1 + 5 * 0) }) : null), "side": f[1293 + 4 * i0 + 1 * i1] === 0 ? undefined : (f[513 + 8 * i0 + 2 * i1 + 1 * 1] !== 0 ? ({ "ingredients": counted(W.ingredient, f, 609 + 64 * i0 + 16 * i1 + 8 * 1), "spices": counted(W.spice, f, 865 + 48 * i0 + 12 * i1 + 6 * 1), "cooked": f[545 + 8 * i0 + 2 * i1 + 1 * 1], "chilled": f[577 + 8 * i0 + 2 * i1 + 1 * 1], "scoops": counted(W.flavour, f, 1057 + 40 * i0 + 10 * i1 + 5 * 1) }) : null), "ice": f[481 + 4 * i0 + 1 * i1] === -1 ? undefined : (f[497 + 4 * i0 + 1 * i1] !== -1 ? ({ "plate": W.size.at(f[497 + 4 * i0 + 1 * i1]), "scoops": counted(W.flavour, f, 1057 + 40 * i0 + 10 * i1 + 5 * 1) }) : null) }) : null)), "holds": (f[1217 + 1 * i0] === 7 ? ({ "offer": f.slice(1237, 1237 + 4).map((n) => W.order.at(n)), "count": f[1225 + 1 * i0] }) : (f[1217 + 1 * i0] === 6 ? ({ "tiles": f.slice(1229 + 2 * i0, 1229 + 2 * i0 + 2).map((n) => W.tile.at(n)) }) : (f[1217 + 1 * i0] === 5 ? ({ "choice": W.hand_choice.at(f[1217 + 1 * i0]), "count": f[1225 + 1 * i0] }) : (f[1217 + 1 * i0] === 4 ? ({ "choice": W.hand_choice.at(f[1217 + 1 * i0]), "count": f[1225 + 1 * i0] }) : (f[1217 + 1 * i0] === 3 ? ({ "choice": W.hand_choice.at(f[1217 + 1 * i0]), "count": f[1225 + 1 * i0] }) : (f[1217 + 1 * i0] === 2 ? ({ "crate": W.ingredient.at(f[1221 + 1 * i0]), "count": f[1225 + 1 * i0] }) : (f[1217 + 1 * i0] === 1 ? ({ "cube": W.spice.at(f[1221 + 1 * i0]) }) : null))))))), "next_draw": f[1241 + 1 * i0] })), "completed": W.order.slice(0, -2).filter((_, i) => { const n = f[241 + i]; return n === 6; }), "discarded": W.order.slice(0, -2).filter((_, i) => { const n = f[241 + i]; return n === 5; }), "completed_tiles": W.tile.slice(0, -2).filter((_, i) => { const n = f[337 + i]; return n === 6; }), "discarded_tiles": W.tile.slice(0, -2).filter((_, i) => { const n = f[337 + i]; return n === 5; }), "drawing": (f[22] !== 0 ? ({ "seat": W.seat.at(f[23]), "left": f[22] }) : null), "to_leave_unpaid": f[21] }), derived: ({ "length": f[2], "sand": Object.fromEntries(W.hourglass.slice(0, -2).map((word, i0) => [word, i0]).filter(([, i0]) => !(f[61 + 1 * i0] === 0)).map(([word, i0]) => [word, f[1309 + 1 * i0]])), "prices": ({ ...Object.fromEntries(W.price.slice(0, -2).map((word, i0) => [word, i0]).map(([word, i0]) => [word, f[1320 + 1 * i0]])), ...Object.fromEntries(W.upgrade.slice(0, -2).map((word, i0) => [word, i0]).map(([word, i0]) => [word, f[1326 + 1 * i0]])) }), "wage": f[1246], "specialist_wage": f[1247] }) }),
};

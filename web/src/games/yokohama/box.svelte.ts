// What lies in the box of the table on the page: the standard edition's components, or those of the
// corrected edition a table was opened with. Like the language there is one at a time; whoever shows
// a game sets it, and what was drawn from the old one draws itself again.
import standard from '../../../../editions/yokohama.json';

/** A name by language. */
export type Words = Record<string, string>;
/** How often each kind of reward. */
export type Reward = Partial<Record<string, number>>;

export interface Flag {
  id: string;
  name: Words;
}
export interface Good {
  id: string;
  name: Words;
  exchange_yen: number;
}
export interface Level {
  gain?: Reward;
  exchanges?: number;
  faith?: number;
  imports_max?: number;
  pieces?: number;
  production?: number;
  icons?: string[];
}
export interface Area {
  id: string;
  name: Words;
  kind: string;
  copies: number;
  building: boolean;
  action: { type: string; board?: string };
  levels: Level[];
}
export interface Tile {
  id: string;
  name: Words;
  shops: Reward[];
  trading_house: Reward;
}
export interface Order {
  id: string;
  name: Words;
  flag: string;
  goods: Reward;
  reward: Reward;
}
export interface Effect {
  id: string;
  reward?: Reward;
  pay?: Reward;
  good?: string;
  count?: number;
  areas?: number;
  influence?: number;
  fee_due?: boolean;
  at_most?: number;
  up_to?: number;
  assistants?: number;
  after_same_area?: number;
}
export interface Technology {
  id: string;
  name: Words;
  cost: number;
  copies: number;
  flags: string[];
  effect: Effect;
  text: Words;
  rule: string;
}
export interface Token {
  id: string;
  name: Words;
  reward?: Reward;
  agent_uses?: number;
}
export interface Condition {
  type: string;
  good?: string;
  count?: number;
  production?: number;
  trade?: number;
}
export interface Achievement {
  id: string;
  type: string;
  name: Words;
  condition: Condition;
  first: number;
  later: number;
}
export interface Slot {
  id: string;
  name: Words;
  reward: Reward;
  faith?: number;
  imports?: number;
}
export interface Layout {
  rows: number[];
  cells: { cell: number; row: number; column: number; x_half: number }[];
  pairs: [number, number][];
}
export interface Icon {
  id: string;
  name: Words;
  power: number;
}
export interface CardBoard {
  id: string;
  name: Words;
  slots: { slot: number; icon?: string; cost_modifier?: number }[];
}
export interface Count {
  end_triggers: { trading_houses_built: number; shops_built: number; church_assistants: number; customs_assistants: number };
}

/** The part of an edition that pages read. */
export interface Edition {
  vocabulary: Record<string, { name: Words }>;
  flags: Flag[];
  agents: { name: Words; per_flag: Record<string, number>; per_turn: number; cards_per_agent: number };
  goods: Good[];
  imports: { name: Words; buy_yen: number };
  influence: { assistant: number; president: number; shop: number; trading_house: number; station: number; maximum: number; build_from: number; level5_from: number };
  prices: {
    warehouse: { assistant: number; shop: number; trading_house: number[] };
    place_fee_per_president: number;
    pass_fee_per_president: number;
    canal: number;
    trading_house_income: number;
  };
  kinds: { id: string; name: Words }[];
  areas: Area[];
  layout: Record<string, Layout>;
  orders: Order[];
  order_rules: { hand_limit: number; take_free: number; take_paid: number; pay: Reward[] };
  technologies: Technology[];
  technology_rules: { surcharge_from: number; surcharge: Reward[]; production_per: Reward[] };
  buildings: Tile[];
  level5: { tokens: Token[]; independent_agents: Token[] };
  achievements: Achievement[];
  achievement_complete: { tokens: { id: string; name: Words; flag: string }[] };
  church: { slots: Slot[]; payment: Reward[] };
  customs: { slots: Slot[] };
  laboratories: CardBoard[];
  ports: { icons: Icon[]; boards: CardBoard[] };
  players: Record<string, Count>;
  scoring: { church: { places: number[] }; customs: { places: number[] }; technology: { places: number[] }; flag_sets: Record<string, number>; leftovers: { kind: string; per: number; points: number }[] };
}

type Named = { id: string };
const byId = <T extends Named>(list: T[]): Record<string, T> => Object.fromEntries(list.map((one) => [one.id, one]));

/** An edition with everything at hand by its id. */
export interface Box extends Edition {
  area: Record<string, Area>;
  tile: Record<string, Tile>;
  order: Record<string, Order>;
  technology: Record<string, Technology>;
  token: Record<string, Token>;
  achievement: Record<string, Achievement>;
  slot: Record<string, Slot>;
  board: Record<string, CardBoard>;
}

export function boxOf(edition: Edition): Box {
  return {
    ...edition,
    area: byId(edition.areas),
    tile: byId(edition.buildings),
    order: byId(edition.orders),
    technology: byId(edition.technologies),
    token: byId([...edition.level5.tokens, ...edition.level5.independent_agents]),
    achievement: byId(edition.achievements),
    slot: byId([...edition.church.slots, ...edition.customs.slots]),
    board: byId([...edition.laboratories, ...edition.ports.boards]),
  };
}

export const standardBox = boxOf(standard as unknown as Edition);

class Current {
  now = $state.raw<Box>(standardBox);
}

/** The box of the table on the page; set it by useEdition. */
export const box = new Current();

/** `edition`: the components as the engine or the server gave them, which have checked them; null:
 *  the standard ones. */
export function useEdition(edition: unknown): void {
  box.now = edition === null ? standardBox : boxOf(edition as Edition);
}

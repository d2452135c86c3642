// What lies in the box of this game: made by `kaisho describe yokohama --edition-types`.
import type { FlagId, GoodId, IconId, LaboratoryId, PortId } from './ids';

export interface Good {
  id: GoodId;
  name: Record<string, string>;
  exchange_yen: number;
  pieces: number;
}

export interface Flag {
  id: FlagId;
  name: Record<string, string>;
}

export interface Word {
  name: Record<string, string>;
  text?: Record<string, string>;
  meaning: string;
}

export interface Expansion {
  id: number;
  name: Record<string, string>;
  table: 'achievement_complete' | 'level5';
}

export interface Price {
  yen?: number;
  imports?: number;
}

export interface LaboratorySlot {
  slot: number;
  /** added to the cost */
  cost_modifier: number;
}

export interface Laboratory {
  id: string;
  name: Record<string, string>;
  used: Record<number, number>;
  slots: LaboratorySlot[];
}

export interface Icon {
  id: IconId;
  name: Record<string, string>;
  power: number;
}

export interface PortSlot {
  slot: number;
  icon: IconId;
}

export interface Port {
  id: string;
  name: Record<string, string>;
  used: Record<number, number>;
  slots: PortSlot[];
}

export type Reward = Partial<Record<GoodId | 'imports' | 'yen' | 'points' | 'any_good' | 'warehouse' | 'moves', number>>;

export interface Level {
  gain?: Reward;
  exchanges?: number;
  faith?: number;
  imports_max?: number;
  pieces?: number;
  production?: number;
  icons?: IconId[];
}

export interface Area {
  id: string;
  name: Record<string, string>;
  kind: 'production' | 'trade' | 'canal';
  copies: number;
  /** boards laid out, by number of players */
  used: Record<number, number>;
  building: boolean;
  level5: boolean;
  action: { type: 'none' | 'gain' | 'exchange' | 'church' | 'customs' | 'recruit' | 'laboratory' | 'port'; board?: LaboratoryId | PortId };
  levels: Level[];
}

export interface AreaKind {
  id: 'production' | 'trade' | 'canal';
  name: Record<string, string>;
  boards: number;
}

export interface Cell {
  cell: number;
  row: number;
  column: number;
  /** in half cells */
  x_half: number;
}

export interface Layout {
  /** how many cells each has */
  rows: number[];
  brick_offset_half: number;
  cells: Cell[];
  /** cells that touch */
  pairs: [number, number][];
}

export interface Order {
  id: string;
  name: Record<string, string>;
  flag: FlagId;
  goods: Partial<Record<GoodId, number>>;
  reward: Reward;
  known?: boolean;
  known_fields?: string[];
}

export interface Effect {
  id: 'on-order-fulfilled' | 'on-customs-placement' | 'on-trading-house-built' | 'on-gain' | 'on-shop-built' | 'on-later-technology' | 'on-church-placement' | 'extra-good-per-gain' | 'spread-placement' | 'extra-adjacent-placement' | 'stop-with-opposing-president' | 'no-passing-fee' | 'station-token' | 'free-move' | 'convert-once-per-turn' | 'hire-once-per-turn' | 'top-up-yen' | 'keep-on-recall';
  reward?: Reward;
  good?: GoodId;
  count?: number;
  sources?: string[];
  areas?: number;
  after_same_area?: number;
  fee_due?: true;
  influence?: number;
  direct_move?: true;
  single_move?: true;
  pay?: Partial<Record<GoodId, number>> | { yen: number };
  assistants?: number;
  at_most?: number;
  up_to?: number;
}

export interface Technology {
  id: string;
  name: Record<string, string>;
  cost: number;
  copies: number;
  effect: Effect;
  flags: FlagId[];
  text: Record<string, string>;
  rule?: string;
  known?: boolean;
  known_fields?: string[];
}

export interface Tile {
  id: string;
  name: Record<string, string>;
  shops: Reward[];
  trading_house: Reward;
  known?: boolean;
  known_fields?: string[];
}

export interface Token {
  id: string;
  name: Record<string, string>;
  reward: Reward;
  known?: boolean;
  known_fields?: string[];
}

export interface IndependentAgent {
  id: string;
  name: Record<string, string>;
  expansion: number;
  agent_uses: number;
  known?: boolean;
  known_fields?: string[];
}

export interface Condition {
  type: 'goods' | 'yen' | 'technologies' | 'tokens' | 'orders-fulfilled' | 'areas-built';
  good?: GoodId;
  count?: number;
  kinds?: string[];
  used_count?: true;
  production?: number;
  trade?: number;
}

export interface Achievement {
  id: string;
  name: Record<string, string>;
  type: 'A' | 'B' | 'C';
  condition: Condition;
  first: number;
  later: number;
  known?: boolean;
  known_fields?: string[];
}

export interface CompleteToken {
  id: string;
  name: Record<string, string>;
  flag: FlagId;
  known?: boolean;
  known_fields?: string[];
}

export interface ChurchSlot {
  id: string;
  name: Record<string, string>;
  faith: number;
  reward: Reward;
  blocked_2p: boolean;
  known?: boolean;
  known_fields?: string[];
}

export interface CustomsSlot {
  id: string;
  name: Record<string, string>;
  imports: number;
  reward: Reward;
  blocked_2p: boolean;
  known?: boolean;
  known_fields?: string[];
}

export interface SetUp {
  orders_removed: number;
  order_deck_after_setup: number;
  start_yen: { first: number; others: number };
  start_goods: Partial<Record<GoodId, number>>;
  hand: { presidents: number; assistants: number; shops: number; trading_houses: number };
  warehouse: { assistants: number; shops: number; trading_houses: number };
  score_markers: number;
  end_triggers: {
    trading_houses_built: number;
    shops_built: number;
    port_not_refilled: true;
    church_assistants: number;
    customs_assistants: number;
    count_neutral: boolean;
  };
}

export interface Leftover {
  kind: 'foreign-agent' | 'independent-agent' | 'imports' | 'yen' | 'goods';
  per: number;
  points: number;
}

export interface Edition {
  goods: Good[];
  imports: { name: Record<string, string>; buy_yen: number; can_sell: false; pieces: number };
  flags: Flag[];
  agents: { name: Record<string, string>; per_flag: Record<FlagId, number>; total: number; per_turn: number; cards_per_agent: number };
  vocabulary: Record<string, Word>;
  valuation: { unit: string; rewards: Record<string, number> };
  mini_expansions: Expansion[];
  influence: {
    assistant: number;
    shop: number;
    trading_house: number;
    president: number;
    station: number;
    maximum: number;
    build_from: number;
    level5_from: number;
  };
  prices: {
    warehouse: { assistant: number; shop: number; trading_house: number[] };
    place_fee_per_president: number;
    pass_fee_per_president: number;
    canal: number;
    trading_house_income: number;
  };
  order_rules: { hand_limit: number; draw: number; keep: number; take_free: number; take_paid: number; pay: Price[] };
  technology_rules: { surcharge_from: number; production_per: Price[]; surcharge: Price[]; one_per_name: true };
  laboratories: Laboratory[];
  ports: { icons: Icon[]; boards: Port[] };
  areas: Area[];
  kinds: AreaKind[];
  layout: Record<number, Layout>;
  orders: Order[];
  technologies: Technology[];
  buildings: Tile[];
  level5: { tokens: Token[]; independent_agents: IndependentAgent[] };
  achievements: Achievement[];
  achievement_complete: { draw: number; expansion: number; tokens: CompleteToken[] };
  church: { slots: ChurchSlot[]; payment: Reward[]; payment_each_at_most: number; faith_per_payment: number };
  customs: { slots: CustomsSlot[] };
  players: Record<number, SetUp>;
  scoring: {
    church: { places: number[]; tie: 'rightmost-assistant'; alone_takes_second: false };
    customs: { places: number[]; tie: 'rightmost-assistant'; alone_takes_second: false };
    technology: { places: number[]; tie: 'turn-order'; alone_takes_second: false; sum: 'printed-cost' };
    flag_sets: Record<number, number>;
    leftovers: Leftover[];
    winner_tie: 'turn-order';
  };
}

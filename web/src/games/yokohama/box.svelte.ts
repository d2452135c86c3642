// What lies in the box of the table on the page: the standard edition, or the corrected one a table
// was opened with. Whoever shows a game sets it; what was drawn from the old one draws itself again.
import standard from '../../../../editions/yokohama.json';
import { CurrentBox } from '../shared/box.svelte';
import { filled } from '../shared/filled';

/** By language. */
export type Name = Record<string, string>;

export const GOODS = ['copper', 'silk', 'tea', 'fish'] as const;
export type Good = (typeof GOODS)[number];
export const RESOURCES = [...GOODS, 'imports', 'yen'] as const;
export const FLAGS = ['uk', 'us', 'france', 'germany', 'netherlands'] as const;
export type FlagId = (typeof FLAGS)[number];
export type Resource = Good | 'imports' | 'yen' | 'points';
export type Reward = Partial<Record<Resource | 'any_good' | 'warehouse' | 'moves', number>>;

interface Named {
  id: string;
  name: Name;
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

export interface AreaBoard extends Named {
  kind: 'production' | 'trade' | 'canal';
  copies: number;
  /** Boards laid out, by number of players. */
  used: Record<string, number>;
  action: { type: string; board?: string };
  levels: Level[];
}

export interface Order extends Named {
  flag: string;
  goods: Reward;
  reward: Reward;
}

export interface Technology extends Named {
  cost: number;
  flags: string[];
  effect: { id: string; reward?: Reward; pay?: Reward; [part: string]: unknown };
  text: Name;
  rule?: string;
}

export interface Tile extends Named {
  shops: Reward[];
  trading_house: Reward;
}

export interface Token extends Named {
  reward?: Reward;
}

export interface Achievement extends Named {
  type: string;
  condition: { type: string; good?: Good; count?: number; production?: number; trade?: number };
  first: number;
  later: number;
}

export interface MainSlot extends Named {
  faith?: number;
  imports?: number;
  reward: Reward;
  blocked_2p: boolean;
}

interface Pieces {
  assistants: number;
  shops: number;
  trading_houses: number;
}

export interface SetUp {
  orders_removed: number;
  start_yen: { first: number; others: number };
  start_goods: Reward;
  hand: Pieces;
  warehouse: Pieces;
  end_triggers: { trading_houses_built: number; shops_built: number; church_assistants: number; customs_assistants: number };
}

export interface Edition {
  vocabulary: Record<string, { name: Name }>;
  flags: Named[];
  agents: { per_flag: Record<string, number>; cards_per_agent: number };
  goods: (Named & { id: Good; exchange_yen: number })[];
  imports: { name: Name; buy_yen: number };
  influence: {
    assistant: number;
    president: number;
    shop: number;
    trading_house: number;
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
  areas: AreaBoard[];
  layout: Record<string, { rows: number[]; cells: { cell: number; row: number; column: number; x_half: number }[]; pairs: number[][] }>;
  orders: Order[];
  order_rules: { hand_limit: number; draw: number; keep: number; pay: Reward[] };
  technologies: Technology[];
  technology_rules: { surcharge_from: number; surcharge: Reward[]; production_per: Reward[] };
  buildings: Tile[];
  level5: { tokens: Token[]; independent_agents: Token[] };
  achievements: Achievement[];
  achievement_complete: { draw: number; tokens: (Named & { flag: string })[] };
  church: { slots: MainSlot[]; payment: Reward[] };
  customs: { slots: MainSlot[] };
  laboratories: (Named & { slots: { slot: number; cost_modifier: number }[] })[];
  ports: {
    icons: (Named & { power: number })[];
    boards: (Named & { slots: { slot: number; icon: string }[] })[];
  };
  players: Record<string, SetUp>;
  scoring: {
    church: { places: number[] };
    customs: { places: number[] };
    technology: { places: number[] };
    flag_sets: Record<string, number>;
    leftovers: { kind: string; per: number; points: number }[];
  };
}

export const standardBox = filled(standard) as unknown as Edition;

/** The box of the table on the page. */
export const box = new CurrentBox(standardBox);

/** null: the standard edition. */
export const useEdition = (edition: unknown): void => box.use(edition);

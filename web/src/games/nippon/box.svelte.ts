// What lies in the box of the table on the page: the standard edition, or the corrected one a table
// was opened with. Whoever shows a game sets it; what was drawn from the old one draws itself again.
import standard from '../../../../editions/nippon.json';
import { CurrentBox } from '../shared/box.svelte';
import { filled } from '../shared/filled';

/** By language. */
export type Name = Record<string, string>;

export const GOODS = ['silk', 'paper', 'bento', 'lenses', 'watches', 'bulbs'] as const;
export type Good = (typeof GOODS)[number];

export const TRACKS = ['coal', 'money', 'knowledge'] as const;
export type Track = (typeof TRACKS)[number];

export const ACTIONS = ['knowledge', 'produce', 'export', 'invest', 'mines', 'ships', 'machinery', 'trains', 'local-market'] as const;
export type Action = (typeof ACTIONS)[number];

export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];

export type Resource = 'yen' | 'coal' | 'plans' | 'vp';

export interface Named {
  id: string;
  name: Name;
}

export interface Bonus {
  resource: Resource;
  amount: number;
}

export interface GoodData extends Named {
  id: Good;
  level: number;
  /** Needed to build a factory. */
  knowledge: number;
  /** To activate it. */
  coal: number;
  storage: number;
}

export interface ActionSpace extends Named {
  actions: Action[];
}

export interface Factory extends Named {
  good: Good;
  effect: string;
  params: Record<string, number | number[] | string>;
  text: Name;
}

export interface Contract extends Named {
  /** So many of different goods, falling. */
  goods: number[];
  reward: Bonus;
  money_steps: number;
}

export interface TrackData extends Named {
  id: Track;
  /** Place of the marker in `steps`. */
  start: number;
  steps: { value: number; printed: boolean; stars: number }[];
}

/** A place of the row of ships or trains, emptied from the left. */
export interface RowPlace {
  stars: number;
  /** Gained when its tile leaves. */
  money_steps: number;
}

export interface City extends Named {
  /** By side. */
  foreign: number[];
}

export interface Region extends Named {
  bonus: Bonus;
  cities: City[];
}

export interface CityTile extends Named {
  /** Turned by k quarter turns, good i lies on side (i + k) modulo 4. */
  goods: Good[];
}

export interface Achievement extends Named {
  rule: string;
  params: Record<string, number | string>;
  /** Base points of one. */
  vp: number;
  /** 0: none is printed. */
  printed_multiplier: number;
}

export interface Reward extends Named {
  multiplier: number;
  bonus: Bonus;
  copies: number;
}

export interface ScorePlace extends Named {
  golden: boolean;
  /** 0: none. */
  scoring_when_left: number;
}

/** By number of players. */
type ByPlayers = Record<string, number>;

export interface Edition {
  units: { yen: { name: Name; size: number } };
  players: { seats: { start_vp: number }[]; colours: Named[] };
  start: { yen: number; coal: number; plans: number; trains: number; ships: number; tracks: Record<Track, number> };
  goods: GoodData[];
  resources: Named[];
  actions: (Named & { id: Action; min: number; max: number })[];
  action_spaces: ActionSpace[];
  worker_colours: Named[];
  workers: { per_action_space: number; spaces_on_player_board: number; per_colour: ByPlayers; total: ByPlayers };
  wages: { yen_per_colour: number; vp_lost_per_unpaid_colour: number };
  worker_rows: { by_players: { players: number; rows: number; per_row: number }[] };
  player_count_limits: {
    influence_tiles_per_city: ByPlayers;
    train_ship_slots_per_region: ByPlayers;
    reward_tiles_removed_per_multiplier: ByPlayers;
  };
  scoring_track: ScorePlace[];
  end_of_game: { first_golden_space: number; closing_turns_each: number };
  /** By scoring, of the first, second and third place. */
  vp_table: (Named & { scoring: number; places: number[] })[];
  sides: Side[];
  regions: Region[];
  city_tiles: CityTile[];
  city_tiles_used: number;
  influence_tiles: { name: Name; per_player: number; values: number[] };
  /** Value for 1, 2, 3 cubes, by level of the good. */
  influence_table: { level: number; values: number[] }[];
  factories: Factory[];
  contracts: Contract[];
  contracts_per_action: { min: number; max: number };
  tracks: TrackData[];
  ships_row: RowPlace[];
  trains_row: RowPlace[];
  ships: { name: Name; per_player: number; vp: number; vp_flipped: number; scores_for_places: number[] };
  trains: { name: Name; per_player: number; influence: number; influence_flipped: number };
  machines: { name: Name; sides: number[] };
  plans: { name: Name; values: number[]; per_track_step: number; per_missing_knowledge: number };
  achievements: Achievement[];
  rewards: Reward[];
  reward_levels: { min_workers: number; level_by_workers: Record<string, number> };
  multiplier_tiles: { name: Name; multiplier: number; copies: number };
  /** For 1, 2, 3 parts together. */
  costs: Record<'knowledge' | 'mines' | 'machinery' | 'trains' | 'ships', number[]> & { factory: number };
}

export const standardBox = filled(standard) as unknown as Edition;

/** The box of the table on the page. */
export const box = new CurrentBox(standardBox);

/** null: the standard edition. */
export const useEdition = (edition: unknown): void => box.use(edition);

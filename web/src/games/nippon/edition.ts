// What lies in the box of this game: made by `kaisho describe nippon --edition-types`.
import type { ActionId, GoodId, SideId } from './ids';

export interface Seat {
  id: string;
  name: Record<string, string>;
  start_vp: number;
}

export interface PlayerColour {
  id: string;
  name: Record<string, string>;
}

export interface Good {
  id: GoodId;
  name: Record<string, string>;
  level: number;
  /** needed to build a factory */
  knowledge: number;
  /** to activate it */
  coal: number;
  storage: number;
}

export interface Resource {
  id: 'yen' | 'coal' | 'plans' | 'vp' | 'money-step' | 'influence';
  name: Record<string, string>;
}

export interface Action {
  id: 'knowledge' | 'produce' | 'export' | 'invest' | 'mines' | 'ships' | 'machinery' | 'trains' | 'local-market';
  name: Record<string, string>;
  min: 1;
  max: number;
}

export interface ActionSpace {
  id: string;
  index: number;
  name: Record<string, string>;
  actions: ActionId[];
  known?: boolean;
}

export interface Colour {
  id: string;
  name: Record<string, string>;
  known?: boolean;
}

export interface WorkerRows {
  players: number;
  rows: number;
  per_row: number;
  known?: boolean;
}

export interface ScorePlace {
  id: string;
  index: number;
  name: Record<string, string>;
  golden: boolean;
  /** 0: none */
  scoring_when_left: number;
}

export interface Scoring {
  id: string;
  name: Record<string, string>;
  scoring: number;
  /** of the first, second and third */
  places: number[];
  known?: boolean;
  known_places?: number[];
}

export interface Bonus {
  resource: 'yen' | 'coal' | 'plans' | 'vp';
  amount: number;
}

export interface City {
  id: string;
  name: Record<string, string>;
  /** by side */
  foreign: number[];
}

export interface Region {
  id: string;
  index: number;
  name: Record<string, string>;
  bonus: Bonus;
  cities: City[];
}

export interface CityTile {
  id: string;
  name: Record<string, string>;
  /** by side; turned by k quarter turns, good i lies on side i + k */
  goods: GoodId[];
  known?: boolean;
}

export interface InfluenceRow {
  level: number;
  /** of 1, 2, 3 cubes */
  values: number[];
  known?: boolean;
  known_cells?: number[];
}

export interface Factory {
  id: string;
  good: GoodId;
  name: Record<string, string>;
  effect: 'consolidate-yen' | 'consolidate-keep-coal' | 'money-symbol-steps' | 'once-yen' | 'action-extra-step' | 'action-costs' | 'once-track-steps' | 'once-plans' | 'produce-coal' | 'once-flip-ships' | 'once-free-ships' | 'once-flip-trains' | 'once-free-trains' | 'once-free-improvements' | 'produce-extra-good';
  params: {
    yen?: number;
    coal?: number;
    steps?: number;
    retroactive?: number;
    action?: ActionId;
    track?: 'coal' | 'money' | 'knowledge';
    costs?: number[];
    star?: 'coal' | 'money' | 'knowledge';
    plans?: number;
    vp?: number;
    ships?: number;
    different_regions?: number;
    influence?: number;
    trains?: number;
    improvements?: number;
    goods?: number;
  };
  text: Record<string, string>;
}

export interface Contract {
  id: string;
  name: Record<string, string>;
  /** so many of different goods, falling */
  goods: number[];
  reward: Bonus;
  money_steps: number;
  known_goods?: boolean;
}

export interface TrackStep {
  value: number;
  printed: boolean;
  stars: number;
  known?: boolean;
}

export interface Track {
  id: 'coal' | 'money' | 'knowledge';
  name: Record<string, string>;
  /** place of the marker in `steps` */
  start: number;
  known_values: number[];
  steps: TrackStep[];
}

export interface RowPlace {
  index: number;
  stars: number;
  /** gained when its tile leaves */
  money_steps: number;
}

export interface Achievement {
  id: string;
  name: Record<string, string>;
  rule: 'per-contracts' | 'per-yen' | 'per-track-star' | 'per-row-star' | 'per-factory' | 'per-machine' | 'per-region';
  params: {
    per?: number;
    track?: 'knowledge' | 'coal';
    row?: 'ships' | 'trains';
    min_level?: number;
    machine?: number;
    own_influence_tile?: number;
  };
  /** of one */
  vp: number;
  /** 0: none is printed */
  printed_multiplier: number;
}

export interface Reward {
  id: string;
  name: Record<string, string>;
  multiplier: number;
  bonus: Bonus;
  copies: number;
}

export interface Edition {
  units: { yen: { name: Record<string, string>; size: 1000 } };
  players: { min: 2; max: 4; seats: Seat[]; colours: PlayerColour[] };
  start: {
    yen: number;
    coal: number;
    plans: number;
    contracts: 'all';
    influence_tiles: 'all';
    trains: number;
    ships: number;
    factories: 0;
    machines: 0;
    workers: 0;
    tracks: { coal: number; money: number; knowledge: number };
  };
  goods: Good[];
  resources: Resource[];
  actions: Action[];
  action_spaces: ActionSpace[];
  worker_colours: Colour[];
  workers: {
    colours: number;
    per_action_space: number;
    spaces_on_player_board: number;
    per_colour: Record<number, number>;
    total: Record<number, number>;
  };
  wages: { yen_per_colour: number; vp_lost_per_unpaid_colour: number };
  worker_rows: { printed: number; by_players: WorkerRows[] };
  player_count_limits: {
    influence_tiles_per_city: Record<number, number>;
    train_ship_slots_per_region: Record<number, number>;
    reward_tiles_removed_per_multiplier: Record<number, number>;
  };
  scoring_track: ScorePlace[];
  end_of_game: {
    first_golden_space: number;
    closing_turns_each: number;
    refill_moves_marker_in_closing_turns: 0;
    final_income: string[];
    tie_break: 'latest-last-turn';
  };
  vp_table: Scoring[];
  sides: SideId[];
  regions: Region[];
  city_tiles: CityTile[];
  city_tiles_used: number;
  influence_tiles: { name: Record<string, string>; per_player: number; values: number[] };
  influence_table: InfluenceRow[];
  factories: Factory[];
  contracts: Contract[];
  contracts_per_action: { min: 1; max: number };
  tracks: Track[];
  ships_row: RowPlace[];
  trains_row: RowPlace[];
  ships: { name: Record<string, string>; per_player: number; vp: number; vp_flipped: number; scores_for_places: number[] };
  trains: { name: Record<string, string>; per_player: number; influence: number; influence_flipped: number; needs_own_influence_tile: 1 };
  machines: { name: Record<string, string>; tiles: number; sides: number[]; limited: 0 };
  plans: {
    name: Record<string, string>;
    tiles: number;
    values: number[];
    limited: 0;
    per_track_step: number;
    per_missing_knowledge: number;
  };
  achievements: Achievement[];
  rewards: Reward[];
  reward_levels: { min_workers: number; level_by_workers: Record<string, number> };
  multiplier_tiles: { name: Record<string, string>; multiplier: number; copies: number };
  /** of 1, 2, 3 parts together */
  costs: { knowledge: number[]; mines: number[]; machinery: number[]; trains: number[]; ships: number[]; factory: number };
}

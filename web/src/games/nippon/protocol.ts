// What the engine tells of this game: made by `kaisho describe nippon --types`.
import type { AchievementId, ActionId, CityId, ColourId, ContractId, FactoryId, GoodId, LineId, RegionId, RewardId, SideId, TileId } from './ids';

export interface WorkerPlace {
  workers: Record<ColourId, number>;
  /** places that a filling left empty for want of workers (NIP-T5) */
  due: number;
}

export interface Influence {
  seat: number;
  value: number;
}

export interface City {
  city: CityId;
  tile: TileId;
  /** quarter turns of the tile */
  turns: number;
  /** by side; an influence tile or null */
  influence: (Influence | null)[];
}

export interface Transport {
  trains: number;
  trains_turned: number;
  ships: number;
  ships_turned: number;
}

export interface Region {
  region: RegionId;
  /** what each has there */
  seats: Transport[];
}

export interface Factory {
  factory: FactoryId;
  /** stored */
  goods: number;
  /** 0, 1 or 2 */
  machine: number;
}

export interface Player {
  /** on the track; it stays as it is when the game is over: the total is `result.score` */
  vp: number;
  yen: number;
  coal: number;
  /** their value */
  plans: number;
  /** place of each marker, counted from the first step, which is 0 */
  tracks: Record<'coal' | 'money' | 'knowledge', number>;
  /** in the order of the goods */
  factories: Factory[];
  /** machines waiting for a factory */
  stocked: number;
  workers: ColourId[];
  /** face up */
  contracts: ContractId[];
  /** still on the player's board */
  trains: number;
  /** whether those on the player's board show their better side */
  trains_turned: boolean;
  /** as `trains` */
  ships: number;
  /** as `trains_turned` */
  ships_turned: boolean;
  /** values of the player's stock, rising */
  influence: number[];
  /** the multiplier tiles put there */
  achievements: Record<string, number>;
}

export interface Position {
  /** turns ended */
  turn: number;
  /** ends the game at that number of turns; 0 never does */
  turn_cap: number;
  /** draws from the bag, each of one worker or several */
  reveals: number;
  /** whose turn it is, null when over */
  active: number | null;
  /** who began */
  first: number;
  /** who ended the last turn, null before */
  latest: number | null;
  over: 'no' | 'rules' | 'turn_cap';
  /** place of the marker on the scoring track, from 1 */
  marker: number;
  /** held so far */
  scorings: number;
  /** null before the closing turns (NIP-T6), then how many turns are left in all */
  closing: number | null;
  /** what is to be decided first, then what follows in this turn; empty when over */
  steps: Step[];
  /** action spaces in the order of the edition */
  spaces: WorkerPlace[];
  /** rows in use, from the top */
  rows: WorkerPlace[];
  bag: Record<ColourId, number>;
  /** tiles not yet taken */
  factories: FactoryId[];
  /** tiles left in each stack of the edition */
  rewards: Record<RewardId, number>;
  /** extra multiplier tiles left */
  extra_multipliers: number;
  cities: City[];
  regions: Region[];
  seats: Player[];
  /** the stream of chance: its key and how many words were used; null in an observation, from which nothing else is hidden (NIP-H1) */
  random: { key: string; used: number } | null;
  /** who leads each region, and what the next scoring would give (after the last one: what it gave) */
  standings: {
    region: string;
    foreign: { influence: number; rank: number; shared: number };
    seats: { influence: number; rank: number; shared: number; points: number; ships: number }[];
  }[];
  /** at the step `tile`, as `standings`: where the seat would stand in the region with a tile of that value there; without those for which a player would choose what goes home (NIP-A10) */
  placements: { value: number; influence: number; rank: number; shared: number; points: number; ships: number }[];
  /** by seat: different colours held, their price, colours that the yen in hand would leave unpaid and VP lost for them, all 0 when the game is over; `income` and `coal`: what the seat would hold after consolidating now, before its wages, with what factories add and keep (NIP-F1a, NIP-F1b); `then`: what those wages would leave, without a reward; `more`: with a worker of one more colour */
  wages: {
    colours: number;
    yen: number;
    unpaid: number;
    lost: number;
    income: number;
    coal: number;
    then: { unpaid: number; lost: number; left: number };
    more: { unpaid: number; lost: number };
  }[];
  /** by seat: of each action with a price list what 1, 2, 3 parts cost together, how many can be paid, and the steps that factories add; the plans that a factory of each good would cost, and the tiles that could be built now; of the factory of a good the coal it takes, the goods it would give, and the room in its store */
  costs: {
    actions: Record<string, { costs: number[]; affordable: number; extra_steps: number }>;
    plans: Record<string, number>;
    tiles: string[];
    factories: Record<string, { coal: number; goods: number; room: number }>;
  }[];
  /** what the final count gives now: `track` (VP so far), `unpaid` (VP lost for the last wages), then the achievements; `of` is what is counted, `multiplier` what its points are taken times */
  scoring: { line: string; seats: { points: number; of: number; multiplier: number }[] }[];
}

export type Step =
  | { step: 'turn_start' }
  | { step: 'turn'; seat: number }
  | { step: 'track'; seat: number; action: ActionId }
  | { step: 'produce'; seat: number }
  | { step: 'export'; seat: number; filled: number }
  | { step: 'invest'; seat: number }
  | { step: 'machinery'; seat: number; most: number; free: boolean }
  | { step: 'trains'; seat: number; most: number; free: boolean }
  | { step: 'ships'; seat: number; most: number; free: boolean }
  | { step: 'market'; seat: number; placed: number; region: RegionId | null }
  | { step: 'tile'; seat: number; city: CityId; side: SideId }
  | { step: 'home'; seat: number; city: CityId; side: SideId; value: number; cubes: number }
  | { step: 'reward'; seat: number }
  | { step: 'achievement'; seat: number; multiplier: number }
  | { step: 'wages'; seat: number }
  | { step: 'last'; seat: number }
  | { step: 'turn_end'; space: number | null };

export type MoveParts =
  | { kind: 'take'; colour: ColourId; action: ActionId }
  | { kind: 'consolidate' }
  | { kind: 'plans'; track: 'coal' | 'money' | 'knowledge' }
  | { kind: 'steps'; steps: number }
  | { kind: 'produce'; goods: GoodId[] }
  | { kind: 'fill'; contract: ContractId; goods: string[] }
  | { kind: 'build'; factory: FactoryId }
  | { kind: 'improve'; improvements: string[] }
  | { kind: 'trains'; regions: RegionId[] }
  | { kind: 'ships'; regions: RegionId[] }
  | { kind: 'side'; city: CityId; side: SideId }
  | { kind: 'tile'; value: number; cubes: number }
  | { kind: 'home'; city: CityId; side: SideId }
  | { kind: 'reward'; reward: RewardId }
  | { kind: 'achievement'; achievement: AchievementId }
  | { kind: 'done' };

export type GameEvent =
  | { event: 'first_player'; clause: string; seat: number }
  | { event: 'city_laid'; clause: string; seat?: undefined; city: CityId; tile: TileId; turns: number }
  | { event: 'city_left_out'; clause: string; seat?: undefined; tile: TileId }
  | { event: 'rewards_removed'; clause: string; seat?: undefined; reward: RewardId; count: number }
  | { event: 'worker_drawn'; clause: string; seat?: undefined; colour: ColourId; space?: number; row?: number }
  | { event: 'turn_began'; clause: string; seat: number; turn: number }
  | { event: 'worker_taken'; clause: string; seat: number; colour: ColourId; space: number; action: ActionId }
  | { event: 'yen_paid'; clause: string; seat: number; yen: number }
  | { event: 'yen_gained'; clause: string; seat: number; yen: number }
  | { event: 'coal_paid'; clause: string; seat: number; coal: number }
  | { event: 'coal_gained'; clause: string; seat: number; coal: number }
  | { event: 'plans_paid'; clause: string; seat: number; plans: number }
  | { event: 'plans_gained'; clause: string; seat: number; plans: number }
  | { event: 'vp_gained'; clause: string; seat: number; vp: number }
  | { event: 'vp_lost'; clause: string; seat: number; vp: number }
  | { event: 'track_moved'; clause: string; seat: number; track: 'coal' | 'money' | 'knowledge'; steps: number; value: number }
  | { event: 'factory_built'; clause: string; seat: number; factory: FactoryId }
  | { event: 'machine_put'; clause: string; seat: number; good: GoodId; machine: number; from_stock: boolean }
  | { event: 'machine_stocked'; clause: string; seat: number; stocked: number }
  | { event: 'produced'; clause: string; seat: number; good: GoodId; count: number }
  | { event: 'contract_filled'; clause: string; seat: number; contract: ContractId }
  | { event: 'goods_spent'; clause: string; seat: number; good: GoodId; count: number }
  | { event: 'train_put'; clause: string; seat: number; region: RegionId; influence: number }
  | { event: 'ship_put'; clause: string; seat: number; region: RegionId; vp: number }
  | { event: 'trains_turned'; clause: string; seat: number; count: number }
  | { event: 'ships_turned'; clause: string; seat: number; count: number }
  | { event: 'influence_put'; clause: string; seat: number; city: CityId; side: SideId; value: number; good: GoodId; tile: TileId }
  | { event: 'influence_returned'; clause: string; seat: number; city: CityId; side: SideId; value: number }
  | { event: 'region_bonus'; clause: string; seat: number; region: RegionId }
  | { event: 'must_consolidate'; clause: string; seat: number }
  | { event: 'consolidated'; clause: string; seat: number; workers: number }
  | { event: 'budget'; clause: string; seat: number; yen: number; coal: number }
  | { event: 'coal_kept'; clause: string; seat: number; coal: number }
  | { event: 'reward_taken'; clause: string; seat: number; reward: RewardId }
  | { event: 'multiplier_taken'; clause: string; seat: number; multiplier: number }
  | { event: 'reward_skipped'; clause: string; seat: number }
  | { event: 'achievement_tiled'; clause: string; seat: number; achievement: AchievementId; multiplier: number }
  | { event: 'reward_discarded'; clause: string; seat: number; multiplier: number }
  | { event: 'wages_paid'; clause: string; seat: number; colours: number; yen: number; unpaid: number }
  | { event: 'workers_returned'; clause: string; seat: number; count: number }
  | { event: 'row_moved'; clause: string; seat?: undefined; row: number; space: number }
  | { event: 'filling'; clause: string; seat?: undefined }
  | { event: 'filling_short'; clause: string; seat?: undefined; places: number }
  | { event: 'marker_moved'; clause: string; seat?: undefined; place: number }
  | { event: 'closing'; clause: string; seat: number; turns: number }
  | { event: 'scoring_began'; clause: string; seat?: undefined; scoring: number }
  | { event: 'region_ranked'; clause: string; seat?: number; region: RegionId; influence: number; rank: number; points: number; ships: number; shared: number }
  | { event: 'final_income'; clause: string; seat: number; yen: number }
  | { event: 'scored'; clause: string; seat: number; line: LineId; points: number; of: number; multiplier: number }
  | { event: 'game_over'; clause: string; seat?: undefined; by: 'rules' | 'turn_cap' };

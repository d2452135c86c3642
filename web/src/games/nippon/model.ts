// The shapes of docs/protocol-nippon.md, and what follows from a position at once.
import { box, GOODS, SIDES, type Action, type ActionSpace, type CityTile, type Good, type Region, type Side, type Track } from './box.svelte';
import { cityOf, factoryOf, trackOf } from './names';

/** Workers by colour. */
export type Workers = Record<string, number>;

export interface WorkerPlaces {
  workers: Workers;
  /** Places that a filling left empty (NIP-T5). */
  due: number;
}

export interface Influence {
  seat: number;
  value: number;
}

export interface CityState {
  city: string;
  tile: string;
  /** Quarter turns. */
  turns: number;
  /** By side. */
  influence: (Influence | null)[];
}

/** Trains and ships of a player in a region. */
export interface Transport {
  trains: number;
  trains_turned: number;
  ships: number;
  ships_turned: number;
}

export interface RegionState {
  region: string;
  seats: Transport[];
}

export interface OwnFactory {
  factory: string;
  goods: number;
  /** 0: none; else the goods it gives. */
  machine: number;
}

export interface Player {
  vp: number;
  yen: number;
  coal: number;
  plans: number;
  /** Places of the markers. */
  tracks: Record<Track, number>;
  factories: OwnFactory[];
  stocked: number;
  workers: string[];
  /** Face up. */
  contracts: string[];
  trains: number;
  trains_turned: boolean;
  ships: number;
  ships_turned: boolean;
  influence: number[];
  achievements: Partial<Record<string, number>>;
}

export interface Step {
  step: string;
  seat?: number;
  [field: string]: unknown;
}

export interface Standing {
  influence: number;
  /** 1 is first; 0: nowhere. */
  rank: number;
  shared: number;
}
export interface SeatStanding extends Standing {
  points: number;
  ships: number;
}
export interface RegionStanding {
  region: string;
  foreign: Standing;
  seats: SeatStanding[];
}

export interface Wages {
  colours: number;
  yen: number;
  unpaid: number;
  /** By the money track. */
  income: number;
}

export interface ScoreLine {
  line: string;
  seats: { points: number; of: number; multiplier: number }[];
}

/** A position, whole or as observed. */
export interface NipponState {
  turn: number;
  active: number | null;
  first: number;
  latest: number | null;
  over: 'no' | 'rules' | 'turn_cap';
  /** Place of the marker, from 1. */
  marker: number;
  scorings: number;
  /** Turns left in all. */
  closing: number | null;
  steps: Step[];
  spaces: WorkerPlaces[];
  rows: WorkerPlaces[];
  bag: Workers;
  /** Not yet taken. */
  factories: string[];
  rewards: Partial<Record<string, number>>;
  extra_multipliers: number;
  cities: CityState[];
  regions: RegionState[];
  seats: Player[];
  standings: RegionStanding[];
  wages: Wages[];
  scoring: ScoreLine[];
  [field: string]: unknown;
}

// -- what lies in the box

export const tileOf = (id: string): CityTile | undefined => box.now.city_tiles.find((one) => one.id === id);
export const regionOfCity = (city: string): Region | undefined => box.now.regions.find(({ cities }) => cities.some(({ id }) => id === city));
/** An action stands on one space only. */
export const spaceOfAction = (action: string): ActionSpace | undefined => box.now.action_spaces.find(({ actions }) => actions.includes(action as Action));
export const goodOfFactory = (id: string): Good => factoryOf(id)?.good ?? 'silk';

/** A place beside a city, as one name: "tokyo:north". */
export const placeOf = (city: string, side: Side | string): string => `${city}:${side}`;
export const partsOf = (place: string): { city: string; side: Side } => {
  const [city = '', side = 'north'] = place.split(':');
  return { city, side: side as Side };
};

/** What a city asks for on a side. */
export function goodAt({ tile, turns }: CityState, side: Side | string): Good {
  const at = SIDES.indexOf(side as Side);
  return tileOf(tile)?.goods[(at - turns + 2 * SIDES.length) % SIDES.length] ?? 'silk';
}
export const foreignAt = (city: string, side: Side | string): number => cityOf(city)?.foreign[SIDES.indexOf(side as Side)] ?? 0;
export const cityAt = (state: NipponState, city: string): CityState | undefined => state.cities.find((one) => one.city === city);
export const influenceAt = (state: NipponState, place: string): Influence | null => {
  const { city, side } = partsOf(place);
  return cityAt(state, city)?.influence[SIDES.indexOf(side)] ?? null;
};

export const sumOf = (counts: Partial<Record<string, number>>): number => Object.values(counts).reduce<number>((a, b) => a + (b ?? 0), 0);
/** Colours in the order of the edition, each as often as there are workers. */
export const spread = (workers: Workers): string[] => box.now.worker_colours.flatMap(({ id }) => Array.from({ length: workers[id] ?? 0 }, () => id));
export const coloursOf = (player: Player): string[] => box.now.worker_colours.map(({ id }) => id).filter((id) => player.workers.includes(id));

export const factoryFor = (player: Player, good: string): OwnFactory | undefined => player.factories.find(({ factory }) => goodOfFactory(factory) === good);
export const inOrder = (goods: readonly string[]): string[] => [...goods].sort((a, z) => GOODS.indexOf(a as Good) - GOODS.indexOf(z as Good));

/** The value under a marker, and the stars it has reached (without those of factories). */
export const valueOn = (player: Player, track: Track): number => trackOf(track)?.steps[player.tracks[track]]?.value ?? 0;
export const stepsLeft = (player: Player, track: Track): number => (trackOf(track)?.steps.length ?? 1) - 1 - player.tracks[track];

/** Points by the final count as it stands; while events are shown, with those scored meanwhile. */
export function standingOf(state: NipponState, seat: number): number {
  const told = state.scoring.filter(({ line }) => line !== 'track' || state.over !== 'no').reduce((sum, { seats }) => sum + (seats[seat]?.points ?? 0), 0);
  return state.over === 'no' ? told + (state.seats[seat]?.vp ?? 0) : told;
}

/** The scoring that comes next, from 1; 0 after the last. */
export const nextScoring = (state: NipponState): number => (state.scorings < box.now.vp_table.length ? state.scorings + 1 : 0);

// What lies in the box of the table on the page: the standard edition, or the corrected one a table
// was opened with. Whoever shows a game sets it; what was drawn from the old one draws itself again.
import standard from '../../../../editions/yamatai.json';
import { CurrentBox } from '../shared/box.svelte';
import { filled } from '../shared/filled';

/** By language. */
export type Name = Record<string, string>;

export const COLOURS = ['green', 'brown', 'black', 'red', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];
export type Boats = Record<Colour, number>;

export const KINDS = ['persimmon', 'tea', 'wisteria', 'indigo', 'rice', 'cherry-blossom'] as const;
/** Of culture. */
export type Kind = (typeof KINDS)[number];

export interface Named {
  id: string;
  name: Name;
}

export interface Boat extends Named {
  id: Colour;
  resource: Named;
  count: number;
  /** To buy or to sell one; null: not traded. */
  price: number | null;
}

export interface Fleet {
  number: number;
  name: Name;
  boats: Colour[];
  /** Further boats of any colour. */
  any: number;
  power: string;
}

export interface CultureKind extends Named {
  id: Kind;
  colour: Named;
  plain: number;
  mountain: number;
}

export interface Specialist extends Named {
  points: number;
  power: string;
}

/** Of a fleet or a specialist. */
export interface Power extends Named {
  text: Name;
  params: Record<string, number>;
}

export type BuildingKind = 'standard' | 'shop' | 'torii' | 'palace';

export interface Building extends Named {
  kind: BuildingKind;
  cost: Colour[];
  points: number;
  copies: number;
}

export interface Island {
  id: number;
  name: Name;
  /** The spaces around it, clockwise on the screen. */
  polygon: number[];
  centre: { x: number; y: number };
}

export interface Space {
  id: number;
  name: Name;
  x: number;
  y: number;
  entry: boolean;
}

export interface Edition {
  boats: Boat[];
  start_money: { total: number };
  tokens: (Named & { count: number; points: number })[];
  figures: (Named & { count: number })[];
  players: Record<string, { colours: string[]; buildings_each: number; meeples_each: number }>;
  player_colours: (Named & { buildings: number; meeples: number })[];
  rules: {
    fleet_slots: number;
    fleets_visible: number;
    buildings_visible: number;
    specialists_visible: number;
    trades_per_turn: number;
    port_slots: number;
    specialist_cost: { identical: number; different: number };
    coins_per_waiting_specialist: number;
    group_minimum: number;
    group_coins_per_building: number;
    shop_factor: number;
    prestige_per_adjacent_prestige_building: number;
    prestige_on_mountain: number;
    coins_per_point: number;
    unbuilt_reservation_penalty: number;
    set_aside_pair_penalty: number;
  };
  fleets: Fleet[];
  culture: { name: Name; kinds: CultureKind[]; blank: { name: Name; plain: number; mountain: number } };
  specialists: Specialist[];
  powers: Power[];
  building_kinds: (Named & { id: BuildingKind; prestige: boolean })[];
  buildings: Building[];
  map: { width: number; height: number; islands: Island[]; spaces: Space[]; links: [number, number][] };
}

export const standardBox = filled(standard) as unknown as Edition;

/** The box of the table on the page. */
export const box = new CurrentBox(standardBox);

/** null: the standard edition. */
export const useEdition = (edition: unknown): void => box.use(edition);

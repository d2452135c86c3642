// What lies in the box of this game: made by `kaisho describe yamatai --edition-types`.
import type { ColourId, CultureId } from './ids';

export interface Boat {
  id: 'green' | 'brown' | 'black' | 'red' | 'yellow';
  name: Record<string, string>;
  resource: { id: string; name: Record<string, string> };
  count: number;
  /** to buy or to sell one; null: it is not traded */
  price: number | null;
}

export interface Culture {
  id: CultureId;
  name: Record<string, string>;
  colour: { id: string; name: Record<string, string> };
  plain: number;
  mountain: number;
}

export interface Token {
  id: 'prestige' | 'sanctuary' | 'mountain';
  name: Record<string, string>;
  count: number;
  points: number;
}

export interface Power {
  id: string;
  name: Record<string, string>;
  text: Record<string, string>;
  params: {
    tiles?: number;
    boats?: number;
    factor?: number;
    trades?: number;
    coins?: number;
    divisor?: number;
    slots?: number;
    green?: number;
    brown?: number;
    black?: number;
    red?: number;
    yellow?: never;
    tokens?: number;
    price?: number;
    coins_per_point?: number;
  };
}

export interface Fleet {
  number: number;
  name: Record<string, string>;
  boats: ColourId[];
  /** further boats of any colour */
  any: number;
  power: string;
}

export interface Specialist {
  id: string;
  name: Record<string, string>;
  points: number;
  power: string;
}

export interface BuildingKind {
  id: 'standard' | 'shop' | 'torii' | 'palace';
  name: Record<string, string>;
  prestige: boolean;
}

export interface Building {
  id: string;
  name: Record<string, string>;
  kind: 'standard' | 'shop' | 'torii' | 'palace';
  cost: ColourId[];
  points: number;
  copies: number;
}

export interface Figure {
  id: 'torii' | 'palace';
  name: Record<string, string>;
  count: number;
}

export interface PlayerColour {
  id: string;
  name: Record<string, string>;
  buildings: number;
  meeples: number;
}

export interface SetUp {
  colours: string[];
  buildings_each: number;
  meeples_each: number;
}

export interface Coins {
  value: number;
  count: number;
}

export interface Island {
  id: number;
  name: Record<string, string>;
  /** the spaces around it, clockwise on the screen */
  polygon: number[];
  centre: { x: number; y: number };
}

export interface Space {
  id: number;
  name: Record<string, string>;
  x: number;
  y: number;
  entry: boolean;
}

export interface Edition {
  boats: Boat[];
  culture: { name: Record<string, string>; kinds: Culture[]; blank: { name: Record<string, string>; plain: number; mountain: number } };
  tokens: Token[];
  powers: Power[];
  fleets: Fleet[];
  specialists: Specialist[];
  building_kinds: BuildingKind[];
  buildings: Building[];
  figures: Figure[];
  player_colours: PlayerColour[];
  players: Record<number, SetUp>;
  coins: { name: Record<string, string>; denominations: Coins[] };
  start_money: { total: number; coins: Coins[] };
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
  map: {
    width: number;
    height: number;
    islands: Island[];
    spaces: Space[];
    /** from space to space */
    links: [number, number][];
  };
}

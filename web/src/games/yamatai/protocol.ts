// What the engine tells of this game: made by `kaisho describe yamatai --types`.
import type { BuildingId, ColourId, CultureId, SpecialistId } from './ids';

export interface Boat {
  space: number;
  boat: ColourId;
}

export interface Island {
  island: number;
  token: CultureId | null;
  mountain: boolean;
  /** the seat of a standard building, or what figure stands there */
  building: number | 'torii' | 'palace' | null;
  sanctuary: boolean;
}

export interface Waiting {
  specialist: SpecialistId;
  coins: number;
}

export interface KnownBlock {
  /** of the deck, 0 the top */
  places: number[];
  /** which lie at these places; with more places than tiles, somewhere among them */
  buildings: BuildingId[];
}

export interface Player {
  coins: number;
  /** tokens */
  prestige: number;
  /** own boats not on the board: of fleet, trade and port */
  boats: Record<ColourId, number>;
  /** boats set aside (YAM-T10) */
  aside: number;
  /** tokens by kind */
  culture: Record<CultureId, number>;
  /** standard buildings not yet on the board */
  pieces_left: number;
  /** tiles */
  built: BuildingId[];
  /** tiles set apart and not yet built (YAM-F2) */
  reserved: BuildingId[];
  specialists: SpecialistId[];
  /** what the seat knows of the building deck (YAM-F3), one known block of places each */
  knows: KnownBlock[];
}

export interface Position {
  /** turns ended */
  turn: number;
  /** ends the game at that number of turns; 0 never does */
  turn_cap: number;
  /** rounds ended */
  round: number;
  /** draws seen by somebody */
  reveals: number;
  /** whose turn it is, null when over */
  active: number | null;
  /** of the active seat in `order` */
  place: number;
  over: 'no' | 'rules' | 'turn_cap';
  /** what brought the end about: a last standard building, or what ran out (YAM-E1) */
  trigger: 'pieces' | 'boats' | 'specialists' | 'buildings' | null;
  /** seats in the order of play; with 2 players each has two places */
  order: number[];
  /** by place in the order, the fleet of that turn's piece, null before it has one */
  played: (number | null)[];
  /** fleets from the left, null where taken */
  track: (number | null)[];
  /** block 0 is face up, the others lie face down in blocks of which everybody knows the fleets (YAM-H1) */
  track_lots: number[];
  /** what was used this turn */
  used: ('gild' | 'cleanse' | 'token_for_yellow' | 'token_for_coins' | 'change' | 'fleet')[];
  /** made this turn */
  trades: number;
  /** spaces of the boats placed this turn */
  placed: number[];
  /** where the last of them lies, null when it was taken away */
  last: number | null;
  /** whether placing has begun */
  begun: boolean;
  /** islands whose token the collecting under way has taken */
  collected: number[];
  /** what is to be decided first, then what follows in this turn; empty when over */
  steps: Step[];
  /** on the board */
  boats: Boat[];
  /** all of them */
  islands: Island[];
  /** boats by colour */
  supply: Record<ColourId, number>;
  sanctuaries_left: number;
  /** the row by slot, null where taken */
  specialists: (Waiting | null)[];
  /** its top card first */
  specialist_deck: SpecialistId[] | number;
  /** the row by slot, null where taken */
  buildings: (BuildingId | null)[];
  /** its top card first */
  building_deck: BuildingId[] | number;
  seats: Player[];
  /** the stream of chance: its key and how many words were used */
  random: { key: string; used: number } | null;
  /** what the final count gives now, line by line, with what it is counted of */
  scoring: { line: string; seats: { points: number; of: number }[] }[];
}

export type Step =
  | { step: 'turn_start' }
  | { step: 'fleet'; seat: number }
  | { step: 'free_boat'; seat: number; left: number }
  | { step: 'main'; seat: number }
  | { step: 'collect'; seat: number }
  | { step: 'extra'; seat: number }
  | { step: 'port'; seat: number }
  | { step: 'recruit'; seat: number; recruited: boolean }
  | { step: 'sort'; seat: number; count: number }
  | { step: 'with_token'; seat: number; island: number }
  | { step: 'remove'; seat: number; left: number; space: number }
  | { step: 'with_boat'; seat: number; space: number }
  | { step: 'turn_end' };

export type MoveParts =
  | { kind: 'fleet'; fleet: number }
  | { kind: 'boat'; colour: ColourId }
  | { kind: 'buy'; colour: ColourId }
  | { kind: 'sell'; colour: ColourId }
  | { kind: 'place'; colour: ColourId; space: number }
  | { kind: 'collect' }
  | { kind: 'take'; island: number }
  | { kind: 'extra'; island: number }
  | { kind: 'build'; building: BuildingId; island: number }
  | { kind: 'keep'; boats: ColourId[] }
  | { kind: 'recruit'; specialist: SpecialistId; kinds: CultureId[] }
  | { kind: 'reserve'; building: BuildingId }
  | { kind: 'look' }
  | { kind: 'sort'; top: number[]; bottom: number[] }
  | { kind: 'slide'; from: number; space: number }
  | { kind: 'sanctuary'; island: number }
  | { kind: 'swap-tokens'; island: number }
  | { kind: 'with-token'; island: number }
  | { kind: 'remove'; space: number }
  | { kind: 'swap-boats'; space: number }
  | { kind: 'with-boat'; space: number }
  | { kind: 'gild'; boats: ColourId[] }
  | { kind: 'cleanse'; island: number }
  | { kind: 'token-for-yellow'; culture: CultureId }
  | { kind: 'token-for-coins'; culture: CultureId }
  | { kind: 'change'; boats: ColourId[] }
  | { kind: 'done' };

export type GameEvent =
  | { event: 'order_set'; clause: string; seat?: number; order: number[] }
  | { event: 'fleet_shown'; clause: string; seat?: undefined; fleet: number; place: number }
  | { event: 'fleets_returned'; clause: string; seat?: undefined; count: number }
  | { event: 'turn_began'; clause: string; seat: number; turn: number; round: number }
  | { event: 'fleet_taken'; clause: string; seat: number; fleet: number }
  | { event: 'boat_gained'; clause: string; seat: number; colour: ColourId }
  | { event: 'boat_lacking'; clause: string; seat: number; colour: ColourId }
  | { event: 'boat_given'; clause: string; seat: number; colour: ColourId }
  | { event: 'bought'; clause: string; seat: number; colour: ColourId; coins: number }
  | { event: 'sold'; clause: string; seat: number; colour: ColourId; coins: number }
  | { event: 'placed'; clause: string; seat: number; colour: ColourId; space: number }
  | { event: 'collected'; clause: string; seat: number; kind: CultureId; island: number }
  | { event: 'token_spent'; clause: string; seat: number; kind: CultureId; count: number }
  | { event: 'toll_paid'; clause: string; seat: number; to: number; coins: number }
  | { event: 'built'; clause: string; seat: number; building: BuildingId; island: number; spared: number }
  | { event: 'prestige_gained'; clause: string; seat: number; tokens: number; island: number }
  | { event: 'coins_gained'; clause: string; seat: number; coins: number; group: number }
  | { event: 'coins_paid'; clause: string; seat: number; coins: number }
  | { event: 'reserved'; clause: string; seat: number; building: BuildingId }
  | { event: 'looked'; clause: string; seat: number; count: number }
  | { event: 'sorted'; clause: string; seat: number; top: number; bottom: number }
  | { event: 'boat_slid'; clause: string; seat: number; colour: ColourId; from: number; space: number }
  | { event: 'sanctuary_put'; clause: string; seat: number; island: number }
  | { event: 'sanctuary_removed'; clause: string; seat: number; island: number }
  | { event: 'tokens_swapped'; clause: string; seat: number; island: number; with: number }
  | { event: 'boat_removed'; clause: string; seat: number; colour: ColourId; space: number }
  | { event: 'boats_swapped'; clause: string; seat: number; space: number; with: number }
  | { event: 'port_kept'; clause: string; seat: number; boats: Record<ColourId, number> }
  | { event: 'set_aside'; clause: string; seat: number; boats: Record<ColourId, number> }
  | { event: 'recruited'; clause: string; seat: number; specialist: SpecialistId; coins: number }
  | { event: 'share_got'; clause: string; seat: number; from: number; coins: number }
  | { event: 'round_ended'; clause: string; seat?: undefined; round: number }
  | { event: 'specialists_paid'; clause: string; seat?: undefined; coins: number }
  | { event: 'specialist_drawn'; clause: string; seat?: undefined; specialist: SpecialistId; slot: number }
  | { event: 'building_drawn'; clause: string; seat?: undefined; building: BuildingId; slot: number }
  | { event: 'end_triggered'; clause: string; seat?: number; by: 'pieces' | 'boats' | 'specialists' | 'buildings' }
  | { event: 'scored'; clause: string; seat: number; line: 'coins' | 'prestige' | 'buildings' | 'specialists' | 'unbuilt' | 'aside'; points: number; of: number }
  | { event: 'game_over'; clause: string; seat?: undefined; by: 'rules' | 'turn_cap' };

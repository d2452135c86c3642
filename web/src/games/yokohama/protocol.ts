// What the engine tells of this game: made by `kaisho describe yokohama --types`.
import type { AchievementId, AreaId, BoardId, CompleteId, FlagId, GoodId, LaboratoryId, OrderId, PortId, ResourceId, SlotId, TechnologyId, TileId, TokenId } from './ids';

export interface Area {
  area: string;
  tile: TileId | null;
  /** the level-5 token still there */
  token: TokenId | null;
  /** of each seat */
  assistants: number[];
  /** by slot */
  shops: (number | null)[];
  house: number | null;
}

export interface Action {
  area: AreaId;
  power: number;
}

export interface Achievement {
  achievement: AchievementId;
  /** seats in the order in which they met it */
  met: number[];
}

export interface Player {
  points: number;
  yen: number;
  imports: number;
  goods: Record<GoodId, number>;
  hand: Record<'assistants' | 'shops' | 'houses', number>;
  warehouse: Record<'assistants' | 'shops' | 'houses', number>;
  /** its area, null in hand */
  president: AreaId | null;
  /** in hand, taken from ports */
  orders: OrderId[];
  /** the order kept at set-up while it is in hand (YOK-S7); `unknown` in the view of others */
  kept: OrderId | null | 'unknown';
  /** the order put away; likewise */
  put_away: OrderId | null | 'unknown';
  fulfilled: OrderId[];
  technologies: TechnologyId[];
  /** level-5 tokens taken, independent agents among them */
  tokens: TokenId[];
  /** agents face up, by flag */
  agents: Partial<Record<FlagId, number>>;
  /** agents face down */
  agents_used: Partial<Record<FlagId, number>>;
  independents_used: number;
  /** the achievement-complete token taken (YOK-N1) */
  complete: CompleteId | null;
}

export interface Position {
  /** turns ended */
  turn: number;
  /** ends the game at that number of turns; 0 never does */
  turn_cap: number;
  /** how often cards came to light from a deck */
  reveals: number;
  /** the first player */
  first: number;
  /** whose turn it is */
  active: number;
  over: 'no' | 'rules' | 'turn_cap';
  /** the game is over when so many turns are (YOK-E2) */
  last_turn: number | null;
  /** what brought the end about (YOK-E1) */
  trigger: 'houses' | 'shops' | 'orders' | 'church' | 'customs' | null;
  options: ('achievement-tokens' | 'independent-agents')[];
  /** what was used this turn */
  used: ('agent' | 'mill' | 'university')[];
  /** the cells, row by row from the top (`layout` of the edition has rows and neighbours) */
  areas: Area[];
  /** where the station token lies */
  station: AreaId | null;
  /** the area and power of the action under way (YOK-A1) */
  action: Action | null;
  /** areas the president has entered on the walk under way, its start among them, in the order of the cells */
  walked: AreaId[];
  /** what is to be decided first, then what follows in this turn; empty when over */
  steps: Step[];
  /** by slot; `neutral` where it is covered (YOK-S8) */
  church: (number | null | 'neutral')[];
  /** likewise */
  customs: (number | null | 'neutral')[];
  /** of the boards in use, the cards by slot */
  laboratories: Record<string, (string | null)[]>;
  /** likewise the orders */
  ports: Record<string, (string | null)[]>;
  /** its top card first */
  technology_deck: TechnologyId[] | number;
  /** its top card first */
  order_deck: OrderId[] | number;
  /** of types A, B, C */
  achievements: Achievement[];
  /** achievement-complete tokens on the table (YOK-N1) */
  complete_left: CompleteId[];
  agents_left: Record<FlagId, number>;
  seats: Player[];
  /** the stream of chance: its key and how many words were used */
  random: { key: string; used: number } | null;
  /** what the final count gives now, line by line, with what it is counted of; told, and not read */
  scoring: { line: string; seats: { points: number; of: number }[] }[];
}

export type Step =
  | { step: 'keep_order'; seat: number; left: number }
  | { step: 'turn_start' }
  | { step: 'secondary'; seat: number; phase: 'A' | 'C' }
  | { step: 'main'; seat: number }
  | { step: 'place'; seat: number; placed: number; last: AreaId | null }
  | { step: 'adjacent'; seat: number; area: AreaId }
  | { step: 'move'; seat: number }
  | { step: 'walk'; seat: number }
  | { step: 'take_back'; seat: number; from: number }
  | { step: 'action'; seat: number }
  | { step: 'exchange'; seat: number; left: number }
  | { step: 'slot'; seat: number; board: 'church' | 'customs' }
  | { step: 'pay_faith'; seat: number; slot: SlotId; from: 'hand' | 'area'; lacking: number }
  | { step: 'recruit'; seat: number; left: number }
  | { step: 'laboratory'; seat: number; board: LaboratoryId }
  | { step: 'pay_production'; seat: number; board: LaboratoryId; slot: number; lacking: number }
  | { step: 'refill'; seat: number; board: BoardId }
  | { step: 'port'; seat: number; board: PortId }
  | { step: 'any_good'; seat: number; left: number; extra: boolean }
  | { step: 'warehouse'; seat: number; left: number }
  | { step: 'moves'; seat: number; left: number }
  | { step: 'station'; seat: number }
  | { step: 'flag'; seat: number; flag: FlagId }
  | { step: 'complete'; seat: number }
  | { step: 'level5'; seat: number }
  | { step: 'build'; seat: number }
  | { step: 'recall'; seat: number }
  | { step: 'turn_end' };

export type MoveParts =
  | { kind: 'keep'; drawn: number; order: OrderId }
  | { kind: 'done' }
  | { kind: 'agent'; area: AreaId; cell: number; independent: boolean }
  | { kind: 'achieve'; achievement: AchievementId }
  | { kind: 'fulfil'; order: OrderId }
  | { kind: 'mill' }
  | { kind: 'university' }
  | { kind: 'place'; area: AreaId; cell: number }
  | { kind: 'pair'; area: AreaId; cell: number }
  | { kind: 'go'; area: AreaId; cell: number }
  | { kind: 'walk'; area: AreaId; cell: number }
  | { kind: 'tram'; area: AreaId; cell: number }
  | { kind: 'train'; area: AreaId; cell: number }
  | { kind: 'take-back' }
  | { kind: 'back'; area: AreaId; cell: number; count: number }
  | { kind: 'sell'; resource: ResourceId }
  | { kind: 'buy'; resource: ResourceId }
  | { kind: 'slot'; slot: SlotId; from: 'hand' | 'area' }
  | { kind: 'pay'; resources: ResourceId[] }
  | { kind: 'hire'; piece: 'assistant' | 'shop' | 'house' }
  | { kind: 'technology'; technology: TechnologyId }
  | { kind: 'pay-imports'; count: number }
  | { kind: 'orders'; orders: string[]; price: string | null }
  | { kind: 'good'; resource: ResourceId }
  | { kind: 'move'; from: AreaId | null; from_cell: number | null; area: AreaId; cell: number }
  | { kind: 'station'; area: AreaId; cell: number }
  | { kind: 'complete'; token: CompleteId }
  | { kind: 'token' }
  | { kind: 'shop'; slot: number }
  | { kind: 'house' }
  | { kind: 'recall'; count: number };

export type GameEvent =
  | { event: 'first_player'; clause: string; seat: number }
  | { event: 'order_kept'; clause: string; seat: number }
  | { event: 'turn_began'; clause: string; seat: number; turn: number; round: number }
  | { event: 'placed'; clause: string; seat: number; area: AreaId; count: number; cell: number }
  | { event: 'fee_paid'; clause: string; seat: number; to: number | null; yen: number }
  | { event: 'president_moved'; clause: string; seat: number; from_area: AreaId | null; area: AreaId; way: 'go' | 'walk' | 'tram' | 'train'; from: number | null; cell: number }
  | { event: 'president_back'; clause: string; seat: number; area: AreaId; cell: number }
  | { event: 'assistants_back'; clause: string; seat: number; area: AreaId; count: number; cell: number }
  | { event: 'agent_used'; clause: string; seat: number; area: AreaId; flag: FlagId | null; cell: number }
  | { event: 'acted'; clause: string; seat: number; area: AreaId; power: number; cell: number }
  | { event: 'house_income'; clause: string; seat: number; area: AreaId; yen: number; cell: number }
  | { event: 'gained'; clause: string; seat: number; resource: ResourceId; count: number }
  | { event: 'spent'; clause: string; seat: number; resource: ResourceId; count: number }
  | { event: 'slot_taken'; clause: string; seat: number; board: 'church' | 'customs'; slot: string; from: 'hand' | 'area' }
  | { event: 'hired'; clause: string; seat: number; piece: 'assistant' | 'shop' | 'house'; yen: number }
  | { event: 'technology_got'; clause: string; seat: number; technology: TechnologyId; board: LaboratoryId; slot: number }
  | { event: 'technology_drawn'; clause: string; seat?: undefined; technology: TechnologyId; board: LaboratoryId; slot: number }
  | { event: 'order_taken'; clause: string; seat: number; order: OrderId; board: PortId; slot: number }
  | { event: 'order_drawn'; clause: string; seat?: undefined; order: OrderId; board: PortId; slot: number }
  | { event: 'token_taken'; clause: string; seat: number; token: TokenId; area: AreaId; cell: number }
  | { event: 'shop_built'; clause: string; seat: number; area: AreaId; slot: number; tile: TileId; cell: number }
  | { event: 'house_built'; clause: string; seat: number; area: AreaId; tile: TileId; cell: number }
  | { event: 'recalled'; clause: string; seat: number; area: AreaId; count: number; stayed: number; cell: number }
  | { event: 'assistant_moved'; clause: string; seat: number; from_area: AreaId | null; area: AreaId; from: number | null; cell: number }
  | { event: 'agent_gained'; clause: string; seat: number; flag: FlagId }
  | { event: 'no_agent_left'; clause: string; seat: number; flag: FlagId }
  | { event: 'achieved'; clause: string; seat: number; achievement: AchievementId; points: number; place: number }
  | { event: 'fulfilled'; clause: string; seat: number; order: OrderId }
  | { event: 'station_placed'; clause: string; seat: number; area: AreaId; cell: number }
  | { event: 'complete_taken'; clause: string; seat: number; token: CompleteId }
  | { event: 'end_triggered'; clause: string; seat: number; by: 'houses' | 'shops' | 'orders' | 'church' | 'customs' }
  | { event: 'scored'; clause: string; seat: number; line: 'church' | 'customs' | 'technology' | 'flags' | 'agents' | 'imports' | 'yen' | 'goods'; points: number; of: number }
  | { event: 'game_over'; clause: string; seat?: undefined; by: 'rules' | 'turn_cap' };

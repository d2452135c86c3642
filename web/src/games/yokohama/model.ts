// The shapes of docs/protocol-yokohama.md, and what follows from a position by the rules alone.
import { box, type Achievement, type AreaBoard, type Edition, type Level, type MainSlot, type Order, type Technology, type Tile, type Token } from './box.svelte';

export type Effect = Technology['effect'];
export type Layout = Edition['layout'][string];

// -- what lies in the box, by its id

interface Found {
  area: Map<string, AreaBoard>;
  tile: Map<string, Tile>;
  order: Map<string, Order>;
  technology: Map<string, Technology>;
  token: Map<string, Token>;
  achievement: Map<string, Achievement>;
  slot: Map<string, MainSlot>;
}

const byId = <T extends { id: string }>(list: T[]): Map<string, T> => new Map(list.map((one) => [one.id, one]));
const known = new WeakMap<Edition, Found>();

/** The things of the box by id. */
export function found(): Found {
  const edition = box.now;
  let all = known.get(edition);
  if (!all) {
    all = {
      area: byId(edition.areas),
      tile: byId(edition.buildings),
      order: byId(edition.orders),
      technology: byId(edition.technologies),
      token: byId([...edition.level5.tokens, ...edition.level5.independent_agents]),
      achievement: byId(edition.achievements),
      slot: byId([...edition.church.slots, ...edition.customs.slots]),
    };
    known.set(edition, all);
  }
  return all;
}

export const isIndependent = (token: string): boolean => box.now.level5.independent_agents.some(({ id }) => id === token);


export const GOODS = ['copper', 'silk', 'tea', 'fish'] as const;
export type Good = (typeof GOODS)[number];
export const RESOURCES = [...GOODS, 'imports', 'yen'] as const;
export type Resource = (typeof RESOURCES)[number];
export const FLAGS = ['uk', 'us', 'france', 'germany', 'netherlands'] as const;
export type FlagId = (typeof FLAGS)[number];
export const PIECES = ['assistants', 'shops', 'houses'] as const;

/** A seat, or what covers a slot when two play (YOK-S8). */
export type Owner = number | 'neutral' | null;

export interface AreaState {
  area: string;
  tile: string | null;
  token: string | null;
  assistants: number[];
  shops: (number | null)[];
  house: number | null;
}

export interface Pieces {
  assistants: number;
  shops: number;
  houses: number;
}

export interface Player {
  points: number;
  yen: number;
  imports: number;
  goods: Record<Good, number>;
  hand: Pieces;
  warehouse: Pieces;
  /** The area where it stands, null in hand. */
  president: string | null;
  orders: string[];
  kept: string | null;
  put_away: string | null;
  fulfilled: string[];
  technologies: string[];
  tokens: string[];
  agents: Partial<Record<FlagId, number>>;
  agents_used: Partial<Record<FlagId, number>>;
  independents_used: number;
  complete: string | null;
}

export interface Step {
  step: string;
  seat?: number;
  [field: string]: unknown;
}

export interface ScoreLine {
  line: string;
  seats: { points: number; of: number }[];
}

/** A position, whole or as observed. */
export interface YokohamaState {
  turn: number;
  first: number | null;
  active: number | null;
  over: 'no' | 'rules' | 'turn_cap';
  last_turn: number | null;
  trigger: string | null;
  options: string[];
  used: string[];
  station: string | null;
  action: { area: string; power: number } | null;
  walked: string[];
  steps: Step[];
  areas: AreaState[];
  church: Owner[];
  customs: Owner[];
  laboratories: Record<string, (string | null)[]>;
  ports: Record<string, (string | null)[]>;
  technology_deck: string[] | number;
  order_deck: string[] | number;
  achievements: { achievement: string; met: number[] }[];
  complete_left: string[];
  agents_left: Partial<Record<FlagId, number>>;
  seats: Player[];
  scoring: ScoreLine[];
  [field: string]: unknown;
}

export const deckSize = (deck: string[] | number): number => (typeof deck === 'number' ? deck : deck.length);

/** "ball" of "ball#1". */
export const bare = (id: string): string => id.replace(/#\d+$/, '');
export const technologyOf = (card: string): Technology | undefined => found().technology.get(bare(card));
/** A card's flag: the copies of a technology bear different ones. */
export function flagOf(card: string): string | undefined {
  const technology = technologyOf(card);
  if (!technology) return found().order.get(card)?.flag;
  const copy = Number(/#(\d+)$/.exec(card)?.[1] ?? 1);
  return technology.flags[copy - 1] ?? technology.flags[0];
}

// -- the map

export const layoutFor = (seats: number): Layout => box.now.layout[String(seats)] ?? { rows: [], cells: [], pairs: [] };

/** The name of each cell's area in moves: of two boards of a kind the second has "#2". */
export function cellNames(areas: AreaState[]): string[] {
  const seen: Record<string, number> = {};
  return areas.map(({ area }) => {
    const id = bare(area);
    const n = (seen[id] = (seen[id] ?? 0) + 1);
    return n > 1 ? `${id}#${n}` : id;
  });
}

/** The board of "copper-mine#2". */
export const boardOf = (area: string): AreaBoard | undefined => found().area.get(bare(area));
export const areaOf = (state: YokohamaState, cell: number): AreaBoard | undefined => boardOf(state.areas[cell]?.area ?? '');
export const tileOf = (state: YokohamaState, cell: number): Tile | undefined => found().tile.get(state.areas[cell]?.tile ?? '');
export const isCanal = (state: YokohamaState, cell: number): boolean => areaOf(state, cell)?.action.type === 'none';
export const cellOf = (state: YokohamaState, name: string | null): number => (name === null ? -1 : cellNames(state.areas).indexOf(name));

export function neighbours(state: YokohamaState): number[][] {
  const lists: number[][] = state.areas.map(() => []);
  for (const [a = -1, b = -1] of layoutFor(state.seats.length).pairs) {
    lists[a]?.push(b);
    lists[b]?.push(a);
  }
  return lists;
}

/** Whose presidents stand there, the given seat's left out. */
export const presidentsAt = (state: YokohamaState, cell: number, but: number | null = null): number[] =>
  state.seats.flatMap((player, seat) => (seat !== but && player.president !== null && cellOf(state, player.president) === cell ? [seat] : []));

// -- technologies

const EFFECTS: Record<string, string> = {
  newspaper: 'spread-placement',
  telegraph: 'extra-adjacent-placement',
  postal: 'stop-with-opposing-president',
  stagecoach: 'no-passing-fee',
};

/** The effect of a technology the player has, if any. */
export function effectOf(player: Player | undefined, which: keyof typeof EFFECTS): Effect | undefined {
  const wanted = EFFECTS[which];
  return player?.technologies.map((card) => technologyOf(card)?.effect).find((effect) => effect?.id === wanted);
}

// -- power (YOK-A1)

export interface Power {
  assistants: number;
  president: number;
  shop: number;
  house: number;
  station: number;
  /** At most the maximum. */
  total: number;
  /** Uncut. */
  sum: number;
}

/** A seat's power in a cell, with `more` assistants there and its president or not. */
export function powerAt(state: YokohamaState, cell: number, seat: number, president: boolean, more = 0): Power {
  const { influence } = box.now;
  const at = state.areas[cell];
  const power = {
    assistants: ((at?.assistants[seat] ?? 0) + more) * influence.assistant,
    president: president ? influence.president : 0,
    shop: at?.shops.includes(seat) ? influence.shop : 0,
    house: at?.house === seat ? influence.trading_house : 0,
    station: state.station !== null && cellOf(state, state.station) === cell ? influence.station : 0,
  };
  const sum = Object.values(power).reduce((a, b) => a + b, 0);
  return { ...power, sum, total: Math.min(sum, influence.maximum) };
}

export const levelAt = (area: AreaBoard | undefined, power: number): Level | undefined => area?.levels[power - 1];

/** The next price of a trading house for this player (YOK-A8). */
export function housePrice(player: Player): number {
  const prices = box.now.prices.warehouse.trading_house;
  return prices[prices.length - player.warehouse.houses] ?? prices.at(-1) ?? 0;
}

export const count = (record: Partial<Record<string, number>>): number => Object.values(record).reduce<number>((a, b) => a + (b ?? 0), 0);

export const ordersInHand = (player: Player): string[] => [...(player.kept !== null ? [player.kept] : []), ...player.orders];

/** Flags that count for pairs and sets: technologies, fulfilled orders, the achievement-complete token. */
export function flagsOf(player: Player): Record<string, number> {
  const flags: Record<string, number> = {};
  const complete = box.now.achievement_complete.tokens.find(({ id }) => id === player.complete)?.flag;
  for (const flag of [...[...player.technologies, ...player.fulfilled].map(flagOf), complete]) if (flag) flags[flag] = (flags[flag] ?? 0) + 1;
  return flags;
}

/** Can `goods` be paid from what the player has (YOK-X3)? */
export const canPay = (player: Player, goods: Partial<Record<string, number>>): boolean =>
  Object.entries(goods).every(([good, n]) => (player.goods[good as Good] ?? 0) >= (n ?? 0));

// What follows from a position and the box by the rules alone.
import { countedFor } from '../shared/counts';
import { box } from './box.svelte';
import type {
  Achievement,
  Area as AreaBoard,
  ChurchSlot,
  CustomsSlot,
  Edition,
  Effect,
  IndependentAgent,
  Layout,
  Level,
  Order,
  Technology,
  Tile,
  Token,
} from './edition';
import type { Seen } from '../shared/position';
import type { Area, Player, Position } from './protocol';

export { FLAGS, GOODS, RESOURCES, type FlagId, type GoodId } from './box.svelte';
export type { Area as AreaState, Player } from './protocol';

export type MainSlot = (ChurchSlot | CustomsSlot) & { faith?: number; imports?: number };
/** Independent agents bring nothing at once. */
export type AnyToken = (Token | IndependentAgent) & { reward?: Token['reward'] };

// -- what lies in the box, by its id

interface Found {
  area: Map<string, AreaBoard>;
  tile: Map<string, Tile>;
  order: Map<string, Order>;
  technology: Map<string, Technology>;
  token: Map<string, AnyToken>;
  achievement: Map<string, Achievement>;
  slot: Map<string, MainSlot>;
}

const byId = <T extends { id: string }>(list: T[]): Map<string, T> =>
  new Map(list.map((one) => [one.id, one]));
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
      token: byId<AnyToken>([...edition.level5.tokens, ...edition.level5.independent_agents]),
      achievement: byId(edition.achievements),
      slot: byId<MainSlot>([...edition.church.slots, ...edition.customs.slots]),
    };
    known.set(edition, all);
  }
  return all;
}

export const isIndependent = (token: string): boolean =>
  box.now.level5.independent_agents.some(({ id }) => id === token);

export type YokohamaState = Seen<Position>;
/** A seat, or what covers a slot when two play (YOK-S8). */
export type Owner = Position['church'][number];
export type Pieces = Player['hand'];

/** "ball" of "ball#1". */
const bare = (id: string): string => id.replace(/#\d+$/, '');
export const technologyOf = (card: string): Technology | undefined =>
  found().technology.get(bare(card));
/** A card's flag: the copies of a technology bear different ones. */
export function flagOf(card: string): string | undefined {
  const technology = technologyOf(card);
  if (!technology) return found().order.get(card)?.flag;
  const copy = Number(/#(\d+)$/.exec(card)?.[1] ?? 1);
  return technology.flags[copy - 1] ?? technology.flags[0];
}

// -- the map

export const layoutFor = (seats: number): Pick<Layout, 'rows' | 'cells' | 'pairs'> =>
  box.now.layout[seats] ?? { rows: [], cells: [], pairs: [] };

/** The name of each cell's area in moves: of two boards of a kind the second has "#2". */
export function cellNames(areas: Area[]): string[] {
  const seen: Record<string, number> = {};
  return areas.map(({ area }) => {
    const id = bare(area);
    const n = (seen[id] = (seen[id] ?? 0) + 1);
    return n > 1 ? `${id}#${n}` : id;
  });
}

/** The board of "copper-mine#2". */
export const boardOf = (area: string): AreaBoard | undefined => found().area.get(bare(area));
export const areaOf = (state: YokohamaState, cell: number): AreaBoard | undefined =>
  boardOf(state.areas[cell]?.area ?? '');
export const tileOf = (state: YokohamaState, cell: number): Tile | undefined =>
  found().tile.get(state.areas[cell]?.tile ?? '');
export const isCanal = (state: YokohamaState, cell: number): boolean =>
  areaOf(state, cell)?.action.type === 'none';
export const cellOf = (state: YokohamaState, name: string | null): number =>
  name === null ? -1 : cellNames(state.areas).indexOf(name);

/** Whose presidents stand there, the given seat's left out. */
export const presidentsAt = (
  state: YokohamaState,
  cell: number,
  but: number | null = null,
): number[] =>
  state.seats.flatMap((player, seat) =>
    seat !== but && player.president !== null && cellOf(state, player.president) === cell
      ? [seat]
      : [],
  );

// -- technologies

const EFFECTS: Record<string, string> = {
  newspaper: 'spread-placement',
  telegraph: 'extra-adjacent-placement',
  postal: 'stop-with-opposing-president',
  stagecoach: 'no-passing-fee',
  station: 'station-token',
  tramway: 'free-move',
};

/** The effect of a technology the player has, if any. */
export function effectOf(
  player: Player | undefined,
  which: keyof typeof EFFECTS,
): Effect | undefined {
  const wanted = EFFECTS[which];
  return player?.technologies
    .map((card) => technologyOf(card)?.effect)
    .find((effect) => effect?.id === wanted);
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
export function powerAt(
  state: YokohamaState,
  cell: number,
  seat: number,
  president: boolean,
  more = 0,
): Power {
  const { influence } = box.now;
  const at = state.areas[cell];
  const power = {
    assistants: ((at?.assistants[seat] ?? 0) + more) * influence.assistant,
    president: president ? influence.president : 0,
    shop: at?.shops.includes(seat) ? influence.shop : 0,
    house: at?.house === seat ? influence.trading_house : 0,
    station:
      state.station !== null && cellOf(state, state.station) === cell ? influence.station : 0,
  };
  const sum = Object.values(power).reduce((a, b) => a + b, 0);
  return { ...power, sum, total: Math.min(sum, influence.maximum) };
}

export const levelAt = (area: AreaBoard | undefined, power: number): Level | undefined =>
  area?.levels[power - 1];

/** The next price of a trading house for this player (YOK-A8). */
export function housePrice(player: Player): number {
  const prices = box.now.prices.warehouse.trading_house;
  return prices[prices.length - player.warehouse.houses] ?? prices.at(-1) ?? 0;
}

export const ordersInHand = (player: Player): string[] => [
  ...(player.kept !== null ? [player.kept] : []),
  ...player.orders,
];

/** Flags that count for pairs and sets: technologies, fulfilled orders, the achievement-complete token. */
export function flagsOf(player: Player): Record<string, number> {
  const flags: Record<string, number> = {};
  const complete = box.now.achievement_complete.tokens.find(
    ({ id }) => id === player.complete,
  )?.flag;
  for (const flag of [...[...player.technologies, ...player.fulfilled].map(flagOf), complete])
    if (flag) flags[flag] = (flags[flag] ?? 0) + 1;
  return flags;
}

/** With the final count as it stands; a game that is over has it among the points. */
export const standing = (state: YokohamaState, seat: number): number =>
  (state.seats[seat]?.points ?? 0) + (state.over === 'no' ? countedFor(state, seat) : 0);

// What follows from a position and the box by the rules alone.
import { spreadOver } from '../shared/counts';
import { box, COLOURS, type Boats, type ColourId, type CultureId } from './box.svelte';
import type { Building, Edition, Fleet, Power, Specialist } from './edition';
import type { Seen } from '../shared/position';
import type { Island, Player, Position } from './protocol';

export type { Island as IslandState, Player } from './protocol';

export type YamataiState = Seen<Position>;

// -- what lies in the box, by its id

/** "forge" of "forge#2". */
const bare = (id: string): string => id.replace(/#\d+$/, '');
export const fleetOf = (number: number): Fleet | undefined =>
  box.now.fleets.find((one) => one.number === number);
export const specialistOf = (id: string): Specialist | undefined =>
  box.now.specialists.find((one) => one.id === id);
export const buildingOf = (tile: string): Building | undefined =>
  box.now.buildings.find(({ id }) => id === bare(tile));
export const powerOf = (id: string | undefined): Power | undefined =>
  box.now.powers.find((one) => one.id === id);

// -- the map, by its numbers

interface Sea {
  /** Spaces linked to a space. */
  links: Map<number, number[]>;
  /** Islands a boat on a space touches (YAM-G1). */
  islandsAt: Map<number, number[]>;
  spacesOf: Map<number, number[]>;
  /** Islands that share a shore. */
  neighbours: Map<number, number[]>;
}

const known = new WeakMap<Edition, Sea>();

function charted({ islands, spaces, links }: Edition['map']): Sea {
  const linked = new Map<number, number[]>(spaces.map(({ id }) => [id, []]));
  for (const [a, b] of links) {
    linked.get(a)?.push(b);
    linked.get(b)?.push(a);
  }
  const islandsAt = new Map<number, number[]>(spaces.map(({ id }) => [id, []]));
  const edges = new Map<string, number[]>();
  for (const { id, polygon } of islands) {
    polygon.forEach((space, i) => {
      islandsAt.get(space)?.push(id);
      const edge = [space, polygon[(i + 1) % polygon.length] ?? 0].sort((a, b) => a - b).join('-');
      edges.set(edge, [...(edges.get(edge) ?? []), id]);
    });
  }
  const neighbours = new Map<number, number[]>(islands.map(({ id }) => [id, []]));
  for (const [a, b] of edges.values()) {
    if (a === undefined || b === undefined) continue;
    neighbours.get(a)?.push(b);
    neighbours.get(b)?.push(a);
  }
  return {
    links: linked,
    islandsAt,
    spacesOf: new Map(islands.map(({ id, polygon }) => [id, polygon])),
    neighbours,
  };
}

export function sea(): Sea {
  const edition = box.now;
  const chart = known.get(edition) ?? charted(edition.map);
  known.set(edition, chart);
  return chart;
}

export const boatAt = (state: YamataiState, space: number): ColourId | null =>
  state.boats.find((one) => one.space === space)?.boat ?? null;
export const islandAt = (state: YamataiState, island: number): Island | undefined =>
  state.islands.find((one) => one.island === island);
/** YAM-G2. */
export const isEmpty = (at: Island): boolean =>
  at.token === null && at.building === null && !at.sanctuary;
const touching = (space: number): number[] => sea().islandsAt.get(space) ?? [];
/** Islands touched by boats placed this turn. */
export const touchedNow = (state: YamataiState): Set<number> =>
  new Set(state.placed.flatMap(touching));

// -- what a player has

export const isPrestige = (tile: string): boolean =>
  ['torii', 'palace'].includes(buildingOf(tile)?.kind ?? '');

/** Does a specialist of the player have this power? */
const hasPower = (player: Player | undefined, power: string): Power | undefined =>
  player?.specialists.some((id) => specialistOf(id)?.power === power) ? powerOf(power) : undefined;

/** Colours, each as often as there are boats. */
export const spread = (boats: Partial<Boats>): ColourId[] => spreadOver(COLOURS, boats);

/** YAM-T10, YAM-P6. */
export const portSize = (player: Player | undefined): number =>
  box.now.rules.port_slots + (hasPower(player, 'wide-port')?.params.slots ?? 0);

// -- prices (YAM-T3, YAM-P9, YAM-P12); null: not to be traded

export function buyPrice(player: Player | undefined, colour: ColourId): number | null {
  const price = box.now.boats.find(({ id }) => id === colour)?.price ?? null;
  return price ?? hasPower(player, 'trade-yellow')?.params.price ?? null;
}
export function sellPrice(player: Player | undefined, colour: ColourId): number | null {
  return hasPower(player, 'better-sales')?.params[colour] ?? buyPrice(player, colour);
}

// -- what may be built

/** Boats around an island, by colour. */
export function boatsAround(state: YamataiState, island: number): Boats {
  const around = new Set(sea().spacesOf.get(island) ?? []);
  const boats = Object.fromEntries(COLOURS.map((colour) => [colour, 0])) as Boats;
  for (const { space, boat } of state.boats) if (around.has(space)) boats[boat] += 1;
  return boats;
}

/** Of a tile's cost, boat by boat: does it lie around the island? */
export function paidBy(cost: ColourId[], around: Boats): boolean[] {
  const left = { ...around };
  return cost.map((colour) => (left[colour] > 0 ? (left[colour]--, true) : false));
}

export interface Gap {
  island: number;
  /** Boat by boat of the cost. */
  paid: boolean[];
  lacking: number;
}

/** The empty island where fewest boats lack for a tile; of the touched ones, once boats are placed. */
export function nearestIsland(state: YamataiState, tile: string): Gap | null {
  const cost = buildingOf(tile)?.cost ?? [];
  const touched = touchedNow(state);
  let best: Gap | null = null;
  for (const at of state.islands) {
    if (!isEmpty(at) || (touched.size > 0 && !touched.has(at.island))) continue;
    const paid = paidBy(cost, boatsAround(state, at.island));
    const lacking = paid.filter((one) => !one).length;
    if (best === null || lacking < best.lacking) best = { island: at.island, paid, lacking };
  }
  return best;
}

/** Coins on this player's buildings next to an island, due when another builds there (YAM-P4). */
export function tollsAt(
  state: YamataiState,
  island: number,
  builder: number,
): { seat: number; coins: number }[] {
  const next = sea().neighbours.get(island) ?? [];
  return state.seats.flatMap((player, seat) => {
    const toll = seat === builder ? undefined : hasPower(player, 'building-toll');
    const near = next.some((one) => islandAt(state, one)?.building === seat);
    return toll && near ? [{ seat, coins: toll.params.coins ?? 0 }] : [];
  });
}

/** Can these tokens pay a specialist (YAM-T11)? */
export function payable(culture: Record<CultureId, number>): boolean {
  const { identical, different } = box.now.rules.specialist_cost;
  const counts = Object.values(culture);
  return (
    counts.some((count) => count >= identical) ||
    counts.filter((count) => count > 0).length >= different
  );
}

/** Tiles the seat knows of the deck, by place; null where only that it is among several (YAM-F3). */
export function lookedAt(player: Player | undefined, count: number): (string | null)[] {
  return Array.from({ length: count }, (_, place) => {
    const lot = player?.knows?.find(({ places }) => places.length === 1 && places[0] === place);
    return lot?.buildings[0] ?? null;
  });
}

/** The turns of this round that have a fleet, in the order of play they lead to (YAM-R3). */
export function comingOrder(state: YamataiState): { seat: number; fleet: number }[] {
  return state.order
    .flatMap((seat, place) =>
      typeof state.played[place] === 'number' ? [{ seat, fleet: state.played[place] }] : [],
    )
    .sort((a, b) => a.fleet - b.fleet);
}

/** How many tokens the boats of this turn take together (YAM-T6): each boat one, of an island it touches. */
export function harvest(state: YamataiState): number {
  const owner = new Map<number, number>();
  const grasp = (space: number, tried: Set<number>): boolean =>
    touching(space).some((island) => {
      if (tried.has(island) || islandAt(state, island)?.token == null) return false;
      tried.add(island);
      const other = owner.get(island);
      if (other !== undefined && !grasp(other, tried)) return false;
      owner.set(island, space);
      return true;
    });
  return state.placed.filter((space) => grasp(space, new Set())).length;
}

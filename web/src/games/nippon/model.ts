// What follows from a position and the box at once.
import { countedFor, spreadOver, sum } from '../shared/counts';
import { box, SIDES, type ActionId, type GoodId, type SideId, type Track } from './box.svelte';
import type { ActionSpace, CityTile, Region } from './edition';
import type { Seen } from '../shared/position';
import { cityOf, factoryOf, trackOf } from './names';
import type { City, Factory, Influence, Player, Position, WorkerPlace } from './protocol';

export type {
  City as CityState,
  Factory as OwnFactory,
  Influence,
  Player,
  Region as RegionState,
  Transport,
  WorkerPlace,
} from './protocol';
/** Workers by colour. */
export type Workers = WorkerPlace['workers'];
export type RegionStanding = Position['standings'][number];
export type Standing = RegionStanding['foreign'];
export type Wages = Position['wages'][number];
export type Costs = Position['costs'][number];
export type ScoreLine = Position['scoring'][number];

export type NipponState = Seen<Position>;

// -- what lies in the box

const tileOf = (id: string): CityTile | undefined =>
  box.now.city_tiles.find((one) => one.id === id);
export const regionOfCity = (city: string): Region | undefined =>
  box.now.regions.find(({ cities }) => cities.some(({ id }) => id === city));
/** An action stands on one space only. */
export const spaceOfAction = (action: string): ActionSpace | undefined =>
  box.now.action_spaces.find(({ actions }) => actions.includes(action as ActionId));
export const spaceNumber = (action: string): number =>
  1 + box.now.action_spaces.findIndex((one) => one === spaceOfAction(action));
export const goodOfFactory = (id: string): GoodId => factoryOf(id)?.good ?? 'silk';

/** A place beside a city, as one name: "tokyo:north". */
export const placeOf = (city: string, side: string): string => `${city}:${side}`;
export const partsOf = (place: string): { city: string; side: SideId } => {
  const [city = '', side = 'north'] = place.split(':');
  return { city, side: side as SideId };
};

/** What a city asks for on a side. */
export function goodAt({ tile, turns }: City, side: string): GoodId {
  const at = SIDES.indexOf(side as SideId);
  return tileOf(tile)?.goods[(at - turns + 2 * SIDES.length) % SIDES.length] ?? 'silk';
}
export const foreignAt = (city: string, side: string): number =>
  cityOf(city)?.foreign[SIDES.indexOf(side as SideId)] ?? 0;
export const cityAt = (state: NipponState, city: string): City | undefined =>
  state.cities.find((one) => one.city === city);
export const influenceAt = (state: NipponState, place: string): Influence | null => {
  const { city, side } = partsOf(place);
  return cityAt(state, city)?.influence[SIDES.indexOf(side)] ?? null;
};

/** Colours in the order of the edition, each as often as there are workers. */
export const spread = (workers: Workers): string[] =>
  spreadOver(
    box.now.worker_colours.map(({ id }) => id),
    workers,
  );
export const coloursOf = (player: Player): string[] =>
  box.now.worker_colours.map(({ id }) => id).filter((id) => player.workers.includes(id));

export const factoryFor = (player: Player, good: string): Factory | undefined =>
  player.factories.find(({ factory }) => goodOfFactory(factory) === good);

/** The value under a marker, and the stars it has reached (without those of factories). */
export const valueOn = (player: Player, track: Track): number =>
  trackOf(track)?.steps[player.tracks[track]]?.value ?? 0;
export const stepsLeft = (player: Player, track: Track): number =>
  (trackOf(track)?.steps.length ?? 1) - 1 - player.tracks[track];

/** Points by the final count as it stands; while events are shown, with those scored meanwhile. */
export function standingOf(state: NipponState, seat: number): number {
  if (state.over !== 'no') return countedFor(state, seat);
  const meanwhile = state.scoring.filter(({ line }) => line !== 'track');
  return countedFor({ scoring: meanwhile }, seat) + (state.seats[seat]?.vp ?? 0);
}

/** With what the next scoring would give: the regions weigh most. */
export const standing = (state: NipponState, seat: number): number =>
  standingOf(state, seat) +
  sum(
    (state.over === 'no' ? state.standings : []).map(({ seats }) => {
      const { points = 0, ships = 0 } = seats[seat] ?? {};
      return points + ships;
    }),
  );

/** The scoring that comes next, from 1; 0 after the last. */
export const nextScoring = (state: NipponState): number =>
  state.scorings < box.now.vp_table.length ? state.scorings + 1 : 0;

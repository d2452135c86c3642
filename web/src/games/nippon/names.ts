// What things are called, the same on the board, in the log and in the rules. What the standard edition
// names is said with its article, as the language files have it; what a corrected edition calls
// otherwise, as it has it.
import { has, language, listOf, textsAt, within } from '$lib/i18n';
import { find, nameIn, nameOf, usualIn, type Called } from '../shared/names';
import { box } from './box.svelte';
import type {
  Achievement,
  ActionSpace,
  Bonus,
  City,
  CityTile,
  Contract,
  Edition,
  Factory,
  Good,
  Region,
  Reward,
  Track,
} from './edition';

export { atHead, nameIn } from '../shared/names';

/** Whether the edition calls a thing as the standard one does, and the language files know it. */
const usual = <T extends Called>(
  key: string,
  list: (edition: Edition) => T[],
  id: T['id'],
): boolean => has(key) && usualIn(box)(list, id);

const n = textsAt('nippon:');

// -- amounts ----------------------------------------------------------------------------------------

export type Counted =
  | 'coal'
  | 'plans'
  | 'vp'
  | 'steps'
  | 'workers'
  | 'colours'
  | 'cubes'
  | 'goods'
  | 'machines'
  | 'improvements'
  | 'contracts'
  | 'tiles'
  | 'trains'
  | 'ships'
  | 'places'
  | 'turns'
  | 'stars';

/** "3 coal", "1 plan", "12 VP". */
export const amount = (kind: Counted, count: number): string => n(`amount.${kind}`, { count });

/** "12,000": what so many units of the edition are in yen. */
export const inYen = (units: number): string =>
  new Intl.NumberFormat(language.now).format(units * box.now.units.yen.size);

/** "12,000 yen". */
export const yen = (units: number): string =>
  n('amount.yen', { count: units * box.now.units.yen.size, yen: inYen(units) });

/** "5,000 yen", "2 coal", "2 plans", "2 VP". */
export const bonusName = ({ resource, amount: count }: Bonus): string =>
  resource === 'yen' ? yen(count) : amount(resource, count);

// -- goods and factories ----------------------------------------------------------------------------

export const goodOf = (id: string): Good | undefined => box.now.goods.find((one) => one.id === id);

/** "Silk": a heading. */
export const goodTitle = (id: string): string => nameOf<Called>(box.now.goods, id);
/** "silk". */
export const goodName = (id: string): string => within(goodTitle(id));

/** "2 silk", "1 watch". */
export function goodCount(id: string, count: number): string {
  const known = usual<Called>(`nippon:good.${id}`, (edition) => edition.goods, id);
  return known ? n(`good.${id}`, { count }) : n('good.any', { count, name: goodName(id) });
}

/** "the silk factory". */
export function theFactory(good: string): string {
  const known = usual<Called>(`nippon:factory_of.${good}`, (edition) => edition.goods, good);
  return known ? n(`factory_of.${good}`) : n('factory_of.any', { name: goodName(good) });
}

export const factoryOf = (id: string): Factory | undefined => find(box.now.factories, id);

/** "Silk Exchange": a heading. */
export const factoryName = (id: string): string => nameOf(box.now.factories, id);
/** What its bonus does, as the edition says it. */
export const factoryText = (id: string): string => nameIn(factoryOf(id)?.text);
/** "“Silk Exchange” (silk)". */
export function factoryInfo(id: string): string {
  return n('factory_info', { name: factoryName(id), good: goodName(factoryOf(id)?.good ?? '') });
}

/** What stands behind a clause: an effect, of an action, of a track or of a good. */
const effectOfClause: Record<
  string,
  Partial<Record<'effect' | 'good' | 'action' | 'track', string>>
> = {
  'NIP-F1a': { effect: 'consolidate-yen' },
  'NIP-F1b': { effect: 'consolidate-keep-coal' },
  'NIP-F1c': { effect: 'money-symbol-steps' },
  'NIP-F1d': { effect: 'once-yen' },
  'NIP-F2a': { effect: 'action-extra-step', action: 'knowledge' },
  'NIP-F2b': { effect: 'action-costs', action: 'knowledge' },
  'NIP-F2c': { effect: 'once-track-steps', track: 'knowledge' },
  'NIP-F2d': { effect: 'once-plans' },
  'NIP-F3a': { effect: 'produce-coal', good: 'bento' },
  'NIP-F3b': { effect: 'action-costs', action: 'mines' },
  'NIP-F3c': { effect: 'action-extra-step', action: 'mines' },
  'NIP-F3d': { effect: 'once-track-steps', track: 'coal' },
  'NIP-F4a': { effect: 'produce-coal', good: 'lenses' },
  'NIP-F4b': { effect: 'once-flip-ships' },
  'NIP-F4c': { effect: 'once-free-ships' },
  'NIP-F4d': { effect: 'action-costs', action: 'ships' },
  'NIP-F5a': { effect: 'produce-coal', good: 'watches' },
  'NIP-F5b': { effect: 'once-flip-trains' },
  'NIP-F5c': { effect: 'once-free-trains' },
  'NIP-F5d': { effect: 'action-costs', action: 'trains' },
  'NIP-F6a': { effect: 'produce-coal', good: 'bulbs' },
  'NIP-F6b': { effect: 'once-free-improvements' },
  'NIP-F6c': { effect: 'produce-extra-good' },
  'NIP-F6d': { effect: 'action-costs', action: 'machinery' },
};

/** The clauses of the factories' bonuses, in their order. */
export const factoryClauses: readonly string[] = Object.keys(effectOfClause);

/** The factories of the box whose bonus a clause is about. */
export function factoriesOf(clause: string): Factory[] {
  const wanted = effectOfClause[clause];
  if (!wanted) return [];
  return box.now.factories.filter((factory) => {
    const { effect, good, params } = factory;
    const { action = params.action, track = params.track } = wanted;
    return (
      effect === wanted.effect &&
      good === (wanted.good ?? good) &&
      params.action === action &&
      params.track === track
    );
  });
}

/** "Silk Exchange", whose bonus the clause is; nothing where several have it. */
export function factoryBehind(clause: string): string | undefined {
  const [only, other] = factoriesOf(clause);
  return only && !other ? nameIn(only.name) : undefined;
}

// -- tracks and actions -----------------------------------------------------------------------------

export const trackOf = (id: string): Track | undefined =>
  box.now.tracks.find((one) => one.id === id);
/** "Coal": a heading. */
export const trackTitle = (id: string): string => nameOf<Called>(box.now.tracks, id);
/** "the coal track". */
export function theTrack(id: string): string {
  const known = usual<Called>(`nippon:track.${id}`, (edition) => edition.tracks, id);
  return known ? n(`track.${id}`) : n('track.any', { name: trackTitle(id) });
}

/** "Local Market". */
export const actionName = (id: string): string => nameOf<Called>(box.now.actions, id);

const spaceOf = (place: number): ActionSpace | undefined => box.now.action_spaces[place - 1];
/** "Knowledge / Produce": the action space at a place, from 1. */
export const spaceName = (place: number): string =>
  spaceOf(place)?.actions.map(actionName).join(' / ') ?? String(place);
/** "row 2": of workers, from 1. */
export const rowName = (place: number): string => n('row', { row: place });

// -- workers ----------------------------------------------------------------------------------------

/** "White": a heading. */
export const colourTitle = (id: string): string => nameOf(box.now.worker_colours, id);

/** "a white worker", "2 white workers". */
export function workerName(colour: string, count = 1): string {
  const known = usual(`nippon:worker.${colour}`, (edition) => edition.worker_colours, colour);
  return known
    ? n(`worker.${colour}`, { count })
    : n('worker.any', { count, name: within(colourTitle(colour)) });
}

/** "2 white, 1 black": workers of which only the colours are told. */
export function coloursName(colours: readonly string[]): string {
  const all = box.now.worker_colours.flatMap(({ id, name }) => {
    const count = colours.filter((one) => one === id).length;
    if (count === 0) return [];
    const known = usual(`nippon:colour.${id}`, (edition) => edition.worker_colours, id);
    return [
      known ? n(`colour.${id}`, { count }) : n('colour.any', { count, name: within(nameIn(name)) }),
    ];
  });
  return all.join(', ');
}

// -- the map ----------------------------------------------------------------------------------------

export const regionOf = (id: string): Region | undefined => find(box.now.regions, id);
/** "Kantō and Chūbu". */
export const regionName = (id: string): string => nameOf(box.now.regions, id);

const cities = (): City[] => box.now.regions.flatMap((region) => region.cities);
export const cityOf = (id: string): City | undefined => find(cities(), id);
/** "Tōkyō". */
export const cityName = (id: string): string => nameOf(cities(), id);

/** "north". */
const sideName = (side: string): string => (has(`nippon:side.${side}`) ? n(`side.${side}`) : side);
/** "Tōkyō (north)". */
export const placeName = (city: string, side: string): string =>
  n('place', { city: cityName(city), side: sideName(side) });

const tileOf = (id: string): CityTile | undefined => find(box.now.city_tiles, id);
/** "City tile 3". */
export const tileName = (id: string): string => nameOf(box.now.city_tiles, id);
/** In the order of the sides of a tile not turned. */
export const tileGoods = (id: string): string[] => tileOf(id)?.goods ?? [];

// -- contracts, rewards, achievements ---------------------------------------------------------------

export const contractOf = (id: string): Contract | undefined => find(box.now.contracts, id);
/** "Contract from Pusan". */
export const contractName = (id: string): string => nameOf(box.now.contracts, id);
/** "2 + 1": goods of different kinds. */
export const demandOf = (id: string): string => contractOf(id)?.goods.join(' + ') ?? '';
/** "6 VP and 1 step of the money track". */
export function contractPay(id: string): string {
  const contract = contractOf(id);
  if (!contract) return '';
  const steps = contract.money_steps > 0 ? [n('money_steps', { count: contract.money_steps })] : [];
  return listOf([bonusName(contract.reward), ...steps]);
}

const rewardOf = (id: string): Reward | undefined => find(box.now.rewards, id);
/** "×3". */
export const times = (multiplier: number): string => n('times', { multiplier });
/** "×3, 5,000 yen". */
export function rewardName(id: string): string {
  const reward = rewardOf(id);
  return reward
    ? n('reward', { times: times(reward.multiplier), bonus: bonusName(reward.bonus) })
    : id;
}

export const achievementOf = (id: string): Achievement | undefined =>
  find(box.now.achievements, id);
/** "Financier". */
export const achievementName = (id: string): string => nameOf(box.now.achievements, id);

/** Of the final count: what was on the track, wages not paid, or an achievement. */
export const lineName = (line: string): string =>
  has(`nippon:line.${line}`) ? n(`line.${line}`) : achievementName(line);

// Moves, refusals, prompts and facts of Nippon, in words.
import type { Names, Refusal, Result, Seat, SeatFact } from '$lib/board';
import { listOf, t, textsAt } from '$lib/i18n';
import { sum } from '../shared/counts';
import { factsAt } from '../shared/facts';
import { reasonWords } from '../shared/reasons';
import { prompter, speaker, type Speakers } from '../shared/words';
import { box } from './box.svelte';
import { rewardLevel } from './printed';
import { standingOf, type NipponState } from './model';
import {
  achievementName,
  actionName,
  amount,
  contractName,
  factoryInfo,
  goodName,
  inYen,
  placeName,
  regionName,
  rewardName,
  theFactory,
  theTrack,
  times,
  workerName,
  yen,
} from './names';
import type { MoveParts } from './protocol';

export { describe, news } from './log';
export { finalLines } from './final';
export { standing } from './model';

const m = textsAt('nippon-words:move.');

// -- moves ------------------------------------------------------------------------------------------

/** Where machines go: "the silk factory (twice) and your stock". */
const improvements = (all: string[]): string =>
  listOf(
    [...new Set(all)].map((one) => {
      const count = all.filter((other) => other === one).length;
      const place = one === 'stock' ? t('nippon-words:stock') : theFactory(one);
      return count > 1 ? t('nippon-words:so_often', { place, count }) : place;
    }),
  );

const inRegions = (move: { kind: string; regions: string[] }): string =>
  m(move.kind, { regions: listOf(move.regions.map(regionName)) });
const atPlace = (move: { kind: string; city: string; side: string }): string =>
  m(move.kind, { place: placeName(move.city, move.side) });

const speakers: Speakers<MoveParts> = {
  take: (move) => m('take', { worker: workerName(move.colour), action: actionName(move.action) }),
  plans: (move) =>
    m('plans', {
      plans: amount('plans', box.now.plans.per_track_step),
      track: theTrack(move.track),
    }),
  steps: (move) => m('steps', { steps: amount('steps', move.steps) }),
  produce: (move) => m('produce', { factories: listOf(move.goods.map(theFactory)) }),
  fill: (move) =>
    m('fill', { contract: contractName(move.contract), goods: listOf(move.goods.map(goodName)) }),
  build: (move) => m('build', { factory: factoryInfo(move.factory) }),
  improve: (move) => m('improve', { places: improvements(move.improvements) }),
  trains: inRegions,
  ships: inRegions,
  side: atPlace,
  tile: (move) => m('tile', { value: move.value, cubes: amount('cubes', move.cubes) }),
  home: atPlace,
  reward: (move) => m('reward', { reward: rewardName(move.reward) }),
  achievement: (move) => m('achievement', { achievement: achievementName(move.achievement) }),
};

export const moveWords = speaker(speakers, ({ kind }) => m(kind));

// -- refusals ---------------------------------------------------------------------------------------

const asked: Record<string, (refusal: Refusal, names: Names) => Record<string, unknown>> = {
  not_enough_yen: ({ values: [price, own] }) => ({ price: yen(price), yen: yen(own) }),
  goods_lacking: ({ values: [stored] }) => ({ goods: amount('goods', stored) }),
  factory_taken: ({ values: [seat] }, names) => ({ name: names.seats[seat] ?? '' }),
};

/** Reasons that are told otherwise for some moves. */
function reasonKey({ reason, kind, values }: Refusal): string {
  const special = `${reason}_${kind}`;
  if (special === 'track_at_end_steps' && (values[0] ?? 0) > 0) return special;
  if (['store_full_take', 'no_place_left_take', 'goods_lacking_take'].includes(special))
    return special;
  return reason;
}

export function refusalWords(refusal: Refusal, names: Names): string {
  const { values } = refusal;
  return reasonWords('nippon', refusal, `nippon-words:refusal.${reasonKey(refusal)}`, {
    count: values[0] ?? 0,
    ...asked[refusal.reason]?.(refusal, names),
  });
}

// -- prompts ----------------------------------------------------------------------------------------

export const prompt = prompter<NipponState>(
  'nippon-words:prompt.',
  ({ step, action, free }) =>
    step === 'track'
      ? `track_${action === 'mines' ? 'mines' : 'knowledge'}`
      : free
        ? `${step}_free`
        : step,
  ({ city, side = '', multiplier = 0 }, { seats }, seat) => ({
    place: city ? placeName(city, side) : '',
    times: times(multiplier),
    level: times(rewardLevel(seats[seat]?.workers.length ?? 0)),
    plans: amount('plans', seats[seat]?.plans ?? 0),
  }),
);

// -- facts ------------------------------------------------------------------------------------------

const fact = factsAt('nippon-words:fact.');

/** NIP-H1: all of it is public. Once the game is over, the points are those of the final count. */
export function seatFacts(state: NipponState, seat: Seat): SeatFact[] {
  const player = state.seats[seat];
  if (!player) return [];
  const goods = sum(player.factories.map((one) => one.goods));
  return [
    { ...fact('vp', state.over === 'no' ? player.vp : standingOf(state, seat)), wins: true },
    fact('yen', player.yen, inYen(player.yen)),
    fact('workers', player.workers.length),
    fact('goods', goods),
    fact('plans', player.plans),
  ];
}

export function finalFacts(state: NipponState, seat: Seat, result: Result): SeatFact[] {
  const player = state.seats[seat];
  const tiles = sum(
    state.cities.map(({ influence }) => influence.filter((one) => one?.seat === seat).length),
  );
  return [
    fact('vp', result.score[seat] ?? 0),
    fact('factories', player?.factories.length ?? 0),
    fact('contracts', box.now.contracts.length - (player?.contracts.length ?? 0)),
    fact('influence', tiles),
  ];
}

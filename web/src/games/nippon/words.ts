// Moves, refusals, prompts and facts of Nippon, in words.
import type { MoveObject, Names, Refusal, Result, Seat, SeatFact } from '$lib/board';
import { listOf, t, textsAt } from '$lib/i18n';
import { factsAt } from '../shared/facts';
import { reasonWords } from '../shared/reasons';
import { parts, text } from '../shared/values';
import { box } from './box.svelte';
import { rewardLevel } from './costs';
import type { Step } from '../shared/position';
import type { NipponState } from './model';
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

export { describe } from './log';
export { finalLines } from './final';

const m = textsAt('nippon-words:move.');

// -- moves ------------------------------------------------------------------------------------------

/** Where machines go: "the silk factory (twice) and your stock". */
function improvements(move: MoveObject): string {
  const all = parts(move['improvements']);
  const places = [...new Set(all)];
  return listOf(
    places.map((one) => {
      const count = all.filter((other) => other === one).length;
      const place = one === 'stock' ? t('nippon-words:stock') : theFactory(one);
      return count > 1 ? t('nippon-words:so_often', { place, count }) : place;
    }),
  );
}

const inRegions = (move: MoveObject): string => m(move.kind, { regions: listOf(parts(move['regions']).map(regionName)) });
const atPlace = (move: MoveObject): string => m(move.kind, { place: placeName(text(move['city']), text(move['side'])) });

const speakers: Record<string, (move: MoveObject) => string> = {
  take: (move) => m('take', { worker: workerName(text(move['colour'])), action: actionName(text(move['action'])) }),
  plans: (move) => m('plans', { plans: amount('plans', box.now.plans.per_track_step), track: theTrack(text(move['track'])) }),
  steps: (move) => m('steps', { steps: amount('steps', Number(move['steps'])) }),
  produce: (move) => m('produce', { factories: listOf(parts(move['goods']).map(theFactory)) }),
  fill: (move) => m('fill', { contract: contractName(text(move['contract'])), goods: listOf(parts(move['goods']).map(goodName)) }),
  build: (move) => m('build', { factory: factoryInfo(text(move['factory'])) }),
  improve: (move) => m('improve', { places: improvements(move) }),
  trains: inRegions,
  ships: inRegions,
  side: atPlace,
  tile: (move) => m('tile', { value: Number(move['value']), cubes: amount('cubes', Number(move['cubes'])) }),
  home: atPlace,
  reward: (move) => m('reward', { reward: rewardName(text(move['reward'])) }),
  achievement: (move) => m('achievement', { achievement: achievementName(text(move['achievement'])) }),
};

export function moveWords(move: MoveObject): string {
  const speak = speakers[move.kind];
  return speak ? speak(move) : m(move.kind);
}

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
  if (['store_full_take', 'no_place_left_take', 'goods_lacking_take'].includes(special)) return special;
  return reason;
}

export function refusalWords(refusal: Refusal, names: Names): string {
  const { values } = refusal;
  return reasonWords('nippon', refusal, `nippon-words:refusal.${reasonKey(refusal)}`, { count: values[0] ?? 0, ...asked[refusal.reason]?.(refusal, names) });
}

// -- prompts ----------------------------------------------------------------------------------------

/** What a step asks, as its name and its numbers have it. */
function promptKey({ step, action, free }: Step): string {
  if (step === 'track') return `track_${action === 'mines' ? 'mines' : 'knowledge'}`;
  return free ? `${step}_free` : step;
}

export function prompt(state: NipponState, toMove: Seat | null, names: Names): string {
  const step = state.steps[0];
  if (!step || toMove === null) return t('nippon-words:prompt.over');
  const seat = step.seat ?? toMove;
  return t(`nippon-words:prompt.${promptKey(step)}`, {
    name: names.seats[seat] ?? '',
    ...(seat === names.me && { context: 'you' }),
    place: step['city'] ? placeName(String(step['city']), String(step['side'])) : '',
    times: times(Number(step['multiplier'] ?? 0)),
    level: times(rewardLevel(state.seats[seat]?.workers.length ?? 0)),
    plans: amount('plans', state.seats[seat]?.plans ?? 0),
  });
}

// -- facts ------------------------------------------------------------------------------------------

const fact = factsAt('nippon-words:fact.');

/** NIP-H1: all of it is public. */
export function seatFacts(state: NipponState, seat: Seat): SeatFact[] {
  const player = state.seats[seat];
  if (!player) return [];
  const goods = player.factories.reduce((sum, one) => sum + one.goods, 0);
  return [
    fact('vp', player.vp),
    fact('yen', player.yen, inYen(player.yen)),
    fact('workers', player.workers.length),
    fact('goods', goods),
    fact('plans', player.plans),
  ];
}

export function finalFacts(state: NipponState, seat: Seat, result: Result): SeatFact[] {
  const player = state.seats[seat];
  const tiles = state.cities.reduce((sum, { influence }) => sum + influence.filter((one) => one?.seat === seat).length, 0);
  return [
    fact('vp', result.score[seat] ?? 0),
    fact('factories', player?.factories.length ?? 0),
    fact('contracts', box.now.contracts.length - (player?.contracts.length ?? 0)),
    fact('influence', tiles),
  ];
}

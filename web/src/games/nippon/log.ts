// What happened, in sentences of the language files.
import type { GameEvent, LogLine, Names } from '$lib/board';
import { listOf, t } from '$lib/i18n';
import { did, linesOf, number, Sentences, word, type Teller, type Tellers } from '../shared/log';
import { box } from './box.svelte';
import { gather } from './gather';
import {
  achievementName,
  achievementOf,
  actionName,
  amount,
  coloursName,
  contractName,
  factoryBehind,
  factoryInfo,
  goodCount,
  goodName,
  lineName,
  nameIn,
  placeName,
  regionName,
  rewardName,
  rowName,
  spaceName,
  theFactory,
  theTrack,
  times,
  tileGoods,
  tileName,
  workerName,
  yen,
} from './names';
import type * as protocol from './protocol';

class Tell extends Sentences {
  constructor(names: Names) {
    super(names, 'nippon-log:', factoryBehind);
  }

  /** A part of a sentence, said otherwise to whom it is about. */
  part(key: string, event: GameEvent, values: Record<string, unknown>): string {
    return this.plain(key, { ...values, name: this.name(event.seat), ...(this.isMe(event.seat) && { context: 'you' }) });
  }

  /** Of the foreign companies, who have no seat. */
  party(event: GameEvent): string {
    return typeof event.seat === 'number' ? this.name(event.seat) : this.plain('foreign');
  }
}

type Weight = LogLine['weight'];

const sumOf = (group: GameEvent[], name: string, field: string): number =>
  group.reduce((sum, event) => sum + (event.event === name ? number(event, field) : 0), 0);
const ofKind = (group: GameEvent[], name: string): GameEvent[] => group.filter(({ event }) => event === name);

/** Parts that stand for more of what they follow: " for 3,000 yen"; nothing for none. */
const suffix = (key: string, list: string[]): string => (list.length > 0 ? t(`nippon-log:${key}`, { list: listOf(list) }) : '');

function resources(group: GameEvent[], done: 'paid' | 'gained'): string[] {
  const [money, coal, plans, vp] = ['yen', 'coal', 'plans', 'vp'].map((kind) => sumOf(group, `${kind}_${done}`, kind)) as [number, number, number, number];
  return [
    ...(money > 0 ? [yen(money)] : []),
    ...(coal > 0 ? [amount('coal', coal)] : []),
    ...(plans > 0 ? [amount('plans', plans)] : []),
    ...(vp > 0 ? [amount('vp', vp)] : []),
  ];
}

const price = (group: GameEvent[]): string => suffix('for', resources(group, 'paid'));

/** "3 steps on the money track (26)": with the value now shown. */
const steps = (event: GameEvent): string => {
  const track = word(event, 'track');
  const value = track === 'money' ? yen(number(event, 'value')) : number(event, 'value');
  return t('nippon-log:steps', { steps: amount('steps', number(event, 'steps')), track: theTrack(track), value });
};
const moved = (group: GameEvent[]): string[] => ofKind(group, 'track_moved').map(steps);

const goods = (group: GameEvent[], name: string): string => listOf(ofKind(group, name).map((event) => goodCount(word(event, 'good'), number(event, 'count'))));
const place = (event: GameEvent): string => placeName(word(event, 'city'), word(event, 'side'));
const plain =
  <Event extends GameEvent>(
    key: string,
    weight: Weight,
    values: (event: Event, group: GameEvent[]) => Record<string, unknown> = () => ({}),
  ): Teller<Tell, Event> =>
  (event, tell, group) => ({ text: tell.plain(key, values(event, group)), weight });

const got: Teller<Tell> = did('gained', 'minor', (_, group) => ({ list: listOf(resources(group, 'gained')) }));
const paid: Teller<Tell> = did('paid', 'minor', (_, group) => ({ list: listOf(resources(group, 'paid')) }));

/** "Knowledge / Produce: 2 white, 1 black; row 1: 3 green". */
const drawn: Teller<Tell> = (_event, tell, group) => {
  const places = new Map<string, string[]>();
  for (const event of group) {
    const where = typeof event['space'] === 'number' ? spaceName(event['space']) : rowName(number(event, 'row'));
    places.set(where, [...(places.get(where) ?? []), word(event, 'colour')]);
  }
  const list = [...places].map(([where, colours]) => tell.plain('drawn_at', { place: where, colours: coloursName(colours) }));
  return { text: tell.plain('drawn', { list: list.join(tell.plain('between')) }), weight: 'minor' };
};

/** Of several machines on a factory, the last tells what it gives now. */
const improved: Teller<Tell> = (event, tell, group) => {
  const machines = new Map<string, GameEvent>();
  for (const one of ofKind(group, 'machine_put')) machines.set(word(one, 'good'), one);
  const list = [...machines].map(([good, one]) =>
    tell.plain(number(one, 'from_stock') > 0 ? 'machine_from_stock' : 'machine', { factory: theFactory(good), machine: number(one, 'machine') }),
  );
  const stocked = ofKind(group, 'machine_stocked').at(-1);
  if (stocked) list.push(tell.part('machine_stocked', stocked, { machines: amount('machines', number(stocked, 'stocked')) }));
  const count = ofKind(group, 'machine_put').length + ofKind(group, 'machine_stocked').length;
  return { text: tell.seat('improved', event, { count, list: listOf(list), price: price(group) }), weight: 'main' };
};

const supplied: Teller<Tell> = (event, tell, group) => {
  const home = ofKind(group, 'influence_returned').map((one) => tell.part('sent_home', one, { value: number(one, 'value'), place: place(one) }));
  const values = {
    goods: ofKind(group, 'goods_spent').length > 0 ? goods(group, 'goods_spent') : goodName(word(event, 'good')),
    value: number(event, 'value'),
    place: place(event),
    bonus: suffix('with_bonus', resources(group, 'gained')),
  };
  return { text: [tell.seat('supplied', event, values), ...home].join(' '), weight: 'main' };
};

const put =
  (key: string, kind: 'train_put' | 'ship_put', field: 'influence' | 'vp'): Teller<Tell> =>
  (event, tell, group) => {
    const list = ofKind(group, kind).map((one) => tell.plain(`${key}_at`, { region: regionName(word(one, 'region')), value: number(one, field) }));
    const values = { count: list.length, list: listOf(list), price: price(group), money: suffix('and_gains', moved(group)) };
    return { text: tell.seat(key, event, values), weight: 'main' };
  };

const renewed: Teller<Tell> = (event, tell, group) => {
  const returned = [
    ...(number(event, 'yen') > 0 ? [yen(number(event, 'yen'))] : []),
    ...(number(event, 'coal') > 0 ? [amount('coal', number(event, 'coal'))] : []),
  ];
  const gained = resources(group, 'gained');
  const kept = sumOf(group, 'coal_kept', 'coal');
  if (returned.length + gained.length === 0) return null;
  const key = returned.length === 0 ? 'budget_empty' : gained.length === 0 ? 'budget_only' : 'budget';
  const values = { returned: listOf(returned), list: listOf(gained), kept: suffix('kept', kept > 0 ? [amount('coal', kept)] : []) };
  return { text: tell.seat(key, event, values), weight: 'minor' };
};

const wages: Teller<Tell> = (event, tell) => {
  const [colours, unpaid] = [number(event, 'colours'), number(event, 'unpaid')];
  const sum = { yen: yen(number(event, 'yen')), colours: amount('colours', colours) };
  const said = [
    ...(colours > 0 ? [tell.seat('wages', event, sum)] : []),
    ...(unpaid > 0 ? [tell.seat('unpaid', event, { colours: amount('colours', unpaid) })] : []),
  ];
  return { text: said.join(' '), weight: 'minor' };
};

/** "1. Ann (6): 11 VP and 2 VP for ships". */
function standing(event: GameEvent, tell: Tell): string {
  const shared = number(event, 'shared');
  const [points, ships] = [number(event, 'points'), number(event, 'ships')];
  const list = [...(points > 0 ? [amount('vp', points)] : []), ...(ships > 0 ? [tell.plain('ships_score', { vp: amount('vp', ships) })] : [])];
  return tell.plain('ranked', {
    rank: number(event, 'rank'),
    name: tell.party(event),
    influence: number(event, 'influence'),
    shared: shared > 1 ? tell.plain('shared', { count: shared }) : '',
    points: suffix('scores', list),
  });
}

const ranked: Teller<Tell> = (event, tell, group) => {
  const list = group.filter((one) => number(one, 'rank') > 0).map((one) => standing(one, tell));
  const nowhere = group.filter((one) => number(one, 'rank') === 0 && typeof one.seat === 'number').map((one) => tell.party(one));
  if (nowhere.length > 0) list.push(tell.plain('nowhere', { list: listOf(nowhere) }));
  return { text: tell.plain('region', { region: regionName(word(event, 'region')), list: list.join(tell.plain('between')) }), weight: 'main' };
};

/** "Ann 12 (4, ×3)": of an achievement, with what was counted. */
function scoredSeat(event: GameEvent, tell: Tell): string {
  const achievement = achievementOf(word(event, 'line'));
  const of = achievement?.rule === 'per-yen' ? yen(number(event, 'of')) : number(event, 'of');
  const values = { name: tell.name(event.seat), points: number(event, 'points'), of, times: times(number(event, 'multiplier')) };
  return tell.plain(achievement ? 'scored_by' : 'scored_seat', values);
}

/** That nobody loses anything is no news. */
const scored: Teller<Tell> = (event, tell, group) => {
  const paid = tell.ranked(group, ({ seat }) => seat).filter((one) => number(one, 'points') !== 0);
  const list = paid.map((one) => scoredSeat(one, tell));
  if (list.length === 0 && word(event, 'line') === 'unpaid') return null;
  return { text: tell.plain(list.length > 0 ? 'scored' : 'scored_nobody', { line: lineName(word(event, 'line')), list: listOf(list) }), weight: 'main' };
};

const tellers: Tellers<Tell, protocol.GameEvent> = {
  first_player: did('first_player', 'main'),
  city_laid: plain('cities', 'minor', (_, group) => ({ tiles: amount('tiles', group.length) })),
  city_left_out: plain('city_left_out', 'minor', (event) => ({
    tile: tileName(event.tile),
    goods: listOf(tileGoods(event.tile).map(goodName)),
  })),
  rewards_removed: (_event, tell, group) => {
    const list = group.map((event) => tell.plain('removed', { reward: rewardName(word(event, 'reward')), count: number(event, 'count') }));
    return { text: tell.plain('rewards_removed', { list: list.join(tell.plain('between')) }), weight: 'minor' };
  },
  worker_drawn: drawn,
  turn_began: did('turn', 'head'),
  worker_taken: did('worker', 'main', (event) => ({ worker: workerName(event.colour), action: actionName(event.action) })),
  yen_paid: paid,
  yen_gained: got,
  coal_paid: paid,
  coal_gained: got,
  plans_paid: paid,
  plans_gained: got,
  vp_gained: got,
  vp_lost: did('vp_lost', 'minor', (event) => ({ vp: amount('vp', event.vp) })),
  track_moved: did('moved', 'main', (event, group) => ({ steps: steps(event), price: price(group) })),
  factory_built: did('built', 'main', (event, group) => ({ factory: factoryInfo(event.factory), price: price(group) })),
  machine_put: improved,
  machine_stocked: improved,
  produced: did('produced', 'main', (_, group) => ({ goods: goods(group, 'produced'), price: price(group) })),
  contract_filled: did('filled', 'main', (event, group) => ({
    contract: contractName(event.contract),
    goods: suffix('with', ofKind(group, 'goods_spent').length > 0 ? [goods(group, 'goods_spent')] : []),
    gains: suffix('gains', [...resources(group, 'gained'), ...moved(group)]),
  })),
  goods_spent: did('goods_spent', 'minor', (_, group) => ({ goods: goods(group, 'goods_spent') })),
  train_put: put('train', 'train_put', 'influence'),
  ship_put: put('ship', 'ship_put', 'vp'),
  trains_turned: did('trains_turned', 'minor', (event) => ({ trains: amount('trains', event.count), value: box.now.trains.influence_flipped })),
  ships_turned: did('ships_turned', 'minor', (event) => ({ ships: amount('ships', event.count), value: box.now.ships.vp_flipped })),
  influence_put: supplied,
  influence_returned: (event, tell) => ({ text: tell.part('sent_home', event, { value: event.value, place: place(event) }), weight: 'minor' }),
  region_bonus: did('region_bonus', 'minor', (event) => ({ region: regionName(event.region) })),
  must_consolidate: did('must_consolidate', 'minor'),
  consolidated: did('consolidated', 'main', (event) => ({ workers: amount('workers', event.workers) })),
  budget: renewed,
  coal_kept: did('coal_kept', 'minor', (event) => ({ coal: amount('coal', event.coal) })),
  reward_taken: did('reward', 'main', (event) => ({ reward: rewardName(event.reward) })),
  multiplier_taken: did('multiplier', 'main', (event) => ({ times: times(event.multiplier) })),
  reward_skipped: did('reward_skipped', 'minor'),
  achievement_tiled: did('tiled', 'main', (event) => ({ times: times(event.multiplier), achievement: achievementName(event.achievement) })),
  reward_discarded: did('discarded', 'minor', (event) => ({ times: times(event.multiplier) })),
  wages_paid: wages,
  workers_returned: did('workers_returned', 'minor', (event) => ({ workers: amount('workers', event.count) })),
  row_moved: plain('row_moved', 'minor', (event) => ({ row: rowName(event.row), space: spaceName(event.space) })),
  filling: plain('filling', 'main'),
  filling_short: plain('filling_short', 'minor', (event) => ({ places: amount('places', event.places) })),
  marker_moved: plain('marker', 'main', (event) => ({ place: event.place, last: box.now.scoring_track.length })),
  closing: did('closing', 'main', (event) => ({ turns: amount('turns', event.turns) })),
  scoring_began: plain('scoring', 'head', (event) => ({ scoring: nameIn(box.now.vp_table.find(({ scoring }) => scoring === event.scoring)?.name) })),
  region_ranked: ranked,
  final_income: did('final_income', 'minor', (event) => ({ yen: yen(event.yen) })),
  scored,
  game_over: (event, tell) => ({ text: tell.plain(`over_${event.by}`), weight: 'head' }),
};

/** The names of all events that have words. */
export const toldEvents = Object.keys(tellers);

/** Their lines are about all seats. */
const ofAll = ['scored', 'region_ranked'];

export function describe(events: GameEvent[], names: Names): LogLine[] {
  return linesOf(gather(events), tellers, new Tell(names), ofAll);
}

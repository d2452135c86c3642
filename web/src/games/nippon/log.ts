// What happened, in sentences of the language files.
import type { Names } from '$lib/board';
import { listOf, t } from '$lib/i18n';
import { named, type Named } from '../shared/events';
import {
  did,
  happened,
  logOf,
  Sentences,
  type MixedFormatters,
  type EventFormatter,
  type Told,
} from '../shared/log';
import { sum } from '../shared/counts';
import { box } from './box.svelte';
import { groupEvents } from './grouping';
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
import type { GameEvent } from './protocol';

class Tell extends Sentences {
  constructor(names: Names) {
    super(names, 'nippon-log:', factoryBehind);
  }

  /** A part of a sentence, said otherwise to whom it is about. */
  part(key: string, event: GameEvent, values: Record<string, unknown>): string {
    return this.plain(key, {
      ...values,
      name: this.name(event.seat),
      ...(this.isMe(event.seat) && { context: 'you' }),
    });
  }

  /** Of the foreign companies, who have no seat. */
  party(event: GameEvent): string {
    return typeof event.seat === 'number' ? this.name(event.seat) : this.plain('foreign');
  }
}

type Of<Name extends GameEvent['event']> = Named<GameEvent, Name>;
type FormatterOf<Name extends GameEvent['event']> = EventFormatter<Tell, Of<Name>, GameEvent>;

/** Parts that stand for more of what they follow: " for 3,000 yen"; nothing for none. */
const suffix = (key: string, list: string[]): string =>
  list.length > 0 ? t(`nippon-log:${key}`, { list: listOf(list) }) : '';

type Purse = Partial<Record<'yen' | 'coal' | 'plans' | 'vp', number>>;
const purse = ({ yen: money = 0, coal = 0, plans = 0, vp = 0 }: Purse): string[] => [
  ...(money > 0 ? [yen(money)] : []),
  ...(coal > 0 ? [amount('coal', coal)] : []),
  ...(plans > 0 ? [amount('plans', plans)] : []),
  ...(vp > 0 ? [amount('vp', vp)] : []),
];
const gains = (group: GameEvent[]): string[] =>
  purse({
    yen: sum(named(group, 'yen_gained').map((one) => one.yen)),
    coal: sum(named(group, 'coal_gained').map((one) => one.coal)),
    plans: sum(named(group, 'plans_gained').map((one) => one.plans)),
    vp: sum(named(group, 'vp_gained').map((one) => one.vp)),
  });
const payments = (group: GameEvent[]): string[] =>
  purse({
    yen: sum(named(group, 'yen_paid').map((one) => one.yen)),
    coal: sum(named(group, 'coal_paid').map((one) => one.coal)),
    plans: sum(named(group, 'plans_paid').map((one) => one.plans)),
  });
const price = (group: GameEvent[]): string => suffix('for', payments(group));

/** "3 steps on the money track (26)": with the value now shown. */
const steps = ({ track, steps: count, value }: Of<'track_moved'>): string =>
  t('nippon-log:steps', {
    steps: amount('steps', count),
    track: theTrack(track),
    value: track === 'money' ? yen(value) : value,
  });
const moved = (group: GameEvent[]): string[] => named(group, 'track_moved').map(steps);

const goods = (spent: { good: string; count: number }[]): string =>
  listOf(spent.map(({ good, count }) => goodCount(good, count)));

const got = did<Tell, GameEvent>('gained', 'minor', (_, group) => ({ list: listOf(gains(group)) }));
const paid = did<Tell, GameEvent>('paid', 'minor', (_, group) => ({
  list: listOf(payments(group)),
}));

/** "Knowledge / Produce: 2 white, 1 black; row 1: 3 green". */
const drawn: FormatterOf<'worker_drawn'> = (_event, tell, group) => {
  const places = new Map<string, string[]>();
  for (const { space, row = 0, colour } of named(group, 'worker_drawn')) {
    const where = space === undefined ? rowName(row) : spaceName(space);
    places.set(where, [...(places.get(where) ?? []), colour]);
  }
  const list = [...places].map(([where, colours]) =>
    tell.plain('drawn_at', { place: where, colours: coloursName(colours) }),
  );
  return { text: tell.plain('drawn', { list: list.join(tell.plain('between')) }), weight: 'minor' };
};

/** Of several machines on a factory, the last tells what it gives now. */
const improved: FormatterOf<'machine_put' | 'machine_stocked'> = (event, tell, group) => {
  const put = named(group, 'machine_put');
  const stocked = named(group, 'machine_stocked');
  const list = [...new Map(put.map((one) => [one.good, one])).values()].map(
    ({ good, machine, from_stock }) =>
      tell.plain(from_stock ? 'machine_from_stock' : 'machine', {
        factory: theFactory(good),
        machine,
      }),
  );
  const last = stocked.at(-1);
  if (last)
    list.push(tell.part('machine_stocked', last, { machines: amount('machines', last.stocked) }));
  return {
    text: tell.seat('improved', event, {
      count: put.length + stocked.length,
      list: listOf(list),
      price: price(group),
    }),
    weight: 'main',
  };
};

const sentHome = (e: Of<'influence_returned'>, tell: Tell): string =>
  tell.part('sent_home', e, { value: e.value, place: placeName(e.city, e.side) });

const supplied: FormatterOf<'influence_put'> = (event, tell, group) => {
  const { good, value, city, side } = event;
  const spent = named(group, 'goods_spent');
  const values = {
    goods: spent.length > 0 ? goods(spent) : goodName(good),
    value,
    place: placeName(city, side),
    bonus: suffix('with_bonus', gains(group)),
  };
  const home = named(group, 'influence_returned').map((one) => sentHome(one, tell));
  return { text: [tell.seat('supplied', event, values), ...home].join(' '), weight: 'main' };
};

/** Trains or ships, with what each brings there. */
const put = (
  key: 'train' | 'ship',
  event: GameEvent,
  tell: Tell,
  all: { region: string; value: number }[],
  group: GameEvent[],
): Told => {
  const list = all.map(({ region, value }) =>
    tell.plain(`${key}_at`, { region: regionName(region), value }),
  );
  const values = {
    count: list.length,
    list: listOf(list),
    price: price(group),
    money: suffix('and_gains', moved(group)),
  };
  return { text: tell.seat(key, event, values), weight: 'main' };
};

const renewed: FormatterOf<'budget'> = (event, tell, group) => {
  const returned = purse({ yen: event.yen, coal: event.coal });
  const gained = gains(group);
  const kept = sum(named(group, 'coal_kept').map(({ coal }) => coal));
  if (returned.length + gained.length === 0) return null;
  const key =
    returned.length === 0 ? 'budget_empty' : gained.length === 0 ? 'budget_only' : 'budget';
  const values = {
    returned: listOf(returned),
    list: listOf(gained),
    kept: suffix('kept', purse({ coal: kept })),
  };
  return { text: tell.seat(key, event, values), weight: 'minor' };
};

const wages: FormatterOf<'wages_paid'> = (event, tell) => {
  const { colours, unpaid } = event;
  const said = [
    ...(colours > 0
      ? [tell.seat('wages', event, { yen: yen(event.yen), colours: amount('colours', colours) })]
      : []),
    ...(unpaid > 0 ? [tell.seat('unpaid', event, { colours: amount('colours', unpaid) })] : []),
  ];
  return { text: said.join(' '), weight: 'minor' };
};

/** "1. Ann (6): 11 VP and 2 VP for ships". */
function standing(event: Of<'region_ranked'>, tell: Tell): string {
  const { rank, influence, shared, points, ships } = event;
  const list = [
    ...purse({ vp: points }),
    ...purse({ vp: ships }).map((vp) => tell.plain('ships_score', { vp })),
  ];
  return tell.plain('ranked', {
    rank,
    name: tell.party(event),
    influence,
    shared: shared > 1 ? tell.plain('shared', { count: shared }) : '',
    points: suffix('scores', list),
  });
}

const ranked: FormatterOf<'region_ranked'> = (event, tell, group) => {
  const all = named(group, 'region_ranked');
  const list = all.filter(({ rank }) => rank > 0).map((one) => standing(one, tell));
  const nowhere = all
    .filter(({ rank, seat }) => rank === 0 && seat !== undefined)
    .map((one) => tell.party(one));
  if (nowhere.length > 0) list.push(tell.plain('nowhere', { list: listOf(nowhere) }));
  return {
    text: tell.plain('region', {
      region: regionName(event.region),
      list: list.join(tell.plain('between')),
    }),
    weight: 'main',
  };
};

/** "Ann 12 (4, ×3)": of an achievement, with what was counted. */
function scoredSeat({ line, of, seat, points, multiplier }: Of<'scored'>, tell: Tell): string {
  const achievement = achievementOf(line);
  const values = {
    name: tell.name(seat),
    points,
    of: achievement?.rule === 'per-yen' ? yen(of) : of,
    times: times(multiplier),
  };
  return tell.plain(achievement ? 'scored_by' : 'scored_seat', values);
}

/** That nobody loses anything is no news. */
const scored: FormatterOf<'scored'> = ({ line }, tell, group) => {
  const all = tell
    .ranked(named(group, 'scored'), ({ seat }) => seat)
    .filter(({ points }) => points !== 0);
  if (all.length === 0 && line === 'unpaid') return null;
  const list = listOf(all.map((one) => scoredSeat(one, tell)));
  return {
    text: tell.plain(all.length > 0 ? 'scored' : 'scored_nobody', { line: lineName(line), list }),
    weight: 'main',
  };
};

const formatters: MixedFormatters<Tell, GameEvent> = {
  first_player: did('first_player', 'main'),
  city_laid: happened('cities', 'minor', (_, group) => ({ tiles: amount('tiles', group.length) })),
  city_left_out: happened('city_left_out', 'minor', ({ tile }) => ({
    tile: tileName(tile),
    goods: listOf(tileGoods(tile).map(goodName)),
  })),
  rewards_removed: (_event, tell, group) => {
    const list = named(group, 'rewards_removed').map(({ reward, count }) =>
      tell.plain('removed', { reward: rewardName(reward), count }),
    );
    return {
      text: tell.plain('rewards_removed', { list: list.join(tell.plain('between')) }),
      weight: 'minor',
    };
  },
  worker_drawn: drawn,
  turn_began: did('turn', 'head'),
  worker_taken: did('worker', 'main', (event) => ({
    worker: workerName(event.colour),
    action: actionName(event.action),
  })),
  yen_paid: paid,
  yen_gained: got,
  coal_paid: paid,
  coal_gained: got,
  plans_paid: paid,
  plans_gained: got,
  vp_gained: got,
  vp_lost: did('vp_lost', 'minor', (event) => ({ vp: amount('vp', event.vp) })),
  track_moved: did('moved', 'main', (event, group) => ({
    steps: steps(event),
    price: price(group),
  })),
  factory_built: did('built', 'main', (event, group) => ({
    factory: factoryInfo(event.factory),
    price: price(group),
  })),
  machine_put: improved,
  machine_stocked: improved,
  produced: did('produced', 'main', (_, group) => ({
    goods: goods(named(group, 'produced')),
    price: price(group),
  })),
  contract_filled: did('filled', 'main', (event, group) => {
    const spent = named(group, 'goods_spent');
    return {
      contract: contractName(event.contract),
      goods: suffix('with', spent.length > 0 ? [goods(spent)] : []),
      gains: suffix('gains', [...gains(group), ...moved(group)]),
    };
  }),
  goods_spent: did('goods_spent', 'minor', (_, group) => ({
    goods: goods(named(group, 'goods_spent')),
  })),
  train_put: (event, tell, group) => {
    const all = named(group, 'train_put').map(({ region, influence }) => ({
      region,
      value: influence,
    }));
    return put('train', event, tell, all, group);
  },
  ship_put: (event, tell, group) => {
    const all = named(group, 'ship_put').map(({ region, vp }) => ({ region, value: vp }));
    return put('ship', event, tell, all, group);
  },
  trains_turned: did('trains_turned', 'minor', (event) => ({
    trains: amount('trains', event.count),
    value: box.now.trains.influence_flipped,
  })),
  ships_turned: did('ships_turned', 'minor', (event) => ({
    ships: amount('ships', event.count),
    value: box.now.ships.vp_flipped,
  })),
  influence_put: supplied,
  influence_returned: (event, tell) => ({ text: sentHome(event, tell), weight: 'minor' }),
  region_bonus: did('region_bonus', 'minor', (event) => ({ region: regionName(event.region) })),
  must_consolidate: did('must_consolidate', 'minor'),
  consolidated: did('consolidated', 'main', (event) => ({
    workers: amount('workers', event.workers),
  })),
  budget: renewed,
  coal_kept: did('coal_kept', 'minor', (event) => ({ coal: amount('coal', event.coal) })),
  reward_taken: did('reward', 'main', (event) => ({ reward: rewardName(event.reward) })),
  multiplier_taken: did('multiplier', 'main', (event) => ({ times: times(event.multiplier) })),
  reward_skipped: did('reward_skipped', 'minor'),
  achievement_tiled: did('tiled', 'main', (event) => ({
    times: times(event.multiplier),
    achievement: achievementName(event.achievement),
  })),
  reward_discarded: did('discarded', 'minor', (event) => ({ times: times(event.multiplier) })),
  wages_paid: wages,
  workers_returned: did('workers_returned', 'minor', (event) => ({
    workers: amount('workers', event.count),
  })),
  row_moved: happened('row_moved', 'minor', (event) => ({
    row: rowName(event.row),
    space: spaceName(event.space),
  })),
  filling: happened('filling', 'main'),
  filling_short: happened('filling_short', 'minor', (event) => ({
    places: amount('places', event.places),
  })),
  marker_moved: happened('marker', 'main', (event) => ({
    place: event.place,
    last: box.now.scoring_track.length,
  })),
  closing: did('closing', 'main', (event) => ({ turns: amount('turns', event.turns) })),
  scoring_began: happened('scoring', 'head', (event) => ({
    scoring: nameIn(box.now.vp_table.find(({ scoring }) => scoring === event.scoring)?.name),
  })),
  region_ranked: ranked,
  final_income: did('final_income', 'minor', (event) => ({ yen: yen(event.yen) })),
  scored,
  game_over: (event, tell) => ({ text: tell.plain(`over_${event.by}`), weight: 'head' }),
};

export const { describe, toldEvents } = logOf(groupEvents, formatters, (names) => new Tell(names), [
  'scored',
  'region_ranked',
]);

export const news: GameEvent['event'][] = [
  'game_over',
  'closing',
  'consolidated',
  'factory_built',
  'contract_filled',
  'influence_put',
  'achievement_tiled',
  'multiplier_taken',
  'reward_taken',
  'train_put',
  'ship_put',
  'produced',
  'machine_put',
  'machine_stocked',
  'track_moved',
  'worker_taken',
];

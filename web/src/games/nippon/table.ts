// What is drawn: the position, led by events from one state to the next.
import type { GameEvent } from '$lib/board';
import { endedBy, leading, type Changes, type TableChanges } from '../shared/table';
import { num, text } from '../shared/values';
import { box, GOODS, SIDES, type Track } from './box.svelte';
import { scoringOf } from './count';
import { cityAt, factoryFor, goodOfFactory, spaceOfAction, type NipponState, type Transport, type WorkerPlace } from './model';

export type Table = NipponState;

/** A position of a lesson's file does not say what follows from it. */
export function tableOf(state: NipponState): Table {
  const { scoring }: Partial<NipponState> = state;
  return { ...structuredClone(state), scoring: scoring ?? scoringOf(state) };
}

function add(places: WorkerPlace | undefined, colour: string, count: number): void {
  if (places) places.workers[colour] = (places.workers[colour] ?? 0) + count;
}

const transportOf = (table: Table, e: GameEvent, seat: number): Transport | undefined =>
  table.regions.find(({ region }) => region === e['region'])?.seats[seat];

const without = <T>(list: T[], one: T): T[] => {
  const at = list.indexOf(one);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
};

/** A full place stays empty until something lies there. */
function put(table: Table, e: GameEvent, influence: { seat: number; value: number } | null): void {
  const city = cityAt(table, text(e['city']));
  if (city) city.influence[SIDES.indexOf(text(e['side']) as 'north')] = influence;
}

const changes: Changes<Table> = {
  turn_began(table, e, _player, seat) {
    table.active = seat;
    table.turn = num(e['turn']);
  },
  worker_taken(table, e, player) {
    const space = num(e['space']);
    add(table.spaces[space - 1] ?? spaceWith(table, text(e['action'])), text(e['colour']), -1);
    player.workers.push(text(e['colour']));
  },
  yen_paid: (_table, e, player) => void (player.yen -= num(e['yen'])),
  yen_gained: (_table, e, player) => void (player.yen += num(e['yen'])),
  coal_paid: (_table, e, player) => void (player.coal -= num(e['coal'])),
  coal_gained: (_table, e, player) => void (player.coal += num(e['coal'])),
  plans_paid: (_table, e, player) => void (player.plans -= num(e['plans'])),
  plans_gained: (_table, e, player) => void (player.plans += num(e['plans'])),
  vp_gained: (_table, e, player) => void (player.vp += num(e['vp'])),
  vp_lost: (_table, e, player) => void (player.vp -= num(e['vp'])),
  track_moved: (_table, e, player) => void (player.tracks[text(e['track']) as Track] += num(e['steps'])),
  factory_built(table, e, player) {
    const factory = text(e['factory']);
    table.factories = without(table.factories, factory);
    const at = (id: string): number => GOODS.indexOf(goodOfFactory(id));
    player.factories = [...player.factories, { factory, goods: 0, machine: 0 }].sort((a, z) => at(a.factory) - at(z.factory));
  },
  machine_put(_table, e, player) {
    const own = factoryFor(player, text(e['good']));
    if (own) own.machine = num(e['machine']);
    if (e['from_stock'] === true || e['from_stock'] === 1) player.stocked -= 1;
  },
  machine_stocked: (_table, e, player) => void (player.stocked = num(e['stocked'])),
  produced(_table, e, player) {
    const own = factoryFor(player, text(e['good']));
    if (own) own.goods += num(e['count']);
  },
  goods_spent(_table, e, player) {
    const own = factoryFor(player, text(e['good']));
    if (own) own.goods -= num(e['count']);
  },
  contract_filled: (_table, e, player) => void (player.contracts = without(player.contracts, text(e['contract']))),
  train_put(table, e, player, seat) {
    const there = transportOf(table, e, seat);
    if (there) there[player.trains_turned ? 'trains_turned' : 'trains'] += 1;
    player.trains -= 1;
  },
  ship_put(table, e, player, seat) {
    const there = transportOf(table, e, seat);
    if (there) there[player.ships_turned ? 'ships_turned' : 'ships'] += 1;
    player.ships -= 1;
  },
  trains_turned: (_table, _e, player) => void (player.trains_turned = true),
  ships_turned: (_table, _e, player) => void (player.ships_turned = true),
  influence_put(table, e, player, seat) {
    put(table, e, { seat, value: num(e['value']) });
    player.influence = without(player.influence, num(e['value']));
  },
  influence_returned(table, e, player) {
    put(table, e, null);
    player.influence = [...player.influence, num(e['value'])].sort((a, z) => a - z);
  },
  budget(_table, e, player) {
    player.yen -= num(e['yen']);
    player.coal -= num(e['coal']);
  },
  reward_taken: (table, e) => void (table.rewards[text(e['reward'])] = (table.rewards[text(e['reward'])] ?? 1) - 1),
  multiplier_taken: (table) => void (table.extra_multipliers -= 1),
  achievement_tiled: (_table, e, player) => void (player.achievements[text(e['achievement'])] = num(e['multiplier'])),
  wages_paid: (_table, e, player) => void (player.yen -= num(e['yen'])),
  workers_returned(table, _e, player) {
    for (const colour of player.workers) table.bag[colour] = (table.bag[colour] ?? 0) + 1;
    player.workers = [];
  },
  region_ranked: (_table, e, player) => void (player.vp += num(e['points']) + num(e['ships'])),
  final_income: (_table, e, player) => void (player.yen = num(e['yen'])),
};

const spaceWith = (table: Table, action: string): WorkerPlace | undefined =>
  table.spaces[box.now.action_spaces.findIndex((one) => one === spaceOfAction(action))];

/** What concerns no seat. */
const common: TableChanges<Table> = {
  worker_drawn(table, e) {
    const colour = text(e['colour']);
    table.bag[colour] = (table.bag[colour] ?? 1) - 1;
    const places = typeof e['space'] === 'number' ? table.spaces[e['space'] - 1] : table.rows[num(e['row']) - 1];
    add(places, colour, 1);
    if (places && places.due > 0) places.due -= 1;
  },
  row_moved(table, e) {
    const row = table.rows[num(e['row']) - 1];
    const space = table.spaces[num(e['space']) - 1];
    if (!row || !space) return;
    for (const [colour, count] of Object.entries(row.workers)) add(space, colour, count);
    row.workers = Object.fromEntries(Object.keys(row.workers).map((colour) => [colour, 0]));
  },
  marker_moved: (table, e) => void (table.marker = num(e['place'])),
  closing: (table, e) => void (table.closing = num(e['turns']) * table.seats.length),
  scoring_began: (table, e) => void (table.scorings = num(e['scoring'])),
  game_over: (table, e) => void (table.over = endedBy(e)),
};

export const happen = leading(changes, common);

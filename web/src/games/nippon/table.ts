// What is drawn: the position, led by events from one state to the next.
import { leading, type Changes, type TableChanges } from '../shared/table';
import { box, GOODS, SIDES } from './box.svelte';
import {
  cityAt,
  factoryFor,
  goodOfFactory,
  spaceOfAction,
  type NipponState,
  type Transport,
  type WorkerPlace,
} from './model';
import type { GameEvent } from './protocol';

export type Table = NipponState;

export const tableOf = (state: NipponState): Table => structuredClone(state);

function add(places: WorkerPlace | undefined, colour: string, count: number): void {
  if (places) places.workers[colour] = (places.workers[colour] ?? 0) + count;
}

const transportOf = (table: Table, where: string, seat: number): Transport | undefined =>
  table.regions.find(({ region }) => region === where)?.seats[seat];

const without = <T>(list: T[], one: T): T[] => {
  const at = list.indexOf(one);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
};

/** A full place stays empty until something lies there. */
function put(
  table: Table,
  at: { city: string; side: (typeof SIDES)[number] },
  influence: { seat: number; value: number } | null,
): void {
  const city = cityAt(table, at.city);
  if (city) city.influence[SIDES.indexOf(at.side)] = influence;
}

const spaceWith = (table: Table, action: string): WorkerPlace | undefined =>
  table.spaces[box.now.action_spaces.findIndex((one) => one === spaceOfAction(action))];

const changes: Changes<Table, GameEvent> = {
  turn_began(_player, e, table, seat) {
    table.active = seat;
    table.turn = e.turn;
  },
  worker_taken(player, { space, action, colour }, table) {
    add(table.spaces[space - 1] ?? spaceWith(table, action), colour, -1);
    player.workers.push(colour);
  },
  yen_paid: (player, e) => (player.yen -= e.yen),
  yen_gained: (player, e) => (player.yen += e.yen),
  coal_paid: (player, e) => (player.coal -= e.coal),
  coal_gained: (player, e) => (player.coal += e.coal),
  plans_paid: (player, e) => (player.plans -= e.plans),
  plans_gained: (player, e) => (player.plans += e.plans),
  vp_gained: (player, e) => (player.vp += e.vp),
  vp_lost: (player, e) => (player.vp -= e.vp),
  track_moved: (player, e) => (player.tracks[e.track] += e.steps),
  factory_built(player, { factory }, table) {
    table.factories = without(table.factories, factory);
    const at = (id: string): number => GOODS.indexOf(goodOfFactory(id));
    player.factories = [...player.factories, { factory, goods: 0, machine: 0 }].sort(
      (a, z) => at(a.factory) - at(z.factory),
    );
  },
  machine_put(player, e) {
    const own = factoryFor(player, e.good);
    if (own) own.machine = e.machine;
    if (e.from_stock) player.stocked -= 1;
  },
  machine_stocked: (player, e) => (player.stocked = e.stocked),
  produced(player, e) {
    const own = factoryFor(player, e.good);
    if (own) own.goods += e.count;
  },
  goods_spent(player, e) {
    const own = factoryFor(player, e.good);
    if (own) own.goods -= e.count;
  },
  contract_filled: (player, e) => (player.contracts = without(player.contracts, e.contract)),
  train_put(player, e, table, seat) {
    const there = transportOf(table, e.region, seat);
    if (there) there[player.trains_turned ? 'trains_turned' : 'trains'] += 1;
    player.trains -= 1;
  },
  ship_put(player, e, table, seat) {
    const there = transportOf(table, e.region, seat);
    if (there) there[player.ships_turned ? 'ships_turned' : 'ships'] += 1;
    player.ships -= 1;
  },
  trains_turned: (player) => (player.trains_turned = true),
  ships_turned: (player) => (player.ships_turned = true),
  influence_put(player, e, table, seat) {
    put(table, e, { seat, value: e.value });
    player.influence = without(player.influence, e.value);
  },
  influence_returned(player, e, table) {
    put(table, e, null);
    player.influence = [...player.influence, e.value].sort((a, z) => a - z);
  },
  budget(player, e) {
    player.yen -= e.yen;
    player.coal -= e.coal;
  },
  reward_taken: (_player, { reward }, table) =>
    (table.rewards[reward] = (table.rewards[reward] ?? 1) - 1),
  multiplier_taken: (_player, _e, table) => (table.extra_multipliers -= 1),
  achievement_tiled: (player, e) => (player.achievements[e.achievement] = e.multiplier),
  wages_paid: (player, e) => (player.yen -= e.yen),
  workers_returned(player, _e, table) {
    for (const colour of player.workers) table.bag[colour] = (table.bag[colour] ?? 0) + 1;
    player.workers = [];
  },
  region_ranked: (player, e) => (player.vp += e.points + e.ships),
  final_income: (player, e) => (player.yen = e.yen),
};

/** What concerns no seat. */
const common: TableChanges<Table, GameEvent> = {
  worker_drawn(table, { colour, space, row }) {
    table.bag[colour] = (table.bag[colour] ?? 1) - 1;
    const places = space === undefined ? table.rows[(row ?? 0) - 1] : table.spaces[space - 1];
    add(places, colour, 1);
    if (places && places.due > 0) places.due -= 1;
  },
  row_moved(table, e) {
    const row = table.rows[e.row - 1];
    const space = table.spaces[e.space - 1];
    if (!row || !space) return;
    for (const [colour, count] of Object.entries(row.workers)) add(space, colour, count);
    row.workers = Object.fromEntries(Object.keys(row.workers).map((colour) => [colour, 0]));
  },
  marker_moved: (table, e) => (table.marker = e.place),
  closing: (table, e) => (table.closing = e.turns * table.seats.length),
  scoring_began: (table, e) => (table.scorings = e.scoring),
  game_over: (table, e) => (table.over = e.by),
};

export const happen = leading(changes, common);

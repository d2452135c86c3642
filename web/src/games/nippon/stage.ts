// What moves over the table of Nippon when something happens.
import { placesOf, RoutedStage, type Flown, type RouteHost, type Script } from '../shared/routes';
import Piece from './art/Piece.svelte';
import { bannerOf, formatters } from './banner';
import { box } from './box.svelte';
import { placeOf } from './model';
import type { GameEvent } from './protocol';
import { happen, tableOf } from './table';

interface OfSeat {
  seat?: number;
}
const of =
  (what: string) =>
  ({ seat }: OfSeat): string[] => [`${what}:${seat}`, `seat:${seat}`];
const table = (): string[] => ['map'];
const bag = (): string[] => ['bag', 'spaces'];
const stock = (): string[] => ['stock', 'map'];
const worker = ({ colour }: { colour: string }): Flown => ({
  name: `worker-${box.now.worker_colours.findIndex(({ id }) => id === colour)}`,
  size: 28,
});
const space = (e: { space?: number }): string[] => [`space:${e.space}`, 'spaces'];
const row = (e: { row?: number }): string[] => [`row:${e.row}`, 'spaces'];
const place = (e: { city: string; side: string }): string[] => [
  `place:${placeOf(e.city, e.side)}`,
  'map',
];
const region = (e: { region: string }): string[] => [`region:${e.region}`, 'map'];
const store = ({ seat, good }: OfSeat & { good: string }): string[] => [
  `factory:${seat}:${good}`,
  `seat:${seat}`,
];
const ofSeat = ({ seat }: OfSeat): OfSeat => (seat === undefined ? {} : { seat });
const tile = (e: OfSeat & { value: number }): Flown => ({
  name: 'influence',
  size: 30,
  ...ofSeat(e),
  count: e.value,
});
const goods = (e: { good: string; count: number }): Flown => ({
  name: e.good,
  count: e.count,
  size: 28,
});
const money = ({ yen }: { yen: number }): Flown => ({ name: 'yen', count: yen });

/** So many of something, to a player or from him. */
type Counted<What extends string> = OfSeat & Record<What, number>;
const gained = <What extends string>(what: What) => ({
  from: table,
  to: of(what),
  piece: (e: Counted<What>): Flown => ({ name: what, count: e[what] }),
});
const paid = <What extends string>(what: What) => ({
  from: of(what),
  to: table,
  piece: (e: Counted<What>): Flown => ({ name: what, count: e[what] }),
});
const transport = (what: 'train' | 'ship') => ({
  from: of(`${what}s`),
  to: region,
  piece: (e: OfSeat): Flown => ({ name: what, size: 26, ratio: 1.5, ...ofSeat(e) }),
  duration: 520,
});

const script: Script<GameEvent> = {
  routes: {
    worker_taken: { from: space, to: of('workers'), piece: worker, duration: 460 },
    worker_drawn: {
      from: bag,
      to: (e) => (e.row === undefined ? space(e) : row(e)),
      piece: worker,
    },
    workers_returned: {
      from: of('workers'),
      to: bag,
      piece: (e) => ({ name: 'worker', count: e.count }),
    },
    row_moved: {
      from: row,
      to: space,
      piece: () => ({ name: 'worker', size: 30, count: box.now.workers.per_action_space }),
      duration: 560,
    },
    yen_gained: gained('yen'),
    yen_paid: paid('yen'),
    coal_gained: gained('coal'),
    coal_paid: paid('coal'),
    plans_gained: gained('plans'),
    plans_paid: paid('plans'),
    vp_gained: gained('vp'),
    vp_lost: paid('vp'),
    factory_built: {
      from: stock,
      to: of('factories'),
      piece: () => ({ name: 'produce', size: 38 }),
      duration: 560,
    },
    machine_put: { from: table, to: store, piece: () => ({ name: 'machinery', size: 26 }) },
    produced: { from: of('coal'), to: store, piece: goods },
    goods_spent: { from: store, to: table, piece: goods },
    contract_filled: {
      from: of('contracts'),
      to: table,
      piece: () => ({ name: 'contract', size: 34 }),
    },
    train_put: transport('train'),
    ship_put: transport('ship'),
    influence_put: { from: of('influence'), to: place, piece: tile, duration: 560 },
    influence_returned: { from: place, to: of('influence'), piece: tile, duration: 560 },
    budget: { from: of('yen'), to: table, piece: money },
    reward_taken: {
      from: stock,
      to: of('achievements'),
      piece: () => ({ name: 'star', size: 32 }),
      duration: 520,
    },
    wages_paid: { from: of('yen'), to: bag, piece: money },
  },
  pauses: {
    turn_began: 380,
    worker_taken: 260,
    factory_built: 300,
    contract_filled: 260,
    influence_returned: 420,
    consolidated: 520,
    achievement_tiled: 340,
    wages_paid: 420,
    filling: 700,
    marker_moved: 420,
    closing: 1200,
    scoring_began: 900,
    region_ranked: 750,
    final_income: 420,
    scored: 380,
    game_over: 600,
  },
  places: {
    consolidated: of('workers'),
    achievement_tiled: (e) => [`achievement:${e.seat}:${e.achievement}`],
    region_ranked: region,
  },
  banners: formatters,
  together: ['worker_drawn', 'produced', 'goods_spent', 'train_put', 'ship_put', 'machine_put'],
  piece: Piece,
  ofSeat:
    /^(?:seat|yen|coal|plans|vp|workers|factories|factory|contracts|trains|ships|influence|achievements):(\d)/,
};

export const places = placesOf(script);

/** What events do to the table, and how that is shown. */
export const showing = {
  tableOf,
  happen,
  bannerOf,
  stage: (host: RouteHost) => new RoutedStage(host, script),
};

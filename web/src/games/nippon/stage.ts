// What moves over the table of Nippon when something happens.
import type { GameEvent } from '$lib/board';
import type { Route, Script } from '../shared/routes';
import Piece from './art/Piece.svelte';
import { tellers } from './banner';
import { box } from './box.svelte';
import { placeOf } from './model';

type Flown = ReturnType<Route['piece']>;

const of = (what: string, who: unknown): string[] => [`${what}:${who as number}`, `seat:${who as number}`];
const table = (): string[] => ['map'];
const worker = (e: GameEvent): Flown => ({ name: `worker-${box.now.worker_colours.findIndex(({ id }) => id === e['colour'])}`, size: 28 });
const space = (e: GameEvent): string[] => [`space:${e['space'] as number}`, 'spaces'];
const place = (e: GameEvent): string[] => [`place:${placeOf(String(e['city']), String(e['side']))}`, 'map'];
const region = (e: GameEvent): string[] => [`region:${e['region'] as string}`, 'map'];
const store = (e: GameEvent): string[] => [`factory:${e.seat}:${e['good'] as string}`, `seat:${e.seat}`];
const tile = (e: GameEvent): Flown => ({ name: 'influence', size: 30, ...(typeof e.seat === 'number' ? { seat: e.seat } : {}), count: Number(e['value']) });

/** So many of something, to a player or from him. */
const gained = (what: string): Route => ({ from: table, to: (e) => of(what, e.seat), piece: (e) => ({ name: what, count: Number(e[what]) }) });
const paid = (what: string): Route => ({ from: (e) => of(what, e.seat), to: table, piece: (e) => ({ name: what, count: Number(e[what]) }) });
const transport = (what: 'train' | 'ship'): Route => ({
  from: (e) => of(`${what}s`, e.seat),
  to: region,
  piece: (e) => ({ name: what, size: 26, ratio: 1.5, ...(typeof e.seat === 'number' ? { seat: e.seat } : {}) }),
  duration: 520,
});

const ROUTES: Record<string, Route> = {
  worker_taken: { from: space, to: (e) => of('workers', e.seat), piece: worker, duration: 460 },
  worker_drawn: { from: () => ['bag', 'spaces'], to: (e) => (typeof e['row'] === 'number' ? [`row:${e['row']}`, 'spaces'] : space(e)), piece: worker },
  workers_returned: { from: (e) => of('workers', e.seat), to: () => ['bag', 'spaces'], piece: (e) => ({ name: 'worker', count: Number(e['count']) }) },
  row_moved: {
    from: (e) => [`row:${e['row'] as number}`, 'spaces'],
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
  factory_built: { from: () => ['stock', 'map'], to: (e) => of('factories', e.seat), piece: () => ({ name: 'produce', size: 38 }), duration: 560 },
  machine_put: { from: table, to: store, piece: () => ({ name: 'machinery', size: 26 }) },
  produced: { from: (e) => of('coal', e.seat), to: store, piece: (e) => ({ name: String(e['good']), count: Number(e['count']), size: 28 }) },
  goods_spent: { from: store, to: table, piece: (e) => ({ name: String(e['good']), count: Number(e['count']), size: 28 }) },
  contract_filled: { from: (e) => of('contracts', e.seat), to: table, piece: () => ({ name: 'contract', size: 34 }) },
  train_put: transport('train'),
  ship_put: transport('ship'),
  influence_put: { from: (e) => of('influence', e.seat), to: place, piece: tile, duration: 560 },
  influence_returned: { from: place, to: (e) => of('influence', e.seat), piece: tile, duration: 560 },
  budget: { from: (e) => of('yen', e.seat), to: table, piece: (e) => ({ name: 'yen', count: Number(e['yen']) }) },
  reward_taken: { from: () => ['stock', 'map'], to: (e) => of('achievements', e.seat), piece: () => ({ name: 'star', size: 32 }), duration: 520 },
  wages_paid: { from: (e) => of('yen', e.seat), to: () => ['bag', 'spaces'], piece: (e) => ({ name: 'yen', count: Number(e['yen']) }) },
};

export const script: Script = {
  routes: ROUTES,
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
  banners: new Set(Object.keys(tellers)),
  together: ['worker_drawn', 'produced', 'goods_spent', 'train_put', 'ship_put', 'machine_put'],
  piece: Piece,
  ofSeat: /^(?:seat|yen|coal|plans|vp|workers|factories|factory|contracts|trains|ships|influence|achievements):(\d)/,
};

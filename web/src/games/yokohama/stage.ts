// What moves over the table of Yokohama when something happens.
import type { GameEvent } from '$lib/board';
import { RoutedStage, type Route, type RouteHost, type Script } from '../shared/routes';
import Piece from './art/Piece.svelte';
import { bannerOf, tellers } from './banner';
import { cellIn, happen, tableOf } from './table';

const seat = (e: GameEvent): string[] => [`seat:${e.seat}`];
const people = (e: GameEvent, cell = cellIn(e)): string[] => (cell < 0 ? [`hand:${e.seat}`, `seat:${e.seat}`] : [`people:${cell}:${e.seat}`]);
const stock = (who: unknown, what: string): string[] => [`stock:${who as number}:${what}`, `seat:${who as number}`];
const figure = (e: GameEvent): ReturnType<Route['piece']> => ({ name: 'assistant', seat: e.seat ?? 0, count: Number(e['count'] ?? 1), size: 26, ratio: 0.8 });
const flag = (e: GameEvent): ReturnType<Route['piece']> => ({
  name: e['flag'] ? `flag-${e['flag'] as string}` : 'agent',
  size: 22,
  ratio: e['flag'] ? 1.5 : 1,
});
const slotAt = (e: GameEvent): string[] => [`card:${e['board'] as string}:${e['slot'] as number}`, `board:${e['board'] as string}`];

const ROUTES: Record<string, Route> = {
  placed: { from: (e) => [`hand:${e.seat}`, ...seat(e)], to: (e) => people(e), piece: figure },
  fee_paid: {
    from: (e) => stock(e.seat, 'yen'),
    to: (e) => (e['to'] === null ? ['map'] : stock(e['to'], 'yen')),
    piece: (e) => ({ name: 'yen', count: Number(e['yen']) }),
  },
  house_income: {
    from: (e) => [`build:${cellIn(e)}:0`, `cell:${cellIn(e)}`],
    to: (e) => stock(e.seat, 'yen'),
    piece: (e) => ({ name: 'yen', count: Number(e['yen']) }),
  },
  president_moved: {
    from: (e) => (cellIn(e, 'from') < 0 ? [`hand:${e.seat}`, ...seat(e)] : people(e, cellIn(e, 'from'))),
    to: (e) => people(e),
    piece: (e) => ({ name: 'president', seat: e.seat ?? 0, size: 40, ratio: 0.7 }),
    duration: 520,
  },
  president_back: {
    from: (e) => people(e),
    to: (e) => [`hand:${e.seat}`, ...seat(e)],
    piece: (e) => ({ name: 'president', seat: e.seat ?? 0, size: 40, ratio: 0.7 }),
  },
  assistants_back: { from: (e) => people(e), to: (e) => [`hand:${e.seat}`, ...seat(e)], piece: figure },
  recalled: { from: (e) => people(e), to: (e) => [`hand:${e.seat}`, ...seat(e)], piece: figure },
  assistant_moved: { from: (e) => people(e, cellIn(e, 'from')), to: (e) => people(e), piece: figure },
  agent_used: { from: seat, to: (e) => [`cell:${cellIn(e)}`], piece: flag, duration: 560 },
  agent_gained: { from: (e) => [`agents:${e['flag'] as string}`, 'map'], to: seat, piece: flag },
  gained: {
    from: (e) => ['acting', `seat:${e.seat}`],
    to: (e) => stock(e.seat, e['resource'] as string),
    piece: (e) => ({ name: e['resource'] as string, count: Number(e['count']) }),
  },
  spent: {
    from: (e) => stock(e.seat, e['resource'] as string),
    to: () => ['acting', 'map'],
    piece: (e) => ({ name: e['resource'] as string, count: Number(e['count']) }),
  },
  hired: {
    from: (e) => [`warehouse:${e.seat}`, ...seat(e)],
    to: (e) => [`hand:${e.seat}`, ...seat(e)],
    piece: (e) => ({ name: e['piece'] === 'trading_house' ? 'house' : (e['piece'] as string), seat: e.seat ?? 0, size: 26 }),
  },
  technology_got: { from: slotAt, to: seat, piece: () => ({ name: 'technology', size: 34 }), duration: 560 },
  order_taken: { from: slotAt, to: (e) => [`orders:${e.seat}`, ...seat(e)], piece: () => ({ name: 'order', size: 34 }), duration: 560 },
  fulfilled: { from: (e) => [`orders:${e.seat}`, ...seat(e)], to: seat, piece: () => ({ name: 'order', size: 34 }) },
  token_taken: { from: (e) => [`token:${cellIn(e)}`], to: seat, piece: () => ({ name: 'token', size: 26 }) },
  shop_built: {
    from: (e) => [`hand:${e.seat}`, ...seat(e)],
    to: (e) => [`build:${cellIn(e)}:${e['slot'] as number}`, `cell:${cellIn(e)}`],
    piece: (e) => ({ name: 'shop', seat: e.seat ?? 0, size: 28 }),
    duration: 560,
  },
  house_built: {
    from: (e) => [`hand:${e.seat}`, ...seat(e)],
    to: (e) => [`build:${cellIn(e)}:0`, `cell:${cellIn(e)}`],
    piece: (e) => ({ name: 'house', seat: e.seat ?? 0, size: 34 }),
    duration: 560,
  },
  slot_taken: {
    from: (e) => (e['from'] === 'hand' ? [`hand:${e.seat}`, ...seat(e)] : ['acting']),
    to: (e) => [`slot:${e['slot'] as string}`, `board:${e['board'] as string}`, `cell:${cellIn(e)}`],
    piece: (e) => ({ name: 'assistant', seat: e.seat ?? 0, size: 28, ratio: 0.8 }),
    duration: 560,
  },
  achieved: {
    from: (e) => [`hand:${e.seat}`, ...seat(e)],
    to: (e) => [`achievement:${e['achievement'] as string}`],
    piece: (e) => ({ name: 'assistant', seat: e.seat ?? 0, size: 26, ratio: 0.8 }),
    duration: 560,
  },
  station_placed: { from: seat, to: (e) => [`cell:${cellIn(e)}`], piece: () => ({ name: 'station', size: 28, ratio: 1.25 }), duration: 560 },
};

/** Shown by themselves, a moment each. */
const PAUSES: Record<string, number> = {
  turn_began: 380,
  acted: 420,
  agent_used: 200,
  achieved: 300,
  fulfilled: 250,
  end_triggered: 1100,
  technology_drawn: 160,
  order_drawn: 160,
  scored: 350,
  game_over: 600,
};

export const script: Script = {
  routes: ROUTES,
  pauses: PAUSES,
  banners: new Set(Object.keys(tellers)),
  together: ['placed', 'fee_paid', 'gained', 'spent', 'assistants_back', 'hired'],
  piece: Piece,
  ofSeat: /^(?:seat|stock|hand|warehouse|orders):(\d)/,
};

/** What events do to the table, and how that is shown. */
export const showing = { tableOf, happen, bannerOf, stage: (host: RouteHost): RoutedStage => new RoutedStage(host, script) };

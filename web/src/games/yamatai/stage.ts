// What moves over the table of Yamataï when something happens.
import type { GameEvent } from '$lib/board';
import { RoutedStage, type Route, type RouteHost, type Script } from '../shared/routes';
import Piece from './art/Piece.svelte';
import { bannerOf, tellers } from './banner';
import { isPrestige, buildingOf } from './model';
import { happen, tableOf } from './table';

const seat = (e: GameEvent): string[] => [`seat:${e.seat}`];
const of = (what: string, who: unknown): string[] => [`${what}:${who as number}`, `seat:${who as number}`];
const island = (e: GameEvent, field = 'island'): string[] => [`island:${e[field] as number}`];
const space = (e: GameEvent, field = 'space'): string[] => [`space:${e[field] as number}`];
const boat = (e: GameEvent): ReturnType<Route['piece']> => ({ name: `boat-${e['colour'] as string}`, size: 34 });
const coins = (e: GameEvent): ReturnType<Route['piece']> => ({ name: 'coins', count: Number(e['coins']) });
const supply = (e: GameEvent): string[] => [`supply:${e['colour'] as string}`, 'map'];
const toSeat = (e: GameEvent): string[] => of('coins', e.seat);

function figure(e: GameEvent): ReturnType<Route['piece']> {
  const tile = String(e['building']);
  return isPrestige(tile) ? { name: buildingOf(tile)?.kind ?? 'torii', size: 38 } : { name: 'house', seat: e.seat ?? 0, size: 36 };
}

const ROUTES: Record<string, Route> = {
  boat_gained: { from: supply, to: (e) => of('boats', e.seat), piece: boat },
  boat_given: { from: (e) => of('boats', e.seat), to: supply, piece: boat },
  bought: { from: supply, to: (e) => of('boats', e.seat), piece: boat },
  sold: { from: (e) => of('boats', e.seat), to: supply, piece: boat },
  placed: { from: (e) => of('boats', e.seat), to: space, piece: boat, duration: 460 },
  collected: {
    from: (e) => [`token:${e['island'] as number}`, ...island(e)],
    to: (e) => [`culture:${e.seat}:${e['kind'] as string}`, ...seat(e)],
    piece: (e) => ({ name: String(e['kind']), size: 30 }),
    duration: 480,
  },
  token_spent: {
    from: (e) => [`culture:${e.seat}:${e['kind'] as string}`, ...seat(e)],
    to: () => ['map'],
    piece: (e) => ({ name: String(e['kind']), count: Number(e['count']) }),
  },
  toll_paid: { from: toSeat, to: (e) => of('coins', e['to']), piece: coins },
  built: { from: seat, to: (e) => [`built:${e['island'] as number}`, ...island(e)], piece: figure, duration: 620 },
  prestige_gained: { from: island, to: (e) => of('prestige', e.seat), piece: (e) => ({ name: 'prestige', count: Number(e['tokens']) }) },
  coins_gained: { from: () => ['map'], to: toSeat, piece: coins },
  coins_paid: { from: toSeat, to: () => ['map'], piece: coins },
  boat_slid: { from: (e) => space(e, 'from'), to: space, piece: boat, duration: 520 },
  sanctuary_put: { from: seat, to: island, piece: () => ({ name: 'sanctuary', size: 32 }), duration: 520 },
  sanctuary_removed: { from: island, to: seat, piece: () => ({ name: 'sanctuary', size: 32 }) },
  boat_removed: { from: space, to: supply, piece: boat },
  recruited: { from: (e) => [`specialist:${e['specialist'] as string}`, 'map'], to: seat, piece: () => ({ name: 'specialist', size: 34 }), duration: 520 },
  share_got: { from: (e) => of('coins', e['from']), to: toSeat, piece: coins },
};

const script: Script = {
  routes: ROUTES,
  pauses: {
    turn_began: 380,
    fleet_taken: 520,
    built: 260,
    reserved: 300,
    looked: 300,
    sorted: 300,
    tokens_swapped: 420,
    boats_swapped: 420,
    round_ended: 500,
    order_set: 420,
    fleet_shown: 160,
    building_drawn: 160,
    specialist_drawn: 160,
    end_triggered: 1100,
    scored: 350,
    game_over: 600,
  },
  banners: new Set(Object.keys(tellers)),
  together: ['boat_gained', 'collected', 'token_spent', 'toll_paid', 'fleet_shown', 'building_drawn', 'specialist_drawn'],
  piece: Piece,
  ofSeat: /^(?:seat|boats|coins|prestige|culture|pieces|aside):(\d)/,
};

/** What events do to the table, and how that is shown. */
export const showing = { tableOf, happen, bannerOf, stage: (host: RouteHost): RoutedStage => new RoutedStage(host, script) };

// What moves over the table of Yamataï when something happens.
import { placesOf, RoutedStage, type Flown, type RouteHost, type Script } from '../shared/routes';
import Piece from './art/Piece.svelte';
import { bannerOf, formatters } from './banner';
import { isPrestige, buildingOf } from './model';
import type { GameEvent } from './protocol';
import { happen, tableOf } from './table';

interface OfSeat {
  seat?: number;
}
const seat = (e: OfSeat): string[] => [`seat:${e.seat}`];
const of = (what: string, who: number | undefined): string[] => [`${what}:${who}`, `seat:${who}`];
const purse = (e: OfSeat): string[] => of('coins', e.seat);
const boats = (e: OfSeat): string[] => of('boats', e.seat);
const culture = (e: OfSeat & { kind: string }): string[] => [
  `culture:${e.seat}:${e.kind}`,
  ...seat(e),
];
const map = (): string[] => ['map'];
const island = (e: { island: number }): string[] => [`island:${e.island}`];
const space = (e: { space: number }): string[] => [`space:${e.space}`];
const supply = (e: { colour: string }): string[] => [`supply:${e.colour}`, 'map'];

const boat = (e: { colour: string }): Flown => ({ name: `boat-${e.colour}`, size: 34 });
const coins = (e: { coins: number }): Flown => ({ name: 'coins', count: e.coins });
const sanctuary = (): Flown => ({ name: 'sanctuary', size: 32 });
const figure = ({ building, seat: whose = 0 }: OfSeat & { building: string }): Flown =>
  isPrestige(building)
    ? { name: buildingOf(building)?.kind ?? 'torii', size: 38 }
    : { name: 'house', seat: whose, size: 36 };

const script: Script<GameEvent> = {
  routes: {
    boat_gained: { from: supply, to: boats, piece: boat },
    boat_given: { from: boats, to: supply, piece: boat },
    bought: { from: supply, to: boats, piece: boat },
    sold: { from: boats, to: supply, piece: boat },
    placed: { from: boats, to: space, piece: boat, duration: 460 },
    collected: {
      from: (e) => [`token:${e.island}`, ...island(e)],
      to: culture,
      piece: (e) => ({ name: e.kind, size: 30 }),
      duration: 480,
    },
    token_spent: { from: culture, to: map, piece: (e) => ({ name: e.kind, count: e.count }) },
    toll_paid: { from: purse, to: (e) => of('coins', e.to), piece: coins },
    built: {
      from: seat,
      to: (e) => [`built:${e.island}`, ...island(e)],
      piece: figure,
      duration: 620,
    },
    prestige_gained: {
      from: island,
      to: (e) => of('prestige', e.seat),
      piece: (e) => ({ name: 'prestige', count: e.tokens }),
    },
    coins_gained: { from: map, to: purse, piece: coins },
    coins_paid: { from: purse, to: map, piece: coins },
    boat_slid: { from: (e) => space({ space: e.from }), to: space, piece: boat, duration: 520 },
    sanctuary_put: { from: seat, to: island, piece: sanctuary, duration: 520 },
    sanctuary_removed: { from: island, to: seat, piece: sanctuary },
    boat_removed: { from: space, to: supply, piece: boat },
    recruited: {
      from: (e) => [`specialist:${e.specialist}`, 'map'],
      to: seat,
      piece: () => ({ name: 'specialist', size: 34 }),
      duration: 520,
    },
    share_got: { from: (e) => of('coins', e.from), to: purse, piece: coins },
  },
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
  places: {
    fleet_taken: (e) => [`fleet:${e.fleet}`],
    tokens_swapped: island,
    boats_swapped: space,
  },
  banners: formatters,
  together: [
    'boat_gained',
    'collected',
    'token_spent',
    'toll_paid',
    'fleet_shown',
    'building_drawn',
    'specialist_drawn',
  ],
  piece: Piece,
  ofSeat: /^(?:seat|boats|coins|prestige|culture|pieces|aside):(\d)/,
};

export const places = placesOf(script);

/** What events do to the table, and how that is shown. */
export const showing = {
  tableOf,
  happen,
  bannerOf,
  stage: (host: RouteHost) => new RoutedStage(host, script),
};

// What moves over the table of Yokohama when something happens.
import type { Shift } from '$lib/board';
import {
  placesOf,
  RoutedStage,
  shiftsOf,
  type Flown,
  type RouteHost,
  type Script,
} from '../shared/routes';
import Piece from './art/Piece.svelte';
import { bannerOf, formatters } from './banner';
import type { GameEvent } from './protocol';
import { happen, tableOf } from './table';

interface OfSeat {
  seat?: number;
}
type Cell = number | null;

const seat = (e: OfSeat): string[] => [`seat:${e.seat}`];
const own =
  (what: 'hand' | 'warehouse' | 'orders') =>
  (e: OfSeat): string[] => [`${what}:${e.seat}`, ...seat(e)];
const hand = own('hand');
const people = (cell: Cell, e: OfSeat): string[] =>
  cell === null ? hand(e) : [`people:${cell}:${e.seat}`];
const there = (e: OfSeat & { cell: Cell }): string[] => people(e.cell, e);
const area = (e: { cell: Cell }): string[] => [`cell:${e.cell}`];
const stock = (who: number | undefined, what: string): string[] => [
  `stock:${who}:${what}`,
  `seat:${who}`,
];
const yen = (e: OfSeat): string[] => stock(e.seat, 'yen');
const resource = (e: OfSeat & { resource: string }): string[] => stock(e.seat, e.resource);
const slotAt = ({ board, slot }: { board: string; slot: number }): string[] => [
  `card:${board}:${slot}`,
  `board:${board}`,
];

/** Of a seat's colour. */
const piece = (
  name: string,
  size: number,
  ratio = 1,
): ((e: OfSeat & { count?: number }) => Flown) => {
  return (e) => ({ name, seat: e.seat ?? 0, count: e.count ?? 1, size, ratio });
};
const thing = (name: string, size: number, ratio = 1): (() => Flown) => {
  return () => ({ name, size, ratio });
};
const figure = piece('assistant', 26, 0.8);
const president = piece('president', 40, 0.7);
const flag = ({ flag: which }: { flag: string | null }): Flown =>
  which === null
    ? { name: 'agent', size: 22, ratio: 1 }
    : { name: `flag-${which}`, size: 22, ratio: 1.5 };
const counted = (e: { resource: string; count: number }): Flown => ({
  name: e.resource,
  count: e.count,
});
const money = (e: { yen: number }): Flown => ({ name: 'yen', count: e.yen });

export const script: Script<GameEvent> = {
  routes: {
    placed: { from: hand, to: there, piece: figure },
    fee_paid: {
      from: yen,
      to: (e) => (e.to === null ? ['map'] : stock(e.to, 'yen')),
      piece: money,
    },
    house_income: { from: (e) => [`build:${e.cell}:0`, ...area(e)], to: yen, piece: money },
    president_moved: { from: (e) => people(e.from, e), to: there, piece: president, duration: 520 },
    president_back: { from: there, to: hand, piece: president },
    assistants_back: { from: there, to: hand, piece: figure },
    recalled: { from: there, to: hand, piece: figure },
    assistant_moved: { from: (e) => people(e.from, e), to: there, piece: figure },
    agent_used: { from: seat, to: area, piece: flag, duration: 560 },
    agent_gained: { from: (e) => [`agents:${e.flag}`, 'map'], to: seat, piece: flag },
    gained: { from: (e) => ['acting', ...seat(e)], to: resource, piece: counted },
    spent: { from: resource, to: () => ['acting', 'map'], piece: counted },
    hired: {
      from: own('warehouse'),
      to: hand,
      piece: (e) => ({ name: e.piece, seat: e.seat ?? 0, size: 26 }),
    },
    technology_got: { from: slotAt, to: seat, piece: thing('technology', 34), duration: 560 },
    order_taken: { from: slotAt, to: own('orders'), piece: thing('order', 34), duration: 560 },
    fulfilled: { from: own('orders'), to: seat, piece: thing('order', 34) },
    token_taken: { from: (e) => [`token:${e.cell}`], to: seat, piece: thing('token', 26) },
    shop_built: {
      from: hand,
      to: (e) => [`build:${e.cell}:${e.slot}`, ...area(e)],
      piece: piece('shop', 28),
      duration: 560,
    },
    house_built: {
      from: hand,
      to: (e) => [`build:${e.cell}:0`, ...area(e)],
      piece: piece('house', 34),
      duration: 560,
    },
    slot_taken: {
      from: (e) => (e.from === 'hand' ? hand(e) : ['acting']),
      to: (e) => [`slot:${e.slot}`, `board:${e.board}`],
      piece: piece('assistant', 28, 0.8),
      duration: 560,
    },
    achieved: {
      from: hand,
      to: (e) => [`achievement:${e.achievement}`],
      piece: figure,
      duration: 560,
    },
    station_placed: { from: seat, to: area, piece: thing('station', 28, 1.25), duration: 560 },
  },
  pauses: {
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
  },
  places: { order_drawn: slotAt, technology_drawn: slotAt },
  banners: formatters,
  together: ['placed', 'fee_paid', 'gained', 'spent', 'assistants_back', 'hired'],
  piece: Piece,
  ofSeat: /^(?:seat|stock|hand|warehouse|orders):(\d)/,
};

export const places = placesOf(script);

type InSlot = Parameters<typeof slotAt>[0];
const slotName = ({ board, slot }: InSlot): string => `card:${board}:${slot}`;
const taken = (e: InSlot): Shift => ({ leaves: slotName(e) });
const drawn = (e: InSlot): Shift => ({ closes: `card:${e.board}`, fills: slotName(e) });
/** No event tells of it once the deck is empty. */
const closed = (): Shift => ({ closes: 'card' });

export const shifts = shiftsOf<GameEvent>({
  order_taken: taken,
  technology_got: taken,
  order_drawn: drawn,
  technology_drawn: drawn,
  recalled: closed,
  turn_began: closed,
});

/** What events do to the table, and how that is shown. */
export const showing = {
  tableOf,
  happen,
  bannerOf,
  stage: (host: RouteHost) => new RoutedStage(host, script),
};

// What a purchase would do, gathered from the events of its preview.
import { bare, isWaves, COLOURS, colourOf, type Card, type ColourId } from './model';
import { happen, type Table } from './table';
import { named } from '../shared/events';
import type { GameEvent } from './protocol';

export interface Sale {
  seat: number;
  colour: ColourId;
  cards: number;
  points: number;
}

export interface Danger {
  colour: ColourId;
  place: number;
  /** Certain: nobody can or will be asked to insure. */
  certain: boolean;
  /** Unprotected goods by seat, seats without any left out. */
  goods: { seat: number; count: number }[];
}

export interface Summary {
  cost: number;
  paid: Card[];
  loaded: Card[];
  ships: { colour: ColourId; from: number; to: number }[];
  paydays: ColourId[];
  sales: Sale[];
  tokens: { seat: number; colour: ColourId; tokens: number }[];
  dangers: Danger[];
  ends: boolean;
}

function wrecksIn(events: GameEvent[]): Danger[] {
  return named(events, 'wrecked').map(({ colour, place }) => {
    const lost = new Map<number, number>();
    for (const { card, seat = 0, count } of named(events, 'good_lost')) {
      if (colourOf(card) === colour) lost.set(seat, (lost.get(seat) ?? 0) + count);
    }
    return {
      colour,
      place,
      certain: true,
      goods: [...lost].map(([seat, count]) => ({ seat, count })),
    };
  });
}

/** Ships on the waves after a payday whose players are still to be asked for insurance. */
function pendingWrecks(after: Table): Danger[] {
  return COLOURS.filter((colour) => isWaves(after.ships[colour])).map((colour) => ({
    colour,
    place: after.ships[colour],
    certain: false,
    goods: after.seats.flatMap((player, seat) => {
      const count = bare(player, colour).length;
      return count > 0 ? [{ seat, count }] : [];
    }),
  }));
}

export function summaryOf(table: Table, events: GameEvent[]): Summary {
  const after = structuredClone(table);
  for (const e of events) happen(after, e);
  const paydays = named(events, 'payday').map(({ colour }) => colour);
  const ends = named(events, 'game_over').length > 0;
  const certain = wrecksIn(events);
  const asked =
    paydays.length > 0 &&
    !ends &&
    certain.length === 0 &&
    named(events, 'ship_returned').length === 0;
  return {
    cost: named(events, 'bought')[0]?.cost ?? 0,
    paid: named(events, 'paid').map(({ card }) => card),
    loaded: named(events, 'loaded').map(({ card }) => card),
    ships: named(events, 'ship_moved').map(({ colour, from, to }) => ({ colour, from, to })),
    paydays,
    sales: named(events, 'lot_sold').map(({ seat = 0, colour, cards, points }) => ({
      seat,
      colour,
      cards,
      points,
    })),
    tokens: named(events, 'token_taken').map(({ seat = 0, colour, tokens }) => ({
      seat,
      colour,
      tokens,
    })),
    dangers: asked ? pendingWrecks(after) : certain,
    ends,
  };
}

/** Points and tokens a seat would gain. */
export function gainOf(summary: Summary, seat: number): { points: number; tokens: number } {
  return {
    points: summary.sales
      .filter((sale) => sale.seat === seat)
      .reduce((n, sale) => n + sale.points, 0),
    tokens: summary.tokens.filter((one) => one.seat === seat).length,
  };
}

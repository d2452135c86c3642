// What a purchase would do, gathered from the events of its preview.
import { isWaves, COLOURS, colourOf, type Card, type Colour } from './model';
import { bare } from './payment';
import { happen, type Table } from './table';
import type { GameEvent } from '$lib/board';

export interface Sale {
  seat: number;
  colour: Colour;
  cards: number;
  points: number;
}

export interface Danger {
  colour: Colour;
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
  ships: { colour: Colour; from: number; to: number }[];
  paydays: Colour[];
  sales: Sale[];
  tokens: { seat: number; colour: Colour; tokens: number }[];
  dangers: Danger[];
  ends: boolean;
}

const num = (value: unknown): number => (typeof value === 'number' ? value : 0);

function wrecksIn(events: GameEvent[]): Danger[] {
  return events
    .filter((e) => e.event === 'wrecked')
    .map((e) => {
      const colour = e['colour'] as Colour;
      const lost = new Map<number, number>();
      for (const one of events) {
        if (one.event !== 'good_lost' || colourOf(one['card'] as Card) !== colour) continue;
        lost.set(num(one.seat), (lost.get(num(one.seat)) ?? 0) + num(one['count']));
      }
      const goods = [...lost].map(([seat, count]) => ({ seat, count }));
      return { colour, place: num(e['place']), certain: true, goods };
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
  const of = (name: string): GameEvent[] => events.filter((e) => e.event === name);
  const after = structuredClone(table);
  for (const e of events) happen(after, e);
  const paydays = of('payday').map((e) => e['colour'] as Colour);
  const ends = of('game_over').length > 0;
  const certain = wrecksIn(events);
  const asked = paydays.length > 0 && !ends && certain.length === 0 && of('ship_returned').length === 0;
  return {
    cost: num(of('bought')[0]?.['cost']),
    paid: of('paid').map((e) => e['card'] as Card),
    loaded: of('loaded').map((e) => e['card'] as Card),
    ships: of('ship_moved').map((e) => ({ colour: e['colour'] as Colour, from: num(e['from']), to: num(e['to']) })),
    paydays,
    sales: of('lot_sold').map((e) => ({
      seat: num(e.seat),
      colour: e['colour'] as Colour,
      cards: num(e['cards']),
      points: num(e['points']),
    })),
    tokens: of('token_taken').map((e) => ({ seat: num(e.seat), colour: e['colour'] as Colour, tokens: num(e['tokens']) })),
    dangers: asked ? pendingWrecks(after) : certain,
    ends,
  };
}

/** Points and tokens a seat would gain. */
export function gainOf(summary: Summary, seat: number): { points: number; tokens: number } {
  return {
    points: summary.sales.filter((sale) => sale.seat === seat).reduce((n, sale) => n + sale.points, 0),
    tokens: summary.tokens.filter((one) => one.seat === seat).length,
  };
}

// What happened, in sentences of the language files. Small events of one kind that follow each
// other make one sentence: "pays with silk 5 and porcelain 3".
import type { GameEvent, LogLine, Names } from '$lib/board';
import { listOf, t } from '$lib/i18n';
import { groupsOf } from '../shared/groups';
import { CapitalSentences, linesOf, type Teller, type Tellers } from '../shared/log';
import { box } from './box.svelte';
import { cardName, goodName, placeName, shipName, tokenName } from './names';
import type * as protocol from './protocol';
import { type Card, type Colour, type Counts } from './model';

class Tell extends CapitalSentences {
  constructor(names: Names) {
    super(names, 'osaka:log.');
  }
}

function cardList(counts: Counts): string {
  const words = Object.entries(counts).map(([card, number]) => (number === 1 ? cardName(card) : t('osaka:cards', { number, card: cardName(card) })));
  return listOf(words);
}

function cardsOf(group: GameEvent[]): string {
  const counts: Counts = {};
  for (const event of group) {
    const card = event['card'] as Card;
    counts[card] = (counts[card] ?? 0) + Number(event['count'] ?? 1);
  }
  return cardList(counts);
}

const colour = (event: GameEvent): Colour => event['colour'] as Colour;
const ship = (event: GameEvent): string => shipName(colour(event));
const place = (event: GameEvent, field: string): string => placeName(Number(event[field]));

const cardsOfSeat =
  (key: string, weight: LogLine['weight']): Teller<Tell> =>
  (event, tell, group) => ({ text: tell.seat(key, event, { cards: cardsOf(group) }), weight });

/** Of several with enough tokens (OSA-P6) no one alone ended the game. */
function over(event: GameEvent, tell: Tell): string {
  const seats = (event['seats'] ?? []) as number[];
  if (seats.length > 1) return tell.plain('over_tokens_all', { names: listOf(tell.ranked(seats, (seat) => seat).map((seat) => tell.name(seat))) });
  return tell.seat(`over_${String(event['by'])}`, event);
}

const tellers: Tellers<Tell, protocol.GameEvent> = {
  hand_dealt: (event, tell, group) => ({
    text: tell.seat('dealt', event, { cards: cardsOf(group), sum: group.at(-1)?.['sum'] }),
    weight: 'main',
  }),
  first_player: (event, tell) => ({ text: tell.seat('first', event, { sum: event.sum }), weight: 'main' }),
  token_taken: (event, tell) => ({
    text: tell.seat('token', event, { token: tokenName(colour(event)) }),
    weight: 'main',
  }),
  turn_began: (event, tell) => ({ text: tell.seat('turn', event), weight: 'head' }),
  bought: (event, tell) => ({
    text: tell.seat('bought', event, { count: event.cards, cost: event.cost }),
    weight: 'main',
  }),
  paid: cardsOfSeat('paid', 'minor'),
  loaded: cardsOfSeat('loaded', 'minor'),
  marker_back: (event, tell) => ({ text: tell.seat('marker_back', event), weight: 'minor' }),
  ship_moved: (event, tell) => ({
    text: tell.plain('ship_moved', { ship: ship(event), place: place(event, 'to') }),
    weight: 'minor',
  }),
  taken: (event, tell) => ({
    text: tell.seat('taken', event, { card: cardName(event.card) }),
    weight: 'main',
  }),
  reserved: (event, tell) => ({
    text: tell.seat('reserved', event, {
      card: cardName(event.card),
      row: t(`osaka:row.${event.row}`),
    }),
    weight: 'main',
  }),
  refill: (_event, tell) => ({ text: tell.plain('refill'), weight: 'minor' }),
  farm_to_market: (_event, tell, group) => ({
    text: tell.plain('to_market', { cards: cardsOf(group) }),
    weight: 'minor',
  }),
  card_drawn: (event, tell, group) => ({
    text: tell.plain(`drawn_${event.row}`, { cards: cardsOf(group) }),
    weight: 'minor',
  }),
  shuffled: (event, tell) => ({ text: tell.plain('shuffled', { count: event.cards }), weight: 'minor' }),
  payday: (event, tell) => ({
    text: tell.plain('payday', { ship: ship(event), place: placeName(box.now.arrival) }),
    weight: 'main',
  }),
  lot_sold: (event, tell) => ({
    text: tell.seat('sold', event, {
      count: event.cards,
      good: goodName(colour(event)),
      highest: event.highest,
      tokens: event.tokens,
      value: event.value,
    }),
    weight: 'main',
  }),
  point_card: (event, tell, group) => ({
    text: tell.seat('points', event, { count: group.length }),
    weight: 'minor',
  }),
  lot_rest: (_event, tell, group) => ({ text: tell.plain('rest', { cards: cardsOf(group) }), weight: 'minor' }),
  insured: cardsOfSeat('insured', 'main'),
  protected: cardsOfSeat('protected', 'main'),
  wrecked: (event, tell) => ({
    text: tell.plain('wrecked', { ship: ship(event), place: place(event, 'place') }),
    weight: 'main',
  }),
  good_lost: cardsOfSeat('lost', 'main'),
  ship_returned: (event, tell) => ({
    text: tell.plain('returned', { ship: ship(event), place: place(event, 'to') }),
    weight: 'minor',
  }),
  passed: (event, tell) => ({ text: tell.seat('passed', event), weight: 'main' }),
  game_over: (event, tell) => ({ text: over(event, tell), weight: 'head' }),
};

/** The names of all events that have words. */
export const toldEvents = Object.keys(tellers);

const grouped = new Set(['hand_dealt', 'paid', 'loaded', 'farm_to_market', 'card_drawn', 'point_card', 'lot_rest', 'insured', 'protected', 'good_lost']);

function together(a: GameEvent, b: GameEvent): boolean {
  return a.event === b.event && a.seat === b.seat && a['row'] === b['row'] && grouped.has(a.event);
}

export function describe(events: GameEvent[], names: Names): LogLine[] {
  return linesOf(groupsOf(events, together), tellers, new Tell(names));
}

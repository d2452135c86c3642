// What happened, in sentences of the language files. Small events of one kind that follow each
// other make one sentence: "pays with silk 5 and porcelain 3".
import type { Names } from '$lib/board';
import { listOf, t } from '$lib/i18n';
import type { Named } from '../shared/events';
import { alike, groupsOf, type Same } from '../shared/groups';
import { CapitalSentences, did, happened, logOf, type EventFormatters } from '../shared/log';
import { cardName, goodName, placeName, shipName, tokenName } from './names';
import type * as protocol from './protocol';
import { arrival, type Card, type Counts } from './model';

class Tell extends CapitalSentences {
  constructor(names: Names) {
    super(names, 'osaka:log.');
  }
}

function cardList(counts: Counts): string {
  const words = Object.entries(counts).map(([card, number]) =>
    number === 1 ? cardName(card) : t('osaka:cards', { number, card: cardName(card) }),
  );
  return listOf(words);
}

const cardsOf = (group: { card: Card; count?: number }[]): { cards: string } => {
  const counts: Counts = {};
  for (const { card, count = 1 } of group) counts[card] = (counts[card] ?? 0) + count;
  return { cards: cardList(counts) };
};
const cards = (_: unknown, group: { card: Card; count?: number }[]): { cards: string } =>
  cardsOf(group);

/** Of several with enough tokens (OSA-P6) no one alone ended the game. */
function over(event: Named<protocol.GameEvent, 'game_over'>, tell: Tell): string {
  const { seats = [], by } = event;
  if (seats.length > 1)
    return tell.plain('over_tokens_all', {
      names: listOf(tell.ranked(seats, (seat) => seat).map((seat) => tell.name(seat))),
    });
  return tell.seat(`over_${by}`, event);
}

const formatters: EventFormatters<Tell, protocol.GameEvent> = {
  hand_dealt: did('dealt', 'main', (_, group) => ({ ...cardsOf(group), sum: group.at(-1)?.sum })),
  first_player: did('first', 'main', ({ sum }) => ({ sum })),
  token_taken: did('token', 'main', ({ colour }) => ({ token: tokenName(colour) })),
  turn_began: did('turn', 'head'),
  bought: did('bought', 'main', ({ cards: count, cost }) => ({ count, cost })),
  paid: did('paid', 'minor', cards),
  loaded: did('loaded', 'minor', cards),
  marker_back: did('marker_back', 'minor'),
  ship_moved: happened('ship_moved', 'minor', ({ colour, to }) => ({
    ship: shipName(colour),
    place: placeName(to),
  })),
  taken: did('taken', 'main', ({ card }) => ({ card: cardName(card) })),
  reserved: did('reserved', 'main', ({ card, row }) => ({
    card: cardName(card),
    row: t(`osaka:row.${row}`),
  })),
  refill: happened('refill', 'minor'),
  farm_to_market: happened('to_market', 'minor', cards),
  card_drawn: ({ row }, tell, group) => ({
    text: tell.plain(`drawn_${row}`, cardsOf(group)),
    weight: 'minor',
  }),
  shuffled: happened('shuffled', 'minor', ({ cards: count }) => ({ count })),
  payday: happened('payday', 'main', ({ colour }) => ({
    ship: shipName(colour),
    place: placeName(arrival()),
  })),
  lot_sold: did('sold', 'main', ({ cards: count, colour, highest, tokens, value }) => ({
    count,
    good: goodName(colour),
    highest,
    tokens,
    value,
  })),
  point_card: did('points', 'minor', (_, group) => ({ count: group.length })),
  lot_rest: happened('rest', 'minor', cards),
  insured: did('insured', 'main', cards),
  protected: did('protected', 'main', cards),
  wrecked: happened('wrecked', 'main', ({ colour, place }) => ({
    ship: shipName(colour),
    place: placeName(place),
  })),
  good_lost: did('lost', 'main', cards),
  ship_returned: happened('returned', 'minor', ({ colour, to }) => ({
    ship: shipName(colour),
    place: placeName(to),
  })),
  passed: did('passed', 'main'),
  game_over: (event, tell) => ({ text: over(event, tell), weight: 'head' }),
};

const together: Same<protocol.GameEvent> = {
  hand_dealt: ['seat'],
  paid: ['seat'],
  loaded: ['seat'],
  farm_to_market: [],
  card_drawn: ['row'],
  point_card: ['seat'],
  lot_rest: ['seat'],
  insured: ['seat'],
  protected: ['seat'],
  good_lost: ['seat'],
};

const groupEvents = (events: protocol.GameEvent[]): protocol.GameEvent[][] =>
  groupsOf(events, alike(together));

export const { describe, toldEvents } = logOf(groupEvents, formatters, (names) => new Tell(names));

export const news: protocol.GameEvent['event'][] = [
  'game_over',
  'wrecked',
  'lot_sold',
  'good_lost',
  'payday',
  'bought',
  'token_taken',
  'reserved',
  'taken',
];

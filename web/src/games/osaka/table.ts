// What is drawn: the position, with an identity for each face-up card so that it can be followed
// while it moves. Events lead it from one position to the next.
import {
  type Card,
  type ColourId,
  type Counts,
  type OsakaState,
  type Player,
  type Slot,
} from './model';
import { deckSize } from '../shared/counts';
import { leading, type Changes, type TableChanges } from '../shared/table';
import type { GameEvent } from './protocol';

export interface Piece extends Slot {
  id: number;
}

export interface Table {
  active: number;
  over: OsakaState['over'];
  ships: Record<ColourId, number>;
  /** Null: a gap that closes at the refill. */
  market: (Piece | null)[];
  farm: (Piece | null)[];
  seats: Player[];
  discard: Counts;
  /** The card seen last on the discard pile. */
  top: Card | null;
  draw: number;
}

let lastId = 0;
const piece = (card: Card, reserved_by: number | null = null): Piece => ({
  id: ++lastId,
  card,
  reserved_by,
});

/** Keeps the identity of cards that lie where they lay. */
function keepIds(slots: Slot[], old: (Piece | null)[]): Piece[] {
  const rest = old.filter((one) => one !== null);
  return slots.map((slot) => {
    const at = rest.findIndex((one) => one.card === slot.card);
    const known = at < 0 ? undefined : rest.splice(at, 1)[0];
    return { id: known?.id ?? ++lastId, card: slot.card, reserved_by: slot.reserved_by };
  });
}

export function tableOf(state: OsakaState, old?: Table): Table {
  return {
    active: state.active,
    over: state.over,
    ships: { ...state.ships },
    market: keepIds(state.market, old?.market ?? []),
    farm: keepIds(state.farm, old?.farm ?? []),
    seats: structuredClone(state.seats),
    discard: { ...state.discard },
    top: old?.top && (state.discard[old.top] ?? 0) > 0 ? old.top : null,
    draw: deckSize(state.draw),
  };
}

function add(counts: Counts, card: Card, n = 1): void {
  const left = (counts[card] ?? 0) + n;
  if (left > 0) counts[card] = left;
  else delete counts[card];
}

function toDiscard(table: Table, card: Card, n = 1): void {
  add(table.discard, card, n);
  table.top = card;
}

function put(row: (Piece | null)[], slot: number, one: Piece | null): void {
  while (row.length <= slot) row.push(null);
  row[slot] = one;
}

const filled = (row: (Piece | null)[]): (Piece | null)[] => row.filter((one) => one !== null);

function sellCard(player: Player, card: Card): void {
  add(player.goods, card, -1);
  if ((player.insured[card] ?? 0) > 0) add(player.insured, card, -1);
}

const changes: Changes<Table, GameEvent> = {
  hand_dealt(player, { card }, table) {
    add(player.hand, card);
    table.draw -= 1;
  },
  first_player: (_player, _e, table, seat) => (table.active = seat),
  token_taken: (player, { colour, count }) => (player.tokens[colour] = count),
  turn_began: (_player, _e, table, seat) => (table.active = seat),
  paid(player, { card }, table) {
    add(player.hand, card, -1);
    toDiscard(table, card);
  },
  loaded(player, { card, slot }, table) {
    add(player.goods, card);
    put(table.market, slot, null);
  },
  taken(player, { card, slot }, table) {
    add(player.hand, card);
    put(table.market, slot, null);
    table.market = filled(table.market);
  },
  reserved(_player, { row, slot }, table, seat) {
    const one = table[row][slot];
    if (one) table[row][slot] = { ...one, reserved_by: seat };
  },
  lot_sold: (player, { points }) => (player.points += points),
  point_card(player, { card }, table) {
    if (card === 'unseen') table.draw -= 1;
    else if (card !== null) sellCard(player, card);
  },
  lot_rest(player, { card }, table) {
    sellCard(player, card);
    toDiscard(table, card);
  },
  insured(player, { card }, table) {
    add(player.hand, card, -1);
    toDiscard(table, card);
  },
  protected: (player, { card }) => add(player.insured, card),
  good_lost(player, { card, count }, table) {
    add(player.goods, card, -count);
    toDiscard(table, card, count);
  },
};

/** What concerns no seat. */
const common: TableChanges<Table, GameEvent> = {
  card_drawn(table, { row, slot, card }) {
    put(table[row], slot, piece(card));
    table.draw -= 1;
  },
  ship_moved: (table, { colour, to }) => (table.ships[colour] = to),
  refill: (table) => (table.market = filled(table.market)),
  farm_to_market(table, { slot, from_slot, card }) {
    put(table.market, slot, table.farm[from_slot] ?? piece(card));
    put(table.farm, from_slot, null);
  },
  shuffled(table, { cards }) {
    table.draw = cards;
    table.discard = {};
    table.top = null;
  },
  ship_returned: (table, { colour, to }) => (table.ships[colour] = to),
  game_over: (table, { by }) => (table.over = by === 'turn_cap' ? by : 'rules'),
};

export const happen = leading(changes, common);

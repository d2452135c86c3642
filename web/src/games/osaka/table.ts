// What is drawn: the position, with an identity for each face-up card so that it can be followed
// while it moves. Events lead it from one position to the next.
import { drawSize, type Card, type Colour, type Counts, type OsakaState, type Player, type Slot } from './model';
import type { GameEvent } from '$lib/board';
import { endedBy } from '../shared/table';
import { num } from '../shared/values';

export interface Piece extends Slot {
  id: number;
}

export interface Table {
  active: number;
  over: OsakaState['over'];
  ships: Record<Colour, number>;
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
const piece = (card: Card, reserved_by: number | null = null): Piece => ({ id: ++lastId, card, reserved_by });

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
    draw: drawSize(state.draw),
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

type Change = (table: Table, e: GameEvent, player: Player | undefined) => void;

const isCard = (value: unknown): value is Card => typeof value === 'string' && value !== 'unseen';

function sellCard(table: Table, e: GameEvent, player: Player | undefined): void {
  if (!isCard(e['card']) || !player) return;
  add(player.goods, e['card'], -1);
  if ((player.insured[e['card']] ?? 0) > 0) add(player.insured, e['card'], -1);
}

const changes: Record<string, Change> = {
  card_drawn(table, e) {
    put(e['row'] === 'farm' ? table.farm : table.market, num(e['slot']), piece(e['card'] as Card));
    table.draw -= 1;
  },
  hand_dealt(table, e, player) {
    if (player) add(player.hand, e['card'] as Card);
    table.draw -= 1;
  },
  first_player(table, e) {
    table.active = num(e.seat);
  },
  token_taken(_, e, player) {
    if (player) player.tokens[e['colour'] as Colour] = num(e['count']);
  },
  turn_began(table, e) {
    table.active = num(e.seat);
  },
  paid(table, e, player) {
    if (player) add(player.hand, e['card'] as Card, -1);
    toDiscard(table, e['card'] as Card);
  },
  loaded(table, e, player) {
    if (player) add(player.goods, e['card'] as Card);
    put(table.market, num(e['slot']), null);
  },
  ship_moved(table, e) {
    table.ships[e['colour'] as Colour] = num(e['to']);
  },
  taken(table, e, player) {
    if (player) add(player.hand, e['card'] as Card);
    put(table.market, num(e['slot']), null);
    table.market = filled(table.market);
  },
  reserved(table, e) {
    const row = e['row'] === 'farm' ? table.farm : table.market;
    const one = row[num(e['slot'])];
    if (one) row[num(e['slot'])] = { ...one, reserved_by: num(e.seat) };
  },
  refill(table) {
    table.market = filled(table.market);
  },
  farm_to_market(table, e) {
    put(table.market, num(e['slot']), table.farm[num(e['from_slot'])] ?? piece(e['card'] as Card));
    put(table.farm, num(e['from_slot']), null);
  },
  shuffled(table, e) {
    table.draw = num(e['cards']);
    table.discard = {};
    table.top = null;
  },
  lot_sold(_, e, player) {
    if (player) player.points += num(e['points']);
  },
  point_card(table, e, player) {
    if (e['card'] === 'unseen') table.draw -= 1;
    sellCard(table, e, player);
  },
  lot_rest(table, e, player) {
    sellCard(table, e, player);
    toDiscard(table, e['card'] as Card);
  },
  insured(table, e, player) {
    if (player) add(player.hand, e['card'] as Card, -1);
    toDiscard(table, e['card'] as Card);
  },
  protected(_, e, player) {
    if (player) add(player.insured, e['card'] as Card);
  },
  good_lost(table, e, player) {
    if (player) add(player.goods, e['card'] as Card, -num(e['count']));
    toDiscard(table, e['card'] as Card, num(e['count']));
  },
  ship_returned(table, e) {
    table.ships[e['colour'] as Colour] = num(e['to']);
  },
  game_over(table, e) {
    table.over = endedBy(e);
  },
};

/** Changes the table as the event says; events it does not know change nothing. */
export function happen(table: Table, e: GameEvent): void {
  changes[e.event]?.(table, e, typeof e.seat === 'number' ? table.seats[e.seat] : undefined);
}

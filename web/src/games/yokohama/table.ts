// What is drawn: the position, led by events from one state to the next.
import type * as board from '$lib/board';
import { fewer, leading, type Changes, type TableChanges } from '../shared/table';
import {
  cellNames,
  GOODS,
  type GoodId,
  type Pieces,
  type Player,
  type YokohamaState,
} from './model';
import type { GameEvent } from './protocol';

export type Table = YokohamaState;

export const tableOf = (state: YokohamaState): Table => structuredClone(state);

function give(player: Player, resource: string, n: number): void {
  if (GOODS.includes(resource as GoodId)) player.goods[resource as GoodId] += n;
  else if (resource === 'yen' || resource === 'imports' || resource === 'points')
    player[resource] += n;
}

const PIECE: Record<'assistant' | 'shop' | 'house', keyof Pieces> = {
  assistant: 'assistants',
  shop: 'shops',
  house: 'houses',
};

type Cell = number | null;
const areaAt = (table: Table, cell: Cell): Table['areas'][number] | undefined =>
  table.areas[cell ?? -1];

function people(table: Table, cell: Cell, seat: number, n: number): void {
  const at = areaAt(table, cell);
  if (at) at.assistants[seat] = Math.max(0, (at.assistants[seat] ?? 0) + n);
}

const nameOf = (table: Table, cell: Cell): string | null =>
  cellNames(table.areas)[cell ?? -1] ?? null;

/** The card leaves its slot; it closes when the next one is drawn. */
function leave(rows: Record<string, (string | null)[]>, board: string, card: string): void {
  const row = rows[board];
  const at = row?.indexOf(card) ?? -1;
  if (row && at >= 0) row[at] = null;
}

/** Cards shift left, then the new one comes to lie in its slot (from 1). */
function draw(
  rows: Record<string, (string | null)[]>,
  board: string,
  card: string,
  slot: number,
): void {
  const row = rows[board];
  if (!row) return;
  const size = row.length;
  const rest = row.filter((one) => one !== null);
  rows[board] = Array.from({ length: size }, (_, i) => rest[i] ?? null);
  rows[board][Math.max(0, slot - 1)] = card;
}

const changes: Changes<Table, GameEvent> = {
  first_player: (_player, _e, table, seat) => (table.first = seat),
  turn_began(_player, e, table, seat) {
    table.active = seat;
    table.turn = e.turn;
    table.used = [];
    table.action = null;
    table.walked = [];
  },
  placed(player, { cell, count }, table, seat) {
    player.hand.assistants -= count;
    people(table, cell, seat, count);
  },
  fee_paid(player, { to, yen }, table) {
    player.yen -= yen;
    const paid = table.seats[to ?? -1];
    if (paid) paid.yen += yen;
  },
  president_moved: (player, e, table) => (player.president = nameOf(table, e.cell)),
  president_back: (player) => (player.president = null),
  assistants_back(player, { cell, count }, table, seat) {
    people(table, cell, seat, -count);
    player.hand.assistants += count;
  },
  agent_used(player, { flag }, table) {
    table.used = [...table.used, 'agent'];
    if (flag === null) player.independents_used += 1;
    else {
      player.agents[flag] = (player.agents[flag] ?? 0) - 1;
      player.agents_used[flag] = (player.agents_used[flag] ?? 0) + 1;
    }
  },
  acted(_player, { cell, power }, table) {
    const area = nameOf(table, cell);
    table.action = area === null ? null : { area, power };
  },
  house_income: (player, e) => (player.yen += e.yen),
  gained: (player, e) => give(player, e.resource, e.count),
  spent: (player, e) => give(player, e.resource, -e.count),
  slot_taken(player, { board, slot, from }, table, seat) {
    const at = Number(/(\d+)$/.exec(slot)?.[1] ?? 0) - 1;
    if (at >= 0 && at < table[board].length) table[board][at] = seat;
    if (from === 'hand' || !table.action) player.hand.assistants -= 1;
    else people(table, cellNames(table.areas).indexOf(table.action.area), seat, -1);
  },
  hired(player, e) {
    const piece = PIECE[e.piece];
    player.warehouse[piece] -= 1;
    player.hand[piece] += 1;
    player.yen -= e.yen;
  },
  technology_got(player, { board, technology }, table) {
    leave(table.laboratories, board, technology);
    player.technologies.push(technology);
  },
  order_taken(player, { board, order }, table) {
    leave(table.ports, board, order);
    player.orders.push(order);
  },
  token_taken(player, { cell, token }, table) {
    const at = areaAt(table, cell);
    if (at) at.token = null;
    player.tokens.push(token);
  },
  shop_built(player, { cell, slot }, table, seat) {
    const at = areaAt(table, cell);
    if (at) at.shops[slot - 1] = seat;
    player.hand.shops -= 1;
  },
  house_built(player, { cell }, table, seat) {
    const at = areaAt(table, cell);
    if (at) at.house = seat;
    player.hand.houses -= 1;
  },
  recalled(player, { cell, count }, table, seat) {
    people(table, cell, seat, -count);
    player.hand.assistants += count;
    table.action = null;
  },
  assistant_moved(player, { from, cell }, table, seat) {
    if (from === null) player.hand.assistants -= 1;
    else people(table, from, seat, -1);
    people(table, cell, seat, 1);
  },
  agent_gained(player, { flag }, table) {
    if (flag === null) return;
    player.agents[flag] = (player.agents[flag] ?? 0) + 1;
    table.agents_left[flag] -= 1;
  },
  achieved(player, { achievement, points }, table, seat) {
    table.achievements.find((one) => one.achievement === achievement)?.met.push(seat);
    player.hand.assistants -= 1;
    player.points += points;
  },
  fulfilled(player, { order }) {
    if (player.kept === order || (player.kept === 'unknown' && !player.orders.includes(order)))
      player.kept = null;
    else player.orders = player.orders.filter((one) => one !== order);
    player.fulfilled.push(order);
  },
  station_placed: (_player, e, table) => (table.station = nameOf(table, e.cell)),
  complete_taken(player, { token }, table) {
    table.complete_left = table.complete_left.filter((one) => one !== token);
    player.complete = token;
  },
  scored: (player, e) => (player.points += e.points),
};

/** What concerns no seat. */
const common: TableChanges<Table, GameEvent> = {
  technology_drawn(table, { board, technology, slot }) {
    draw(table.laboratories, board, technology, slot);
    table.technology_deck = fewer(table.technology_deck);
  },
  order_drawn(table, { board, order, slot }) {
    draw(table.ports, board, order, slot);
    table.order_deck = fewer(table.order_deck);
  },
  game_over: (table, e) => (table.over = e.by),
};

/** Cards shift left where some were taken: no event tells of it once the deck is empty. A gap stays
 *  until the refill, which comes before the recall. */
export function settle(table: Table): void {
  for (const rows of [table.ports, table.laboratories]) {
    for (const [board, row] of Object.entries(rows)) {
      const rest = row.filter((one) => one !== null);
      if (row.some((one, i) => one !== (rest[i] ?? null)))
        rows[board] = row.map((_, i) => rest[i] ?? null);
    }
  }
}

const AFTER_REFILL = ['recalled', 'turn_began'];

const lead = leading(changes, common);

export function happen(table: Table, e: board.GameEvent): void {
  if (AFTER_REFILL.includes(e.event)) settle(table);
  lead(table, e);
}

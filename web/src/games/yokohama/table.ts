// What is drawn: the position, led by events from one state to the next.
import type { GameEvent } from '$lib/board';
import { endedBy, fewer, leading, type Changes, type TableChanges } from '../shared/table';
import { num, text } from '../shared/values';
import { cellNames, GOODS, type Good, type Pieces, type Player, type YokohamaState } from './model';

export type Table = YokohamaState;

export const tableOf = (state: YokohamaState): Table => structuredClone(state);

/** The cell of a field, -1 from hand. */
export const cellIn = (e: GameEvent, field = 'cell'): number => (typeof e[field] === 'number' ? e[field] : -1);

function give(player: Player, resource: string, n: number): void {
  if (GOODS.includes(resource as Good)) player.goods[resource as Good] += n;
  else if (resource === 'yen' || resource === 'imports' || resource === 'points') player[resource] += n;
}

const PIECE: Record<string, keyof Pieces> = { assistant: 'assistants', shop: 'shops', house: 'houses', trading_house: 'houses' };

function people(table: Table, cell: number, seat: number, n: number): void {
  const at = table.areas[cell];
  if (at) at.assistants[seat] = Math.max(0, (at.assistants[seat] ?? 0) + n);
}

const stand = (table: Table, player: Player, cell: number): void => {
  player.president = cellNames(table.areas)[cell] ?? null;
};

/** The card leaves its slot; it closes when the next one is drawn. */
function leave(rows: Record<string, (string | null)[]>, board: string, card: string): void {
  const row = rows[board];
  const at = row?.indexOf(card) ?? -1;
  if (row && at >= 0) row[at] = null;
}

/** Cards shift left, then the new one comes to lie in its slot (from 1). */
function draw(rows: Record<string, (string | null)[]>, board: string, card: string, slot: number): void {
  const row = rows[board];
  if (!row) return;
  const size = row.length;
  const rest = row.filter((one) => one !== null);
  rows[board] = Array.from({ length: size }, (_, i) => rest[i] ?? null);
  rows[board][Math.max(0, slot - 1)] = card;
}

const changes: Changes<Table> = {
  first_player: (table, _e, _player, seat) => void (table.first = seat),
  turn_began(table, e, _player, seat) {
    table.active = seat;
    table.turn = num(e['turn']);
    table.used = [];
    table.action = null;
    table.walked = [];
  },
  placed(table, e, player, seat) {
    player.hand.assistants -= num(e['count']);
    people(table, cellIn(e), seat, num(e['count']));
  },
  fee_paid(table, e, player) {
    player.yen -= num(e['yen']);
    const to = table.seats[typeof e['to'] === 'number' ? e['to'] : -1];
    if (to) to.yen += num(e['yen']);
  },
  president_moved: (table, e, player) => stand(table, player, cellIn(e)),
  president_back: (_table, _e, player) => void (player.president = null),
  assistants_back(table, e, player, seat) {
    people(table, cellIn(e), seat, -num(e['count']));
    player.hand.assistants += num(e['count']);
  },
  agent_used(table, e, player) {
    table.used = [...table.used, 'agent'];
    const flag = e['flag'] as keyof Player['agents'] | null;
    if (flag === null) player.independents_used += 1;
    else {
      player.agents[flag] = (player.agents[flag] ?? 0) - 1;
      player.agents_used[flag] = (player.agents_used[flag] ?? 0) + 1;
    }
  },
  acted(table, e) {
    const area = cellNames(table.areas)[cellIn(e)];
    table.action = area === undefined ? null : { area, power: num(e['power']) };
  },
  house_income(_table, e, player) {
    player.yen += num(e['yen']);
  },
  gained: (_table, e, player) => give(player, text(e['resource']), num(e['count'])),
  spent: (_table, e, player) => give(player, text(e['resource']), -num(e['count'])),
  slot_taken(table, e, player, seat) {
    const slots = e['board'] === 'church' ? table.church : table.customs;
    const at = Number(/(\d+)$/.exec(text(e['slot']))?.[1] ?? 0) - 1;
    if (at >= 0 && at < slots.length) slots[at] = seat;
    if (e['from'] === 'hand' || !table.action) player.hand.assistants -= 1;
    else people(table, cellNames(table.areas).indexOf(table.action.area), seat, -1);
  },
  hired(_table, e, player) {
    const piece = PIECE[text(e['piece'])];
    if (!piece) return;
    player.warehouse[piece] -= 1;
    player.hand[piece] += 1;
    player.yen -= num(e['yen']);
  },
  technology_got(table, e, player) {
    leave(table.laboratories, text(e['board']), text(e['technology']));
    player.technologies.push(text(e['technology']));
  },
  order_taken(table, e, player) {
    leave(table.ports, text(e['board']), text(e['order']));
    player.orders.push(text(e['order']));
  },
  token_taken(table, e, player) {
    const at = table.areas[cellIn(e)];
    if (at) at.token = null;
    player.tokens.push(text(e['token']));
  },
  shop_built(table, e, player, seat) {
    const at = table.areas[cellIn(e)];
    if (at) at.shops[num(e['slot']) - 1] = seat;
    player.hand.shops -= 1;
  },
  house_built(table, e, player, seat) {
    const at = table.areas[cellIn(e)];
    if (at) at.house = seat;
    player.hand.houses -= 1;
  },
  recalled(table, e, player, seat) {
    people(table, cellIn(e), seat, -num(e['count']));
    player.hand.assistants += num(e['count']);
    table.action = null;
  },
  assistant_moved(table, e, player, seat) {
    const from = cellIn(e, 'from');
    if (from < 0) player.hand.assistants -= 1;
    else people(table, from, seat, -1);
    people(table, cellIn(e), seat, 1);
  },
  agent_gained(table, e, player) {
    const flag = e['flag'] as keyof Player['agents'];
    player.agents[flag] = (player.agents[flag] ?? 0) + 1;
    table.agents_left[flag] = (table.agents_left[flag] ?? 0) - 1;
  },
  achieved(table, e, player, seat) {
    table.achievements.find((one) => one.achievement === e['achievement'])?.met.push(seat);
    player.hand.assistants -= 1;
    player.points += num(e['points']);
  },
  fulfilled(_table, e, player) {
    const order = text(e['order']);
    if (player.kept === order || (player.kept === 'unknown' && !player.orders.includes(order))) player.kept = null;
    else player.orders = player.orders.filter((one) => one !== order);
    player.fulfilled.push(order);
  },
  station_placed: (table, e) => void (table.station = cellNames(table.areas)[cellIn(e)] ?? null),
  complete_taken(table, e, player) {
    table.complete_left = table.complete_left.filter((one) => one !== e['token']);
    player.complete = text(e['token']);
  },
  scored: (_table, e, player) => void (player.points += num(e['points'])),
};

/** What concerns no seat. */
const common: TableChanges<Table> = {
  technology_drawn(table, e) {
    draw(table.laboratories, text(e['board']), text(e['technology']), num(e['slot']));
    table.technology_deck = fewer(table.technology_deck);
  },
  order_drawn(table, e) {
    draw(table.ports, text(e['board']), text(e['order']), num(e['slot']));
    table.order_deck = fewer(table.order_deck);
  },
  game_over: (table, e) => void (table.over = endedBy(e)),
};

/** Cards shift left where some were taken: no event tells of it once the deck is empty. A gap stays
 *  until the refill, which comes before the recall. */
export function settle(table: Table): void {
  for (const rows of [table.ports, table.laboratories]) {
    for (const [board, row] of Object.entries(rows)) {
      const rest = row.filter((one) => one !== null);
      if (row.some((one, i) => one !== (rest[i] ?? null))) rows[board] = row.map((_, i) => rest[i] ?? null);
    }
  }
}

const AFTER_REFILL = ['recalled', 'turn_began'];

const lead = leading(changes, common);

export function happen(table: Table, e: GameEvent): void {
  if (AFTER_REFILL.includes(e.event)) settle(table);
  lead(table, e);
}

// What lies on the table, and how events change it.
import { deckSize } from '../shared/counts';
import { leading, type Changes, type TableChanges } from '../shared/table';
import type { GameEvent, Player, Position } from './protocol';

export type { Player };
/** A position, as a seat may know it. */
export type SampleState = Position & Record<string, unknown>;

/** What is drawn: the position, led on by events from one to the next. */
export interface Table {
  row: string[];
  pile: number;
  seats: Player[];
  active: number | null;
}

export function tableOf(state: SampleState): Table {
  const { row, draw, seats, over, active } = state;
  return {
    row: [...row],
    pile: deckSize(draw),
    seats: structuredClone(seats),
    active: over === 'no' ? active : null,
  };
}

const changes: Changes<Table, GameEvent> = {
  turn_began: (_player, _e, table, seat) => (table.active = seat),
  taken(player, { card, slot, points }, table) {
    table.row.splice(slot, 1);
    player.cards[card] = (player.cards[card] ?? 0) + 1;
    player.last = card;
    player.points += points;
  },
  set_completed(player, { sets, points }) {
    player.sets = sets;
    player.points += points;
  },
};

/** What concerns no seat. */
const common: TableChanges<Table, GameEvent> = {
  card_laid(table, { card }) {
    table.row.push(card);
    table.pile -= 1;
  },
  game_over: (table) => (table.active = null),
};

export const happen = leading(changes, common);

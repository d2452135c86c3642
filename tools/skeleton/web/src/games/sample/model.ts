// What lies on the table, and how events change it.
import type { GameEvent } from '$lib/board';
import type { Player, Position } from './protocol';

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
    pile: typeof draw === 'number' ? draw : draw.length,
    seats: structuredClone(seats),
    active: over === 'no' ? active : null,
  };
}

const changes: Record<string, (table: Table, e: GameEvent, player: Player | undefined) => void> = {
  turn_began(table, e) {
    table.active = e.seat ?? null;
  },
  taken(table, e, player) {
    const card = String(e['card']);
    table.row.splice(Number(e['slot']), 1);
    if (!player) return;
    player.cards[card] = (player.cards[card] ?? 0) + 1;
    player.last = card;
    player.points += Number(e['points']);
  },
  set_completed(_, e, player) {
    if (!player) return;
    player.sets = Number(e['sets']);
    player.points += Number(e['points']);
  },
  card_laid(table, e) {
    table.row.push(String(e['card']));
    table.pile -= 1;
  },
  game_over(table) {
    table.active = null;
  },
};

/** Changes the table as the event says; events it does not know change nothing. */
export function happen(table: Table, e: GameEvent): void {
  changes[e.event]?.(table, e, e.seat === undefined ? undefined : table.seats[e.seat]);
}

// How events lead what is drawn from one position to the next.
import type { GameEvent } from '$lib/board';

/** What events change, by their names: of the table, and of the player whom an event is about. */
export type Changes<Table extends { seats: unknown[] }> = Record<string, (table: Table, e: GameEvent, player: Table['seats'][number], seat: number) => void>;
export type TableChanges<Table> = Record<string, (table: Table, e: GameEvent) => void>;

/** Changes the table as the event says; events it does not know change nothing. `common`: what concerns no seat. */
export const leading =
  <Table extends { seats: unknown[] }>(changes: Changes<Table>, common: TableChanges<Table>) =>
  (table: Table, e: GameEvent): void => {
    const seat = typeof e.seat === 'number' ? e.seat : -1;
    const player = table.seats[seat];
    common[e.event]?.(table, e);
    if (player) changes[e.event]?.(table, e, player, seat);
  };

/** How the game came to its end. */
export const endedBy = (e: GameEvent): 'turn_cap' | 'rules' => (e['by'] === 'turn_cap' ? 'turn_cap' : 'rules');

/** A deck without its first card; whoever may not see it knows only how many there are. */
export const fewer = (deck: string[] | number): string[] | number => (typeof deck === 'number' ? Math.max(0, deck - 1) : deck.slice(1));

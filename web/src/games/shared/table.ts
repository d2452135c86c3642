// How events lead what is drawn from one position to the next.
import type { GameEvent } from '$lib/board';
import { entryFor, type Named } from './events';

type PlayerOf<Table extends { seats: unknown[] }> = Table['seats'][number];
type Change<Table extends { seats: unknown[] }, Event> = (
  player: PlayerOf<Table>,
  e: Event,
  table: Table,
  seat: number,
) => void;
type TableChange<Table, Event> = (table: Table, e: Event) => void;

/** What events change, by their names: of the player whom an event is about, and of the table. */
export type Changes<Table extends { seats: unknown[] }, Event extends GameEvent> = {
  [Name in Event['event']]?: Change<Table, Named<Event, Name>>;
};
export type TableChanges<Table, Event extends GameEvent> = {
  [Name in Event['event']]?: TableChange<Table, Named<Event, Name>>;
};

/** Changes the table as the event says; events it does not know change nothing. `common`: what concerns no seat. */
export const leading =
  <Table extends { seats: unknown[] }, Event extends GameEvent>(
    changes: Changes<Table, Event>,
    common: TableChanges<Table, Event>,
  ) =>
  (table: Table, e: GameEvent): void => {
    const seat = e.seat ?? -1;
    const player = table.seats[seat];
    entryFor<TableChange<Table, GameEvent>>(common, e)?.(table, e);
    if (player) entryFor<Change<Table, GameEvent>>(changes, e)?.(player, e, table, seat);
  };

/** A deck without its first card; whoever may not see it knows only how many there are. */
export const fewer = (deck: string[] | number): string[] | number =>
  typeof deck === 'number' ? Math.max(0, deck - 1) : deck.slice(1);

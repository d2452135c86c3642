// The tables that wait and whose free seats anybody may take, and the way out of one.
import type { Seat } from '$lib/engine/protocol';
import { ask, askerOf, forgetSeat, type TableInfo } from './api';

const asker = askerOf<{ tables: TableInfo[] }>('/api/lobby');

/** As somebody sees them who has no seat. */
export const openTables = async (): Promise<TableInfo[]> => (await asker()).tables;

/** Makes the own seat free again, before the game has begun. */
export async function leaveSeat(id: string, seat: Seat): Promise<void> {
  await ask(`/api/tables/${encodeURIComponent(id)}/seats/${seat}/leave`, {});
  forgetSeat(id, seat);
}

// On a phone: the leaf of the table on which one sees what happens.
import type { Tab } from './ask/ask';
import type { GameEvent } from './protocol';

const WORKERS: GameEvent['event'][] = ['worker_taken', 'worker_drawn', 'row_moved', 'marker_moved'];
/** What changes on somebody's own board. */
const BOARDS: GameEvent['event'][] = [
  'track_moved',
  'factory_built',
  'machine_put',
  'machine_stocked',
  'produced',
  'contract_filled',
  'consolidated',
  'achievement_tiled',
];

/** Null: it is seen wherever one looks, or nowhere. */
export function leafOf(e: GameEvent, me: number | null): Tab | null {
  if ('city' in e || 'region' in e || e.event === 'scoring_began') return 'map';
  if (WORKERS.includes(e.event)) return 'actions';
  if (!BOARDS.includes(e.event)) return null;
  return e.seat === me ? 'mine' : 'others';
}

// The record that an address names: of a game in this browser, of a table, or of a file that was taken (take_record.ts).
import { quickSession } from '$lib/engine/threads';
import { freshReview, readReview, type GameRecord, type KeptReview } from '$lib/review/kept';
import { tableInfo, tableRecord } from '$lib/table/api';
import { recordOf, restore } from '$lib/table/local';
import { readGame } from '$lib/table/stored';

type Opened = Pick<KeptReview, 'record' | 'me'>;

async function openSolo(id: string): Promise<Opened | null> {
  const stored = readGame(id);
  if (!stored) return null;
  const session = quickSession(stored.game, 'record');
  await restore(session, stored);
  return { record: (await recordOf(session, stored)) as GameRecord, me: stored.me };
}

async function openTable(id: string): Promise<Opened> {
  const [info, record] = await Promise.all([tableInfo(id), tableRecord(id)]);
  return {
    record: record as GameRecord,
    me: info.seats.find(({ yours }) => yours)?.seat ?? null,
  };
}

/** What is known of a review, or its beginning; null: there is no such game. */
export async function openReview(key: string): Promise<KeptReview | null> {
  const kept = await readReview(key);
  if (kept) return kept;
  const [from, id = ''] = key.split('/');
  const opened =
    from === 'solo' ? await openSolo(id) : from === 'table' ? await openTable(id) : null;
  return opened && freshReview(key, opened.record, opened.me);
}

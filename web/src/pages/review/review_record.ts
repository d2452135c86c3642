// The record that an address names: of a game in this browser, of a table, or of a file that was taken.
import { quickSession } from '$lib/engine/threads';
import { EngineError } from '$lib/engine/error';
import { readReview, writeReview, type GameRecord, type KeptReview } from '$lib/review/kept';
import { tableInfo, tableRecord } from '$lib/table/api';
import { recordOf, restore } from '$lib/table/local';
import { randomHex, readGame } from '$lib/table/stored';
import { metaOf } from '../../games';

type Opened = Pick<KeptReview, 'record' | 'me'>;

const fresh = (key: string, { record, me }: Opened): KeptReview => ({
  key,
  record,
  me,
  changed: Date.now(),
  version: null,
  steps: [],
  depths: [],
});

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
  return opened && fresh(key, opened);
}

/** Keeps the record that a file holds; the address of its review. Rejects with EngineError where it holds none. */
export async function takeRecord(file: File): Promise<string> {
  const record = await file
    .text()
    .then((text) => JSON.parse(text) as GameRecord | null)
    .catch(() => null);
  if (record?.['kaisho'] !== 'record' || !metaOf(record.game) || !Array.isArray(record.players))
    throw new EngineError({
      code: 'bad_record',
      message: `${file.name} is no record of a game.`,
      reason: 'engine.record',
      values: { found: file.name },
    });
  const key = `file/${randomHex(6)}`;
  await writeReview(fresh(key, { record, me: null }));
  return `/review/${key}`;
}

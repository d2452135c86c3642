// Takes the file of a recorded game, or says why not.
import { freshReview, writeReview, type GameRecord } from '$lib/review/kept';
import { randomHex } from '$lib/table/stored';
import { metaOf } from '../../games';
import { refused, type Refused } from './refused.svelte';

/** What of it a record must be, to be opened at all; the engine finds the rest. */
function whyNot(record: GameRecord | null): Pick<Refused, 'why' | 'found'> | null {
  if (record === null) return { why: 'unread', found: '' };
  if (record['kaisho'] !== 'record') return { why: 'other', found: '' };
  if (!metaOf(record.game)) return { why: 'game', found: String(record.game) };
  return Array.isArray(record.players) ? null : { why: 'players', found: '' };
}

/** A number, or null, is no record either. */
const parsed = (text: string): GameRecord => Object(JSON.parse(text) ?? {}) as GameRecord;

/** Keeps the record that a file holds; the address of its review. Null: it holds none, and `refused` says why. */
export async function takeRecord(file: File): Promise<string | null> {
  const record = await file
    .text()
    .then(parsed)
    .catch(() => null);
  const no = whyNot(record);
  refused.now = no && { ...no, file: file.name };
  if (no || !record) return null;
  const key = `file/${randomHex(6)}`;
  await writeReview(freshReview(key, record, null));
  return `/review/${key}`;
}

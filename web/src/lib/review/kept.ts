// Reviews kept in this browser, with their records: more than fits beside the games. Where the browser keeps nothing, they
// last as long as the page.
import type { Seat } from '$lib/engine/protocol';
import type { ReviewStep } from './types';

export interface KeptReview {
  /** Where the game came from, and its id there: "solo/1f…". */
  key: string;
  record: GameRecord;
  me: Seat | null;
  changed: number;
  /** What is known of the steps, by which version of the reviewer, and by how many simulations each. */
  version: number | null;
  steps: (ReviewStep | null)[];
  depths: number[];
}

/** As far as a page reads it; the engine knows the rest. */
export interface GameRecord {
  game: string;
  edition?: { name?: string; content?: unknown };
  options?: { variants?: string[] };
  seed?: string;
  rules_version?: number;
  players: { name?: string; kind?: 'person' | 'bot' }[];
  [field: string]: unknown;
}

/** Nothing is known of the game yet. */
export const freshReview = (key: string, record: GameRecord, me: Seat | null): KeptReview => ({
  key,
  record,
  me,
  changed: Date.now(),
  version: null,
  steps: [],
  depths: [],
});

/** So many are kept. */
const MOST = 20;
const STORE = 'reviews';

const page = new Map<string, KeptReview>();

const answerOf = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('the browser keeps nothing'));
  });

async function storeFor(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  // eslint-disable-next-line no-restricted-globals -- whoever asks here takes a refusal, too
  const opening = indexedDB.open('kaisho', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'key' });
  const database = await answerOf(opening);
  const transaction = database.transaction(STORE, mode);
  transaction.oncomplete = transaction.onabort = () => database.close();
  return transaction.objectStore(STORE);
}

export async function readReview(key: string): Promise<KeptReview | null> {
  const here = page.get(key);
  if (here) return here;
  try {
    const store = await storeFor('readonly');
    return ((await answerOf(store.get(key))) as KeptReview | undefined) ?? null;
  } catch {
    return null;
  }
}

export async function writeReview(review: KeptReview): Promise<void> {
  page.set(review.key, review);
  try {
    const store = await storeFor('readwrite');
    await answerOf(store.put(review));
    const all = (await answerOf(store.getAll())) as KeptReview[];
    const old = all.sort((a, b) => b.changed - a.changed).slice(MOST);
    for (const { key } of old) store.delete(key);
  } catch {
    // It lasts as long as the page.
  }
}

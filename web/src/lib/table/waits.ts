// Tables where this browser's person waits for others to come, so that they are told when the game begins.
import { readKept, writeKept } from '$lib/kept';

const KEY = 'kaisho.waits';

/** Ids of tables. */
export function waits(): string[] {
  const kept = readKept(KEY);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

/** Notes that they wait there from now on, or no longer. */
export function noteWait(id: string, waiting: boolean): void {
  const others = waits().filter((one) => one !== id);
  writeKept(KEY, waiting ? [...others, id] : others);
}

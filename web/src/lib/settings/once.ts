// What this browser's person is told a single time.
import { readKept, writeKept } from '../kept';

const KEY = 'kaisho.once';

function read(): string[] {
  const found = readKept(KEY);
  return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : [];
}

const told = new Set(read());

/** True when it has not been told yet; from then on it has. */
export function once(what: string): boolean {
  if (told.has(what)) return false;
  told.add(what);
  writeKept(KEY, [...told]);
  return true;
}

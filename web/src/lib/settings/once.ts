// What this browser's person is told a single time.
import { readKept, writeKept } from '../kept';

const KEY = 'kaisho.once';

function read(): string[] {
  const found = readKept(KEY);
  return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : [];
}

/** True when it has not been told yet; from then on it has. */
export function once(what: string): boolean {
  const told = read();
  if (told.includes(what)) return false;
  writeKept(KEY, [...told, what]);
  return true;
}

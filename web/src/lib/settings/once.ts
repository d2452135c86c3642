// What this browser's person is told a single time.
const KEY = 'kaisho.once';

function read(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

const told = new Set(read());

/** True when it has not been told yet; from then on it has. */
export function once(what: string): boolean {
  if (told.has(what)) return false;
  told.add(what);
  try {
    localStorage.setItem(KEY, JSON.stringify([...told]));
  } catch {
    // A browser that keeps nothing: it is known for this visit.
  }
  return true;
}

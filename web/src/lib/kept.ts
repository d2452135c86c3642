// What this browser keeps between visits. Nobody else asks the browser for it: it may refuse, by a setting or because it
// is a private window, or have no room left, and then what is kept lasts as long as the page.
//
// Several pages of this browser keep things in the same place. So each writes what it has changed into what is there at that
// moment, never into what it read before.

/** Why something lasts no longer than the page: the browser refuses all of it, or has no room for more. */
export type Unkept = 'refused' | 'full';

/** By key, what the browser did not take. It stands over what the browser has. */
const page = new Map<string, string>();

function own(): Storage | null {
  try {
    return (globalThis as { localStorage?: Storage }).localStorage ?? null;
  } catch {
    return null;
  }
}

const whyOf = (error: unknown): Unkept =>
  error instanceof DOMException && /quota/i.test(error.name) ? 'full' : 'refused';

function keysOf(kept: Storage | null): string[] {
  return Array.from({ length: kept?.length ?? 0 }, (_, i) => kept?.key(i) ?? '');
}

class LayeredStorage implements Storage {
  get length(): number {
    return this.keys().length;
  }
  key(index: number): string | null {
    return this.keys()[index] ?? null;
  }
  getItem(key: string): string | null {
    return page.get(key) ?? own()?.getItem(key) ?? null;
  }
  /** Throws where the browser has no room for it; it is there as long as the page, all the same. */
  setItem(key: string, value: string): void {
    page.set(key, value);
    const kept = own();
    if (!kept) return;
    try {
      kept.setItem(key, value);
      page.delete(key);
    } catch (error) {
      tell?.(whyOf(error));
      throw error;
    }
  }
  removeItem(key: string): void {
    page.delete(key);
    own()?.removeItem(key);
  }
  clear(): void {
    page.clear();
    own()?.clear();
  }
  private keys(): string[] {
    return [...new Set([...keysOf(own()), ...page.keys()])];
  }
}

const layered = new LayeredStorage();
let tell: ((why: Unkept) => void) | null = null;

/** The browser's own and, over it, what lasts as long as the page. */
export function storage(): Storage {
  return layered;
}

/** Why the browser would keep nothing now; null: it keeps what it is given. */
export function unkept(): Unkept | null {
  const probe = 'kaisho.probe';
  const kept = own();
  if (!kept) return 'refused';
  try {
    kept.setItem(probe, '');
    kept.removeItem(probe);
    return null;
  } catch (error) {
    return whyOf(error);
  }
}

/** From now on is told when the browser did not take something. */
export function whenUnkept(told: (why: Unkept) => void): void {
  tell = told;
}

/** Whether the browser has what was kept last under this key, for other pages and other visits. */
export function outlasts(key: string): boolean {
  return !page.has(key) && own() !== null;
}

/** Is told when another page of this browser has kept something under this key, or removed it, until it ends that. */
export function whenKept(key: string, changed: () => void): () => void {
  const page = globalThis as Partial<Pick<Window, 'addEventListener' | 'removeEventListener'>>;
  const hear = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) changed();
  };
  page.addEventListener?.('storage', hear);
  return () => page.removeEventListener?.('storage', hear);
}

/** What was kept under this key; null: nothing, or nothing that can be read. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Leaves something for this tab's next page, whose address may be the same. */
export function leaveBehind(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The browser keeps nothing, or has no room: the next page finds nothing.
  }
}

/** Leaves nothing under this key. */
export function leaveNothing(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // The browser keeps nothing.
  }
}

/** What the page before left, once; null: nothing. */
export function pickUp(key: string): unknown {
  try {
    const left = JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
    sessionStorage.removeItem(key);
    return left;
  } catch {
    return null;
  }
}

/** False where it lasts no longer than the page, for want of room. */
export function writeKept(key: string, value: unknown): boolean {
  try {
    storage().setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

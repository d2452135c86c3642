// What this browser keeps between visits. Nobody else asks the browser for it: it may refuse, by a setting or because it
// is a private window, and then what is kept lasts as long as the page.

class PageStorage implements Storage {
  private readonly items = new Map<string, string>();

  get length(): number {
    return this.items.size;
  }
  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
  clear(): void {
    this.items.clear();
  }
}

const page = new PageStorage();

function own(): Storage | null {
  try {
    return (globalThis as { localStorage?: Storage }).localStorage ?? null;
  } catch {
    return null;
  }
}

/** The browser's own or, where it refuses, one that lasts as long as the page. */
export function storage(): Storage {
  return own() ?? page;
}

/** Whether anything outlives the page. */
export function isKept(): boolean {
  const probe = 'kaisho.probe';
  try {
    own()?.setItem(probe, '');
    own()?.removeItem(probe);
    return own() !== null;
  } catch {
    return false;
  }
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

/** False where there is no room for it. */
export function writeKept(key: string, value: unknown): boolean {
  try {
    storage().setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

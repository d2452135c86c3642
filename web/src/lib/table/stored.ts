// Games kept in this browser: how each began and its moves; the rules make the rest again.
import type { Seat } from '$lib/engine/protocol';
import { outlasts, storage } from '$lib/kept';

export interface StoredSeat {
  name: string;
  kind: 'person' | 'bot';
  level?: number;
}

export type StoredEntry =
  { seat: Seat; at: number; move: string } | { seat: Seat; at: number; undo: number };

export interface StoredGame {
  version: 1;
  id: string;
  game: string;
  seats: StoredSeat[];
  me: Seat;
  openHands: boolean;
  /** Of the game's variants, those played with; games of old have none. */
  variants?: string[];
  /** 64 hexadecimal digits. */
  seed: string;
  entries: StoredEntry[];
  created: number;
  changed: number;
  over: boolean;
  /** Somebody stands by, who explains. */
  guided?: boolean;
  /** So many hints were asked for. */
  hints?: number;
  /** Once it is over: points and rank by seat; games of old have none. */
  result?: { score: number[]; rank: number[] };
}

const PREFIX = 'kaisho.solo.';
/** Of finished games so many are kept. */
const KEPT = 20;

export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (b) =>
    b.toString(16).padStart(2, '0'),
  ).join('');
}

function isStored(value: unknown): value is StoredGame {
  const game = value as StoredGame | null;
  return (
    typeof game === 'object' &&
    game !== null &&
    game.version === 1 &&
    typeof game.id === 'string' &&
    typeof game.game === 'string' &&
    Array.isArray(game.seats) &&
    Array.isArray(game.entries) &&
    Array.isArray(game.variants ?? [])
  );
}

export function readGame(id: string, kept: Storage = storage()): StoredGame | null {
  try {
    const found: unknown = JSON.parse(kept.getItem(PREFIX + id) ?? 'null');
    return isStored(found) ? found : null;
  } catch {
    return null;
  }
}

export function listGames(kept: Storage = storage()): StoredGame[] {
  const games: StoredGame[] = [];
  for (let i = 0; i < kept.length; ++i) {
    const key = kept.key(i);
    if (!key?.startsWith(PREFIX)) continue;
    const game = readGame(key.slice(PREFIX.length), kept);
    if (game) games.push(game);
  }
  return games.sort((a, b) => b.changed - a.changed);
}

export function removeGame(id: string, kept: Storage = storage()): void {
  kept.removeItem(PREFIX + id);
}

/** Whether another page of this browser, or another visit, finds the game as it was kept last. */
export function outlastsPage(id: string): boolean {
  return outlasts(PREFIX + id);
}

const isSame = (a: StoredEntry, b: StoredEntry | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** What is to be kept of the game. Its story only grows: where another page has kept more of it, that stays. */
function merged(game: StoredGame, now: StoredGame | null): StoredGame {
  const further =
    now !== null &&
    now.entries.length > game.entries.length &&
    game.entries.every((entry, i) => isSame(entry, now.entries[i]));
  return further
    ? { ...game, entries: now.entries, over: now.over, ...(now.result && { result: now.result }) }
    : game;
}

/** False when it lasts no longer than the page, for want of room. */
export function writeGame(game: StoredGame, kept: Storage = storage()): boolean {
  try {
    kept.setItem(PREFIX + game.id, JSON.stringify(merged(game, readGame(game.id, kept))));
    return true;
  } catch {
    return false;
  }
}

export function createGame(
  how: Pick<StoredGame, 'game' | 'seats' | 'me' | 'openHands' | 'variants' | 'guided'> &
    Partial<Pick<StoredGame, 'seed' | 'entries'>>,
  kept: Storage = storage(),
): StoredGame {
  const now = Date.now();
  const game: StoredGame = {
    version: 1,
    id: randomHex(6),
    seed: randomHex(32),
    entries: [],
    ...how,
    created: now,
    changed: now,
    over: false,
  };
  const finished = listGames(kept).filter((one) => one.over);
  for (const old of finished.slice(KEPT)) removeGame(old.id, kept);
  writeGame(game, kept);
  return game;
}

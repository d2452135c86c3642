import { afterEach, describe, expect, it, vi } from 'vitest';
import { isKept, readKept, storage, writeKept } from '../src/lib/kept';
import { createGame, listGames, readGame } from '../src/lib/table/stored';
import { MemoryStorage } from './storage';

afterEach(() => vi.unstubAllGlobals());

/** As a browser does that refuses all site data: asking for the storage itself throws. */
function refuse(): void {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
}

describe('what a browser keeps', () => {
  it('is kept in its own storage', () => {
    const own = new MemoryStorage();
    vi.stubGlobal('localStorage', own);
    expect(isKept()).toBe(true);
    expect(writeKept('a', { b: 1 })).toBe(true);
    expect(own.getItem('a')).toBe('{"b":1}');
    expect(readKept('a')).toEqual({ b: 1 });
    expect(readKept('none')).toBeNull();
    own.setItem('broken', '{');
    expect(readKept('broken')).toBeNull();
    expect(own.length, 'the probe is gone').toBe(2);
  });

  it('is told where there is no room', () => {
    const own = new MemoryStorage();
    own.full = true;
    vi.stubGlobal('localStorage', own);
    expect(isKept()).toBe(false);
    expect(writeKept('a', 1)).toBe(false);
  });

  it('lasts as long as the page where the browser refuses', () => {
    refuse();
    expect(isKept()).toBe(false);
    expect(writeKept('a', [1])).toBe(true);
    expect(readKept('a')).toEqual([1]);
    const game = createGame({ game: 'osaka', seats: [], me: 0, openHands: false });
    expect(readGame(game.id)?.seed).toBe(game.seed);
    expect(listGames().map(({ id }) => id)).toEqual([game.id]);
    storage().clear();
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { outlasts, readKept, storage, unkept, whenUnkept, writeKept } from '../src/lib/kept';
import { createGame, listGames, outlastsPage, readGame } from '../src/lib/table/stored';
import { example } from './example';
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
    expect(unkept()).toBeNull();
    expect(writeKept('a', { b: 1 })).toBe(true);
    expect(own.getItem('a')).toBe('{"b":1}');
    expect(readKept('a')).toEqual({ b: 1 });
    expect(readKept('none')).toBeNull();
    own.setItem('broken', '{');
    expect(readKept('broken')).toBeNull();
    expect(own.length, 'the probe is gone').toBe(2);
    expect(outlasts('a')).toBe(true);
  });

  it('lasts as long as the page where there is no room, and the page is told', () => {
    const own = new MemoryStorage();
    vi.stubGlobal('localStorage', own);
    writeKept('a', 1);
    const told: string[] = [];
    whenUnkept((why) => told.push(why));
    own.full = true;
    expect(unkept()).toBe('full');
    expect(told).toEqual([]);
    expect(writeKept('a', 2)).toBe(false);
    expect(writeKept('b', 3)).toBe(false);
    expect(told).toEqual(['full', 'full']);
    expect([readKept('a'), own.getItem('a'), readKept('b'), own.getItem('b')]).toEqual([
      2,
      '1',
      3,
      null,
    ]);
    expect([outlasts('a'), outlasts('b')]).toEqual([false, false]);
    // A game is played all the same.
    const game = createGame({ game: example, seats: [], me: 0, openHands: false });
    expect(readGame(game.id)?.seed).toBe(game.seed);
    expect(outlastsPage(game.id)).toBe(false);
    expect(listGames().map(({ id }) => id)).toEqual([game.id]);
    // Once there is room, it is the browser's again.
    own.full = false;
    expect(writeKept('a', 4)).toBe(true);
    expect([own.getItem('a'), outlasts('a')]).toEqual(['4', true]);
    storage().removeItem('b');
    expect(readKept('b')).toBeNull();
    storage().clear();
  });

  it('lasts as long as the page where the browser refuses', () => {
    refuse();
    expect(unkept()).toBe('refused');
    expect(writeKept('a', [1])).toBe(true);
    expect(outlasts('a')).toBe(false);
    expect(readKept('a')).toEqual([1]);
    const game = createGame({ game: example, seats: [], me: 0, openHands: false });
    expect(readGame(game.id)?.seed).toBe(game.seed);
    expect(listGames().map(({ id }) => id)).toEqual([game.id]);
    storage().clear();
  });
});

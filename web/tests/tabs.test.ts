// Several tabs of one browser: each writes what it has changed, and no more, and takes over what the others have changed.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredEntry } from '$lib/table/stored';
import { example } from './example';
import { MemoryStorage } from './storage';

let storage: MemoryStorage;

/** A page of its own: every module of it is loaded once more. */
async function openTab() {
  vi.resetModules();
  const told: ((event: { key: string | null }) => void)[] = [];
  vi.stubGlobal(
    'addEventListener',
    (kind: string, hear: (event: { key: string | null }) => void) =>
      kind === 'storage' && told.push(hear),
  );
  const { settings } = await import('$lib/settings/settings.svelte');
  const { once } = await import('$lib/settings/once');
  const { progress } = await import('../src/lessons/progress.svelte');
  const { Companion } = await import('../src/lessons/companion.svelte');
  const i18n = await import('$lib/i18n');
  await i18n.useTexts('guide', () =>
    Promise.resolve({ [`guide-${example}`]: { event: { a: 'A', b: 'B' }, step: {} } }),
  );
  const { keep, keptOf } = await import('$lib/table/api');
  const { createGame, readGame, writeGame } = await import('$lib/table/stored');
  /** As the browser tells the tab what another one has kept. */
  const hear = (key: string | null): void => told.forEach((one) => one({ key }));
  return {
    settings,
    once,
    progress,
    companion: new Companion(example),
    keep,
    keptOf,
    createGame,
    readGame,
    writeGame,
    hear,
  };
}

const kept = (key: string): unknown => JSON.parse(storage.getItem(key) ?? 'null');

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('navigator', { languages: ['en'] });
});
afterEach(() => vi.unstubAllGlobals());

describe('two tabs of a browser', () => {
  it('change settings of their own, and each takes over those of the other', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.settings.change({ theme: 'dark' });
    two.settings.change({ language: 'fr' });
    expect(kept('kaisho.settings')).toMatchObject({ theme: 'dark', language: 'fr' });
    expect(one.settings.language).toBe('en');
    one.hear('kaisho.settings');
    expect([one.settings.theme, one.settings.language]).toEqual(['dark', 'fr']);
    two.hear('another key');
    storage.clear();
    one.hear(null);
    expect([one.settings.theme, two.settings.theme]).toEqual(['system', 'dark']);
  });

  it('tell a single time what is told once', async () => {
    const [one, two] = [await openTab(), await openTab()];
    expect([one.once('a'), two.once('b'), two.once('a'), one.once('b')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(kept('kaisho.once')).toEqual(['a', 'b']);
  });

  it('finish lessons of their own', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.progress.done(example, 'first');
    two.progress.done(example, 'second');
    two.progress.done('second-game', 'first');
    expect(kept('kaisho.lessons')).toEqual({
      [example]: ['first', 'second'],
      'second-game': ['first'],
    });
    expect(one.progress.has(example, 'second')).toBe(false);
    one.hear('kaisho.lessons');
    expect(one.progress.has(example, 'second')).toBe(true);
  });

  it('count together how often something was explained', async () => {
    const [one, two] = [await openTab(), await openTab()];
    const event = (name: string) => ({ event: name, rule: 'X', seat: 0 }) as never;
    const say = (tab: typeof one, name: string): void => {
      tab.companion.tell([event(name)]);
      tab.companion.ask({ steps: [{ step: 'none' }] } as never);
    };
    say(one, 'a');
    say(two, 'b');
    expect(kept('kaisho.guide')).toEqual({
      [`guide-${example}:event.a`]: 1,
      [`guide-${example}:event.b`]: 1,
    });
    say(two, 'a');
    expect(kept('kaisho.guide')).toEqual({
      [`guide-${example}:event.a`]: 1,
      [`guide-${example}:event.b`]: 1,
    });
  });

  it('keep links and nonces of a table together; of two nonces of a seat the first stands', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.keep('t', { links: { 1: 'x' }, nonces: { 0: 'aa' }, commitment: 'cc' });
    two.keep('t', { links: { 2: 'y' }, nonces: { 0: 'bb', 2: 'dd' } });
    one.keep('t', { links: { 1: 'z' } });
    expect(two.keptOf('t')).toEqual({
      links: { 1: 'z', 2: 'y' },
      nonces: { 0: 'aa', 2: 'dd' },
      commitment: 'cc',
      seen: 0,
    });
    one.keep('t', { seen: 3 });
    two.keep('t', { seen: 2 });
    expect(one.keptOf('t').seen).toBe(3);
  });

  it('lose no move of a game alone where one of them is behind', async () => {
    const [one, two] = [await openTab(), await openTab()];
    const entry = (move: string): StoredEntry => ({ seat: 0, at: 1, move });
    const game = one.createGame({ game: example, seats: [], me: 0, openHands: false });
    const behind = two.readGame(game.id);
    if (!behind) throw new Error('the other tab does not find the game');
    one.writeGame({ ...game, entries: [entry('buy'), entry('pay')], over: true });
    two.writeGame({ ...behind, entries: [entry('buy')], guided: true });
    expect(one.readGame(game.id)).toMatchObject({
      entries: [{ move: 'buy' }, { move: 'pay' }],
      over: true,
      guided: true,
    });
    // A story that goes another way is another one: the page that plays has the last word.
    two.writeGame({ ...behind, entries: [entry('pass')] });
    expect(one.readGame(game.id)?.entries).toMatchObject([{ move: 'pass' }]);
  });
});

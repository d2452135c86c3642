// Home looks at the server often while something can happen, and costs it little while nothing does.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tables } from '../src/pages/home/tables.svelte';
import { example } from './example';

const HOUR = 3600;
const PLAYING = {
  table: 't1',
  game: example,
  status: 'playing',
  seats: [{ seat: 0, yours: true, name: 'Ann' }],
  to_move: 0,
  result: null,
  changed: 0,
};

let asked: (string | undefined)[] = []; // the tag with which each look came
let tag = '"1"';
let mine: object[] = [];
let visible = 'visible';
let heard: Record<string, () => void> = {};
let stop = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  tag = '"1"';
  mine = [PLAYING];
  visible = 'visible';
  heard = {};
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('localStorage', { length: 0, key: () => null, getItem: () => null });
  vi.stubGlobal('document', {
    get visibilityState() {
      return visible;
    },
    addEventListener: (name: string, listener: () => void) => (heard[name] = listener),
    removeEventListener: () => undefined,
  });
  vi.stubGlobal('fetch', (_path: string, request: { headers?: Record<string, string> }) => {
    const known = request.headers?.['If-None-Match'];
    asked.push(known);
    const lists = { mine, watch: [] };
    const same = known === tag;
    return Promise.resolve({
      ok: !same,
      status: same ? 304 : 200,
      headers: new Map([['ETag', tag]]),
      json: () => Promise.resolve(lists),
    });
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function looksIn(seconds: number): Promise<number> {
  asked = [];
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return asked.length;
}

it('asks for the lists only if they have changed, and hears of a change within moments', async () => {
  const tables = new Tables();
  stop = tables.follow();
  await looksIn(HOUR);
  expect(asked.filter((known) => known !== tag).length).toBeLessThanOrEqual(1);
  expect(tables.waiting).toBe(1);
  tag = '"2"';
  mine = [{ ...PLAYING, to_move: 1 }];
  await looksIn(3.1);
  expect(tables.waiting).toBe(0);
  expect(await looksIn(4)).toBeGreaterThanOrEqual(3); // what has just changed may change again
});

it('asks ever less while nothing changes, and still less while nobody looks', async () => {
  stop = new Tables().follow();
  await looksIn(60);
  const shown = await looksIn(HOUR);
  visible = 'hidden';
  await looksIn(HOUR);
  const hidden = await looksIn(HOUR);
  expect(shown).toBeLessThanOrEqual(HOUR / 3);
  expect(hidden).toBeLessThanOrEqual(HOUR / 20);
  visible = 'visible';
  heard.visibilitychange?.();
  expect(await looksIn(4)).toBeGreaterThanOrEqual(3);
});

it('asks seldom where no table is open', async () => {
  tag = '"3"';
  mine = [];
  stop = new Tables().follow();
  expect(await looksIn(HOUR)).toBeLessThanOrEqual(HOUR / 20 + 1);
});

it('tells of the clock that runs, once its part has come', async () => {
  vi.useRealTimers();
  const pace = { sort: 'brisk', bank: 86_400, added: 0, most: null, out_of_time: 'stand_in' };
  const clock = { seat: 0, left: 7800, at: 0 };
  mine = [
    { ...PLAYING, pace, clock },
    { ...PLAYING, table: 't2', pace: null, clock: null },
  ];
  const tables = new Tables();
  stop = tables.follow();
  await vi.waitFor(() => expect(tables.running[0]?.left).toBeDefined(), 10_000);
  expect(tables.running[0]?.left?.told).toEqual({ clock, pace, mine: true });
  expect(tables.running[1]?.left).toBeUndefined();
});

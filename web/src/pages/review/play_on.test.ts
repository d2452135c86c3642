// A game that goes on from a step of a reviewed one, on the real engine.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshReview, type GameRecord, type KeptReview } from '$lib/review/kept';
import { restore } from '$lib/table/local';
import { createGame, readGame, type StoredGame } from '$lib/table/stored';
import { example } from '../../../tests/example';
import { MemoryStorage } from '../../../tests/storage';
import { newSession } from '../../../tests/wasm';
import { games } from '../../games';
import { playOn } from './play_on';

// The settings ask for it as they are read.
vi.hoisted(() =>
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  }),
);

const fixtures = new URL('../../../../tests/fixtures/', import.meta.url);
const recordOf = (name: string): GameRecord =>
  JSON.parse(readFileSync(fileURLToPath(new URL(name, fixtures)), 'utf8')) as GameRecord;

const reviewOf = (record: GameRecord, key = 'file/x'): KeptReview => freshReview(key, record, null);

async function playedOn(review: KeptReview, n: number, me: number): Promise<StoredGame> {
  const session = await newSession();
  await session.replay(review.record);
  const plies = await session.events(0);
  const href = playOn(review, plies.slice(1, n + 1), me);
  return readGame(href.replace('/solo/', '')) as StoredGame;
}

beforeEach(() => vi.stubGlobal('localStorage', new MemoryStorage()));
afterEach(() => vi.unstubAllGlobals());

it.each(games.flatMap(({ id }) => [`${id}/2-undo.json`, `${id}/3-mixed.json`]))(
  'lays the table as it was: %s',
  async (name) => {
    const review = reviewOf(recordOf(name));
    const stored = await playedOn(review, 40, 1);
    const now = await restore(await newSession(), stored);
    const then = await (await newSession()).replay(review.record, 40);
    expect(now.n).toBe(40);
    // It goes on to its end, also where a game of programs was to be cut short.
    expect(now.state).toEqual({ ...then.state, turn_cap: now.state['turn_cap'] });
    expect(stored.seats.map(({ kind }) => kind === 'person')).toEqual(
      review.record.players.map((_, seat) => seat === 1),
    );
    expect(stored.over).toBe(false);
  },
);

it('leaves bots as strong as they were', async () => {
  const record = recordOf(`${example}/3-mixed.json`);
  record.players = [
    { name: 'Ann', kind: 'person' },
    { name: 'level5', kind: 'bot' },
    { name: 'Ben', kind: 'person' },
  ];
  const { seats } = await playedOn(reviewOf(record), 10, 0);
  expect(seats.map(({ level }) => level)).toEqual([undefined, 5, 3]);

  const before = createGame({
    game: example,
    seats: [1, 2, 4].map((level) => ({ name: 'x', kind: 'bot' as const, level })),
    me: 0,
    openHands: true,
  });
  const again = await playedOn(reviewOf(record, `solo/${before.id}`), 10, 0);
  expect(again.seats.map(({ level }) => level)).toEqual([undefined, 2, 4]);
  expect(again.openHands).toBe(true);
});

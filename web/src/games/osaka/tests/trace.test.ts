// Where what others did is marked once a row has closed up.
import { expect, it, vi } from 'vitest';
import type { GameEvent } from '$lib/board';
import { openGame } from '../..';
import { afterwards } from '../../../pages/table/afterwards';

vi.hoisted(() =>
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  }),
);

const happened = (event: string, values: object = {}): GameEvent =>
  ({ event, clause: '', ...values }) as GameEvent;

async function placesIn(...events: GameEvent[]): Promise<string[][]> {
  const game = await openGame('osaka');
  return game ? afterwards(events, game).map((places) => places.map(([name = '']) => name)) : [];
}

it('marks a card that was taken where it went, not where a neighbour lies now', async () => {
  expect(await placesIn(happened('taken', { seat: 1, card: 'red5', slot: 0 }))).toEqual([
    ['hand:1'],
  ]);
});

it('lets marks move along with the cards that lie behind it', async () => {
  expect(
    await placesIn(
      happened('reserved', { seat: 1, card: 'red3', row: 'market', slot: 2 }),
      happened('taken', { seat: 2, card: 'red5', slot: 0 }),
    ),
  ).toEqual([['seat:1', 'market:1'], ['hand:2']]);
});

it('marks a gap while it stays open, and no longer', async () => {
  const loaded = happened('loaded', { seat: 1, card: 'red3', slot: 1 });
  expect(await placesIn(loaded)).toEqual([['market:1', 'goods:1:red']]);
  const [[first] = []] = await placesIn(loaded, happened('refill'));
  expect(first).toBe('goods:1:red');
});

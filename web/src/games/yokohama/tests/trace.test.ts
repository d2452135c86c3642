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
  const game = await openGame('yokohama');
  return game ? afterwards(events, game).map((places) => places.map(([name = '']) => name)) : [];
}

it('marks an order that was taken where it went, and the new one where it lies', async () => {
  const order = { board: 'port-a', order: '24', slot: 1 };
  expect(
    await placesIn(
      happened('order_taken', { seat: 1, ...order }),
      happened('order_drawn', { ...order, order: '29', slot: 6 }),
    ),
  ).toEqual([['orders:1'], ['card:port-a:6']]);
});

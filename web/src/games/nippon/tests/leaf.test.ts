// On a phone what happens is seen where it happens.
import { expect, it } from 'vitest';
import { leafOf } from '../leaf';
import type { GameEvent } from '../protocol';

const happened = (event: string, values: object): GameEvent =>
  ({ event, clause: '', ...values }) as GameEvent;

it.each([
  [happened('worker_taken', { seat: 1, space: 2 }), 'actions'],
  [happened('track_moved', { seat: 1, track: 'coal' }), 'others'],
  [happened('track_moved', { seat: 0, track: 'coal' }), 'mine'],
  [happened('influence_put', { seat: 1, city: 'tokyo', side: 'north' }), 'map'],
  [happened('train_put', { seat: 1, region: 'kanto' }), 'map'],
  [happened('turn_began', { seat: 1 }), null],
])('%o', (event, leaf) => {
  expect(leafOf(event, 0)).toBe(leaf);
});

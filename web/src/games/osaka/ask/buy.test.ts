// What is picked for a payment before anything is touched.
import { beforeAll, expect, it } from 'vitest';
import { openGame } from '../..';
import type { Card } from '../model';
import type { Desk } from './ask';
import { beginPayment } from './buy';

beforeAll(async () => {
  await openGame('osaka');
});

function picked(hand: Record<string, number>, due: number, advised: boolean): Card[] {
  const play = {
    advised,
    player: { hand },
    state: { steps: [{ step: 'pay', seat: 0, due }] },
    picked: [],
  } as unknown as Desk;
  beginPayment(play);
  return play.picked;
}

it('is the best payment, unless the choice is left to who learns', () => {
  const hand = { red3: 2, green5: 1, yellow2: 1 };
  expect([...picked(hand, 5, true)]).toEqual(['green5']);
  expect(picked(hand, 5, false)).toEqual([]);
});

it('is the only payment there is, in a lesson too', () => {
  expect(picked({ red3: 1 }, 3, false)).toEqual(['red3']);
});

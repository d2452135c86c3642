import { describe, expect, it } from 'vitest';
import { backMoves, feeOf, placeMoves, touched, whyNot, type Room } from './place';

const cells = new Set([0, 1, 2, 3, 4]);
const room = (more: Partial<Room> = {}): Room => ({
  most: 3,
  hand: 8,
  yen: 2,
  single: cells,
  pair: cells,
  fee: (cell) => (cell === 4 ? 2 : cell === 3 ? 1 : 0),
  ...more,
});
const after = (touches: number[], rest = room()): number[] =>
  touches.reduce<number[]>((plan, cell) => touched(plan, cell, rest).plan, []);

describe('the plan of a placement (YOK-P1)', () => {
  it('takes areas in any order and sends them in theirs', () => {
    const plan = after([2, 0, 1]);
    expect(plan).toEqual([2, 0, 1]);
    expect(placeMoves(plan, ['a', 'b', 'c'])).toEqual(['place a', 'place b', 'place c']);
  });
  it('makes the pair of the only area touched twice, and lets go at the third touch', () => {
    expect(after([1, 1])).toEqual([1, 1]);
    expect(placeMoves([1, 1], ['a', 'b'])).toEqual(['pair b']);
    expect(after([1, 1, 1])).toEqual([]);
  });
  it('takes one of several away when it is touched again', () =>
    expect(after([0, 1, 0])).toEqual([1]));
  it('begins again beside a pair', () => expect(after([0, 0, 2])).toEqual([2]));
  it('stops at the number of areas, and at the assistants in hand', () => {
    expect(touched([0, 1, 2], 3, room()).why).toBe('full');
    expect(whyNot([0, 1, 2], 3, room({ most: 4 }))).toBe(null);
    expect(touched([0], 1, room({ hand: 1 })).why).toBe('empty');
  });
  it('adds the fees up and refuses what cannot be paid (YOK-P2)', () => {
    expect(feeOf([3, 4], room())).toBe(3);
    expect(touched([3], 4, room())).toEqual({ plan: [3], why: 'poor' });
    expect(after([4, 4])).toEqual([]); // a pair there costs four
    expect(after([3, 3])).toEqual([3, 3]);
  });
  it('says when nothing can be placed there', () =>
    expect(touched([], 9, room()).why).toBe('closed'));
});

it('takes back by area, in the order of the cells (YOK-M6)', () => {
  expect(backMoves({ 2: 1, 0: 2, 1: 0 }, ['a', 'b', 'c'])).toEqual(['back a 2', 'back c 1']);
});

import { describe, expect, it } from 'vitest';
import { taleOf, type Tale } from './tale';
import type { ReviewStep, ReviewTurn } from './types';

const step = (before: number[], expected: number[], after: number[]): ReviewStep => ({
  seat: 0,
  turn: 1,
  move: 'x',
  before,
  expected,
  after,
  open: after,
});
const turn = (first: number, last: number): ReviewTurn => ({
  seat: 0,
  turn: 1,
  first,
  last,
  lost: 0,
  swing: 0,
});
/** Of a turn after which the game goes on. */
const told = (steps: (ReviewStep | null)[], me: number | null): Tale | null =>
  taleOf(turn(0, steps.length - 1), [...steps, null], me);

describe('a turning point', () => {
  it('tells of the viewer, where nobody else has more to tell', () => {
    const lost = [step([0.7, 0.3], [0.7, 0.3], [0.4, 0.6])];
    expect(told(lost, 0)).toMatchObject({ seat: 0, from: 0.7, to: 0.4, way: 'lost' });
    expect(told(lost, 1)).toMatchObject({ seat: 1, from: 0.3, to: 0.6, way: 'took' });
    expect(told(lost, null)).toMatchObject({ seat: 0, by: 0 });
    const others = [step([0.2, 0.5, 0.3], [0.2, 0.5, 0.3], [0.2, 0.1, 0.7])];
    expect(told(others, 0)).toMatchObject({ seat: 1, way: 'lost' });
  });

  it('says how a seat stood before and after', () => {
    const way = (before: number, after: number): string | undefined =>
      told([step([before, 1 - before], [0, 0], [after, 1 - after])], 0)?.way;
    expect(way(0.6, 0.9)).toBe('further');
    expect(way(0.9, 0.6)).toBe('nearer');
    expect(way(0.1, 0.4)).toBe('caught');
    expect(way(0.4, 0.1)).toBe('fell');
  });

  it('tells luck from choices, over the whole turn', () => {
    const lucky = step([0.5, 0.5], [0.5, 0.5], [0.8, 0.2]);
    const chosen = step([0.5, 0.5], [0.8, 0.2], [0.8, 0.2]);
    expect(told([lucky], 0)?.cause).toBe('luck');
    expect(told([chosen], 0)?.cause).toBe('choice');
    expect(told([step([0.5, 0.5], [0.6, 0.4], [0.7, 0.3])], 0)?.cause).toBe('both');
    // A bad choice that luck made good again and more
    expect(told([step([0.5, 0.5], [0.4, 0.6], [0.8, 0.2])], 0)?.cause).toBe('luck');
  });

  it('knows that a game was decided as it ended', () => {
    const steps = [step([0.5, 0.5], [0.5, 0.5], [0.6, 0.4]), step([0.6, 0.4], [0, 1], [0, 1])];
    expect(taleOf(turn(0, 1), steps, 0)).toMatchObject({ cause: 'end', n: 1 });
    expect(taleOf(turn(0, 0), steps, 0)?.cause).toBe('luck');
  });

  it('names the move that changed most of it', () => {
    const steps = [
      step([0.5, 0.5], [0.55, 0.45], [0.55, 0.45]),
      step([0.55, 0.45], [0.4, 0.6], [0.2, 0.8]),
      step([0.2, 0.8], [0.25, 0.75], [0.25, 0.75]),
    ];
    expect(told(steps, 0)?.n).toBe(1);
  });

  it('waits until all of the turn is known', () => {
    expect(told([step([0.5, 0.5], [0.5, 0.5], [0.9, 0.1]), null], 0)).toBeNull();
  });
});

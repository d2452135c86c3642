import { describe, expect, it } from 'vitest';
import { candidateOf, exercisesOf, lossOf, solves } from './exercises';
import type { Candidate, Mark, ReviewStep, ReviewTurn, Verdict } from './types';

const candidate = (line: string[], share: number, error = 0.001): Candidate => ({
  line,
  shares: [share, 1 - share],
  error,
  played: false,
});

const verdict: Verdict = {
  mark: 'mistake',
  lost: 0.2,
  error: 0.01,
  candidates: [
    candidate(['buy', 'pay red', 'pay blue'], 0.6),
    candidate(['take'], 0.595),
    candidate(['load red', 'load blue'], 0.5),
    { ...candidate(['pass'], 0.4), played: true },
  ],
};

const step = (mark?: Mark, lost = 0): ReviewStep => ({
  seat: 0,
  turn: 1,
  move: 'x',
  before: [],
  expected: [],
  after: [],
  open: [],
  ...(mark && { verdict: { ...verdict, mark, lost } }),
});

describe('exercises', () => {
  it('are the decisions that lost most, one of each turn, in the order of the turns', () => {
    const turn = (first: number, last: number): ReviewTurn => ({
      seat: 0,
      turn: 1,
      first,
      last,
      lost: 0.2,
      swing: 0,
    });
    const steps = [step('good', 0.02), step('blunder', 0.3), step(), step('best', 0.4), step()];
    const found = exercisesOf([turn(2, 4), turn(0, 1)], steps);
    expect(found.map(({ n }) => n)).toEqual([1]);
    expect(found[0]?.verdict.mark).toBe('blunder');
  });
});

describe('a try', () => {
  const solved = (moves: string[], of = verdict): boolean | undefined => {
    const found = candidateOf(of, moves);
    return found && solves(of, found, 0);
  };

  it('is judged by its first move, or by all of them in whichever order', () => {
    expect(solved(['buy', 'pay blue'])).toBe(true);
    expect(candidateOf(verdict, ['load blue', 'load red'])?.shares[0]).toBe(0.5);
    expect(candidateOf(verdict, ['load blue'])).toBeUndefined();
    expect(solved(['sell'])).toBeUndefined();
  });

  it('solves it within the margin of the best', () => {
    expect(solved(['take'])).toBe(true);
    expect(solved(['load red'])).toBe(false);
    expect(solved(['pass'])).toBe(false);
    const [, , third] = verdict.candidates;
    expect(third && lossOf(verdict, third, 0)).toBeCloseTo(0.1);
  });

  it('has a wider margin where less is sure, and never as wide as the mistake', () => {
    const unsure = (error: number): Verdict => ({
      ...verdict,
      candidates: verdict.candidates.map((one) => ({ ...one, error })),
    });
    expect(solved(['load red', 'load blue'], unsure(0.03))).toBe(false);
    expect(solved(['load red'], { ...unsure(0.05), lost: 0.22 })).toBe(true);
    expect(solved(['load red'], { ...unsure(0.5), lost: 0.18 })).toBe(false);
    expect(solved(['pass'], unsure(0.5))).toBe(false);
  });
});

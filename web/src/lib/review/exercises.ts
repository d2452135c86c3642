// The decisions that cost a seat most, to be taken again.
import type { Seat } from '$lib/engine/protocol';
import type { Candidate, ReviewStep, ReviewTurn, Verdict } from './types';

export interface Exercise {
  /** Moves played before it. */
  n: number;
  seat: Seat;
  verdict: Verdict;
}

/** Of the victory: what is less than this is no loss. */
const CLOSE = 0.01;

const lostAt = (step: ReviewStep | null | undefined): number =>
  step?.verdict && step.verdict.mark !== 'best' ? step.verdict.lost : 0;

/** Of each of the turns the decision that lost most. */
export function exercisesOf(turns: ReviewTurn[], steps: (ReviewStep | null)[]): Exercise[] {
  return turns.flatMap(({ seat, first, last }) => {
    const numbers = Array.from({ length: last + 1 - first }, (_, i) => first + i);
    const [n = first] = numbers.sort((a, b) => lostAt(steps[b]) - lostAt(steps[a]));
    const verdict = steps[n]?.verdict;
    return verdict && lostAt(steps[n]) > 0 ? [{ n, seat, verdict }] : [];
  });
}

/** The candidate that begins with these moves; several that were chosen at once may stand in another order. */
export function candidateOf(verdict: Verdict, moves: string[]): Candidate | undefined {
  const chosen = [...moves].sort().join();
  return (
    verdict.candidates.find(({ line }) => line[0] === moves[0]) ??
    verdict.candidates.find(({ line }) => line.slice(0, moves.length).sort().join() === chosen)
  );
}

/** What of the victory the candidate gives away. */
export const lossOf = ({ candidates }: Verdict, candidate: Candidate, seat: Seat): number =>
  (candidates[0]?.shares[seat] ?? 0) - (candidate.shares[seat] ?? 0);

/** Whether it is as good as the best, as far as the review can tell. Where that is not far, what gives away half as much as
 *  the move that was played still is no solution. */
export function solves(verdict: Verdict, candidate: Candidate, seat: Seat): boolean {
  const unsure = 2 * Math.hypot(verdict.candidates[0]?.error ?? 0, candidate.error);
  const margin = Math.max(CLOSE, Math.min(unsure, verdict.lost / 2));
  return !candidate.played && lossOf(verdict, candidate, seat) < margin;
}

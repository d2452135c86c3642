// A review as the engine gives it (docs/review.md).
import type { Seat } from '$lib/engine/protocol';

export type Mark = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder' | 'missed_win';

export interface Candidate {
  /** The move and what would follow it in the same turn. */
  line: string[];
  /** Of the victory, by seat. */
  shares: number[];
  error: number;
  played: boolean;
}

export interface Verdict {
  mark: Mark;
  /** What the move played is worth less than the best, of the victory; and how sure that is. */
  lost: number;
  error: number;
  /** The best first. */
  candidates: Candidate[];
}

/** What one move was worth. */
export interface ReviewStep {
  seat: Seat;
  turn: number;
  move: string;
  /** Of the victory, by seat. */
  before: number[];
  expected: number[];
  after: number[];
  open: number[];
  /** None where there was nothing to choose, or nothing was compared yet. */
  verdict?: Verdict;
}

/** The decisions of one turn; `first` and `last` count moves from 0. */
export interface ReviewTurn {
  seat: Seat;
  turn: number;
  first: number;
  last: number;
  lost: number;
  swing: number;
}

export interface Losses {
  decisions: number;
  lost: number;
  marks: Record<Mark, number>;
  rate: number | null;
}

export interface SeatReview {
  account: { start: number; own: number; others: number; luck: number; end: number };
  losses: Losses;
  /** The thirds of the game. */
  phases: Losses[];
  leaks: boolean[];
  worst_turns: ReviewTurn[];
}

/** What the steps come to. */
export interface ReviewSummary {
  review_version: number;
  simulations: number;
  net: boolean;
  seats: SeatReview[];
  turning_points: ReviewTurn[];
}

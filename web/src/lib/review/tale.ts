// What a turn did to the chances: whose it changed, how, and whether somebody chose it so.
import type { Seat } from '$lib/engine/protocol';
import type { ReviewStep, ReviewTurn } from './types';

/** How a seat stood before the turn, and after it. Ahead and then not; the other way round; ahead both times, by more or by
 *  less; behind both times, by less or by more. */
export type Way = 'lost' | 'took' | 'further' | 'nearer' | 'caught' | 'fell';
/** `end`: the game was over, and what was expected gave way to the result. */
export type Cause = 'luck' | 'choice' | 'both' | 'end';

export interface Tale {
  /** Whose chances it tells of. */
  seat: Seat;
  from: number;
  to: number;
  way: Way;
  cause: Cause;
  /** Whose turn it was. */
  by: Seat;
  /** The first and the last decision of the turn, and the one that changed most of it, counted from 0. */
  first: number;
  last: number;
  n: number;
}

/** The viewer's own chances are told where they changed nearly as much as anybody's. */
const NEARLY = 0.9;
/** Of a change, this much is what it came by. */
const MOST = 2 / 3;

const isAhead = (shares: number[], seat: Seat): boolean =>
  (shares[seat] ?? 0) >= Math.max(...shares);

function wayOf(before: number[], after: number[], seat: Seat): Way {
  const rose = (after[seat] ?? 0) >= (before[seat] ?? 0);
  const was = isAhead(before, seat);
  const is = isAhead(after, seat);
  if (was !== is) return was ? 'lost' : 'took';
  if (was) return rose ? 'further' : 'nearer';
  return rose ? 'caught' : 'fell';
}

function seatOf(before: number[], after: number[], by: Seat, me: Seat | null): Seat {
  const changed = before.map((share, seat) => Math.abs((after[seat] ?? share) - share));
  const most = Math.max(...changed) * NEARLY;
  const likely = [me, by].find((seat) => seat !== null && (changed[seat] ?? 0) >= most);
  return likely ?? changed.findIndex((change) => change >= most);
}

function causeOf(steps: ReviewStep[], seat: Seat, change: number): Cause {
  const lucky = steps.map(({ after, expected }) => (after[seat] ?? 0) - (expected[seat] ?? 0));
  const part = lucky.reduce((sum, one) => sum + one, 0) / change;
  if (part >= MOST) return 'luck';
  return part <= 1 - MOST ? 'choice' : 'both';
}

/** Null while not all of the turn is known. */
export function taleOf(
  { seat: by, first, last }: ReviewTurn,
  known: (ReviewStep | null)[],
  me: Seat | null,
): Tale | null {
  const steps = known.slice(first, last + 1).flatMap((step) => step ?? []);
  const before = steps[0]?.before;
  const after = steps.at(-1)?.after;
  if (!before || !after || steps.length !== last + 1 - first) return null;
  const seat = seatOf(before, after, by, me);
  const from = before[seat] ?? 0;
  const to = after[seat] ?? 0;
  const changes = steps.map((step) => (step.after[seat] ?? 0) - (step.before[seat] ?? 0));
  const most = to < from ? Math.min(...changes) : Math.max(...changes);
  const n = first + changes.indexOf(most);
  return {
    seat,
    from,
    to,
    way: wayOf(before, after, seat),
    cause: n === known.length - 1 ? 'end' : causeOf(steps, seat, to - from),
    by,
    first,
    last,
    n,
  };
}

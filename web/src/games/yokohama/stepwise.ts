// A walk as moves. Where there is only one way on, the engine goes it by itself (every decision with
// one outcome is made so), and the move for that step is not to be sent.
import type { PreviewAnswer } from '$lib/board';
import { named } from '../shared/events';
import type { GameEvent } from './protocol';

export interface Planned<P> {
  moves: string[];
  answer: PreviewAnswer<P>;
}

/** `steps`: a move for each area entered. */
export async function stepwise<P>(
  steps: string[],
  seat: number,
  preview: (moves: string[]) => Promise<PreviewAnswer<P>>,
): Promise<Planned<P>> {
  const moves: string[] = [];
  for (let at = 0; ;) {
    moves.push(steps[at] ?? '');
    const answer = await preview(moves);
    const moved = named(answer.events as GameEvent[], 'president_moved');
    const entered = moved.filter((e) => e.seat === seat && e.way === 'walk').length;
    at = Math.max(at + 1, entered);
    if (at >= steps.length) return { moves, answer };
  }
}

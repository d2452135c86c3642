// Several things picked one after the other for one move: which can be added, and which move it is.
import type { MoveObject } from '$lib/board';
import { listOf } from '../../shared/ask';

const less = (list: string[], picks: string[]): string[] | null => {
  const left = [...list];
  for (const one of picks) {
    const at = left.indexOf(one);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
};

/** What can still be added to the picks so that some move has them all. */
export function addable(moves: MoveObject[], field: string, picks: string[]): Set<string> {
  return new Set(moves.flatMap((move) => less(listOf(move, field), picks) ?? []));
}

/** The move that is these picks, in whatever order. */
export function moveFor(moves: MoveObject[], field: string, picks: string[]): MoveObject | undefined {
  return moves.find((move) => less(listOf(move, field), picks)?.length === 0);
}

/** With one more, or without it where it cannot be added. */
export function toggled(moves: MoveObject[], field: string, picks: string[], one: string): string[] {
  if (addable(moves, field, picks).has(one)) return [...picks, one];
  const at = picks.indexOf(one);
  return at < 0 ? picks : picks.filter((_, i) => i !== at);
}

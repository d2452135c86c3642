// A turn that waits for a yes outlives the page: whoever loads it anew goes on where they were.
import { leaveBehind, leaveNothing, pickUp } from '$lib/kept';

/** Of a turn: the table's revision that it follows, and the moves of each choice. */
interface Unconfirmed {
  rev: number;
  choices: string[][];
}

const keyOf = (table: string): string => `kaisho.turn.${table}`;

/** Called with each change: of a tab that the browser discards nothing can be asked any more. */
export function leaveTurn(table: string, turn: Unconfirmed): void {
  if (turn.choices.length > 0) leaveBehind(keyOf(table), turn);
  else leaveNothing(keyOf(table));
}

/** The choices that a page left, unless the table has moved on since. */
export function leftTurn(table: string, rev: number): string[][] {
  const left = pickUp(keyOf(table)) as Partial<Unconfirmed> | null;
  if (left?.rev !== rev || !Array.isArray(left.choices)) return [];
  return left.choices.filter(
    (moves) => Array.isArray(moves) && moves.every((move) => typeof move === 'string'),
  );
}

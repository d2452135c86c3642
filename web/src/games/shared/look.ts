// Where one looks for a move: the names of anchors that a hint lets glow before it tells the move (lib/board.ts).
import type { MoveObject } from '$lib/board';
import type { Step } from './position';

/** With more of them one would no longer know where to look. */
const MOST = 3;

/** By kind of move, so that no kind can be forgotten: the engine's list of them is the type. */
type Looks<Parts extends { kind: string }, P> = {
  [Kind in Parts['kind']]: (
    move: Extract<Parts, { kind: Kind }> & { text: string },
    state: P,
  ) => string[];
};

/** A game's lookAt from its table: what the table names twice is named once. */
export function looker<Parts extends { kind: string }, P>(
  looks: Looks<Parts, P>,
): (move: MoveObject, state: P) => string[] {
  const table = looks as Record<string, ((move: never, state: P) => string[]) | undefined>;
  return (move, state) => [...new Set(table[move.kind]?.(move as never, state))].slice(0, MOST);
}

export const nowhere = (): string[] => [];

/** Whose things are meant. */
export const mover = ({ steps }: { steps: Step[] }): number => steps[0]?.seat ?? 0;

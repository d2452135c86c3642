// What the questions of several games are made of.
import type { Action, MoveObject } from '$lib/board';
import type { Desk, Question, Why } from './asking.svelte';
import { parts } from './values';

/** What lies nowhere on the table, to be chosen. */
export interface Choice {
  id: string;
  label: string;
  detail?: string;
  pressed?: boolean;
  /** Why it cannot be chosen. */
  refusal?: Why;
  run(): void;
}

/** A question that is answered on the table, and by choices over it. */
export interface TableQuestion<Tab extends string, Choice> extends Question {
  /** What lies nowhere on the table. */
  choices?: Choice[];
  /** Things that answer, and those that are picked, by their names in the game. */
  things?: Set<string>;
  picked?: Set<string>;
  /** Where the answer lies. */
  tab: Tab;
  onthing?: (id: string) => void;
}

/** Of a move, what it says in a field. */
export const textOf = (move: MoveObject, field: string): string => String(move[field] ?? '');
export const numberOf = (move: MoveObject, field: string): number => Number(move[field] ?? 0);
export const listOf = (move: MoveObject, field: string): string[] => parts(move[field]);

/** A number of the step that is asked. */
export const stepNumber = (play: Desk<{ steps: object[] }>, field: string): number =>
  Number((play.state.steps[0] as Record<string, unknown> | undefined)?.[field] ?? 0);

/** An answer that sends a move, or several: the one most likely wanted. */
export const main = <P>(play: Desk<P>, id: string, label: string, moves: string | string[], detail?: string): Action => ({
  id,
  label,
  tone: 'main',
  run: () => play.send([moves].flat()),
  ...(detail !== undefined && { detail }),
});
export const cancelling = (label: string, run: () => void): Action => ({ id: 'cancel', label, tone: 'quiet', run });
export const done = <P>(play: Desk<P>, label: string): Action[] => (play.has('done') ? [{ id: 'done', label, run: () => play.send(['done']) }] : []);

/** The moves as a list, for a step the board does not know. */
export const listed = (play: Pick<Desk<never>, 'send'>, moves: MoveObject[], words: (move: MoveObject) => string): Action[] =>
  moves.map((move) => ({ id: move.text, label: words(move), run: () => play.send([move.text]) }));

// What the questions of several games are made of.
import type { Action, MoveObject } from '$lib/board';
import type { Desk, Question, Why } from './asking.svelte';

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

const kindOf = (move = ''): string => move.split(' ')[0] ?? '';

/** An answer that sends a move, or several: the one most likely wanted. */
export const main = (
  play: Pick<Desk<never>, 'send'>,
  id: string,
  label: string,
  moves: string | string[],
  detail?: string,
): Action => ({
  id,
  label,
  tone: 'main',
  kind: kindOf([moves].flat()[0]),
  run: () => play.send([moves].flat()),
  ...(detail !== undefined && { detail }),
});
/** Ways to do the same, of which the first is the one most likely wanted. */
export const ways = <Move extends { text: string }>(
  play: Pick<Desk<never>, 'send'>,
  id: string,
  moves: Move[],
  label: (move: Move) => string,
): Action[] =>
  moves.map((move, i) => ({
    id: `${id}${i}`,
    label: label(move),
    tone: i === 0 ? 'main' : 'plain',
    kind: kindOf(move.text),
    run: () => play.send([move.text]),
  }));
export const cancelling = (label: string, run: () => void): Action => ({
  id: 'cancel',
  label,
  tone: 'quiet',
  run,
});
export const done = (play: Pick<Desk<never>, 'has' | 'send'>, label: string): Action[] =>
  play.has('done') ? [{ id: 'done', label, run: () => play.send(['done']) }] : [];

/** The moves as a list, for a step the board does not know. */
export const listed = (
  play: Pick<Desk<never>, 'send'>,
  moves: MoveObject[],
  words: (move: MoveObject) => string,
): Action[] =>
  moves.map((move) => ({ id: move.text, label: words(move), run: () => play.send([move.text]) }));

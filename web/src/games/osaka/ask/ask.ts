// What the board asks of the person now: what can be picked, and what is offered in the bar.
import type { Action, PreviewAnswer } from '$lib/board';
import { cancelling } from '../../shared/ask';
import type { Desk as AnyDesk, Question } from '../../shared/asking.svelte';
import type { Card, ColourId, Now, OsakaState, Player } from '../model';
import type { Summary } from '../summary';
import type { Table } from '../table';
import type { MoveParts } from '../protocol';
import { b } from '../text';

export type RowName = 'market' | 'farm';

export interface Ask extends Question {
  /** Cards of the hand that answer. */
  can?: (card: Card) => boolean;
  /** `out`: a picked one. */
  oncard?: (card: Card, out: boolean) => void;
  ongood?: (card: Card) => void;
}

export type Answer = PreviewAnswer<OsakaState>;

/** What an ask may use of the play. */
export interface Desk extends AnyDesk<OsakaState, MoveParts> {
  table: Table;
  player: Player | undefined;
  /** A card that was touched, by its identity. */
  selected: number | null;
  row: RowName;
  token: ColourId | null;
  buying: boolean;
  /** Cards of the hand, and goods. */
  picked: Card[];
  goods: Card[];
  note: string | null;
  /** What was picked last by hand. */
  touched: Card | null;
  /** Sends the moves and what is picked to follow them; then what `more` adds. */
  sendSet(moves: string[], set: string[], more?: (answer: Answer) => string[]): Promise<void>;
  /** What is best may be picked beforehand. */
  readonly advised: boolean;
  /** What the picked payment would do. */
  summary: Summary | null;
}

/** A step that asks, by its name. */
export type Asked<Name> = Extract<Now, { step: Name }>;

export const cancel = (play: Desk, label = b('do.cancel')): Action =>
  cancelling(label, () => play.reset());

// What the board asks of the person now: what can be touched, what is offered in the bar, and the
// choices shown over the map.
import type { Action, Destination, Reached, Refusal } from '$lib/board';
import { cancelling, type Choice as AnyChoice, type TableQuestion } from '../../shared/ask';
import type { Desk as AnyDesk, Why } from '../../shared/asking.svelte';
import type { Reward } from '../edition';
import type { YokohamaState } from '../model';
import type { MoveParts } from '../protocol';
import { b } from '../text';

export type Tab = 'map' | 'cards' | 'boards' | 'mine' | 'others';

/** A choice that lies nowhere on the table. */
export interface Choice extends AnyChoice {
  icon?: string;
  /** Whose piece it is. */
  seat?: number;
  reward?: Reward;
  /** A card, drawn whole. */
  order?: string;
  /** Choices of one heading stand together. */
  group?: string;
}

/** Of the president, over the cells of its legs. */
export interface Way {
  legs: { cell: number; price: number }[];
  start: number;
  straight: boolean;
}

/** Where the president could be brought. */
export type Place = Destination & { area: string; cell: number };
export const isBarred = (place: Place): place is Place & Refusal => 'clause' in place;
export const isReached = (place: Place): place is Place & Reached => 'stop' in place;

/** Things: cards, slots, achievements and own orders, by their ids. */
export interface Ask extends TableQuestion<Tab, Choice> {
  /** Cells that answer. */
  cells?: Set<number>;
  chosen?: Set<number>;
  /** Own assistants planned, by cell. */
  more?: Map<number, number>;
  build?: { cell: number; slots: number[]; chosen: number | null };
  way?: Way | null;
  /** Where else the answer lies. */
  also?: Tab;
  oncell?: (cell: number) => void;
  onbuild?: (slot: number) => void;
}

/** What an ask may use of the play. */
export interface Desk extends AnyDesk<YokohamaState, MoveParts> {
  picks: string[];
  cell: number | null;
  counts: Record<number, number>;
  /** What is best may be picked beforehand. */
  readonly advised: boolean;
  /** The person is told, this once, of what cannot be reached. */
  warned: boolean;
  /** Where these moves would let the president be brought, as far as the engine has said. */
  placesAfter(moves: string[]): Place[];
  /** Asks it. */
  explore(moves: string[]): Promise<Place[]>;
  /** Opens the rules. */
  rule(clause: string): void;
  refuse(why: Why): void;
  /** `finish`: with `done` after them, were that step to ask for more. */
  send(moves: string[], finish?: string): void;
}

export const cancel = (play: Desk): Action => cancelling(b('do.cancel'), () => play.reset());

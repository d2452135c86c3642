// What the board asks of the person now: what can be touched, what is offered in the bar, and the
// choices shown over the map.
import type { Action } from '$lib/board';
import { cancelling, type Choice as AnyChoice, type TableQuestion } from '../../shared/ask';
import type { Desk as AnyDesk } from '../../shared/asking.svelte';
import type { Costs, NipponState, Player, Wages } from '../model';
import type { MoveParts } from '../protocol';
import { b } from '../text';

export type Tab = 'actions' | 'map' | 'mine' | 'stock' | 'others';

/** A choice that lies nowhere on the table. */
export interface Choice extends AnyChoice {
  /** Drawings, in a row. */
  icons: { name: string; seat?: number; count?: number }[];
}

/** Things: workers, actions, factories, contracts, tracks…: "worker:2:white", "factory:silk". */
export interface Ask extends TableQuestion<Tab, Choice> {
  /** They stand for what lies on the player's board, where it can be touched too. */
  mirrored?: boolean;
  /** Influence places and regions that answer, and those that are picked: "tokyo:north". */
  places?: Set<string>;
  chosenPlaces?: Set<string>;
  regions?: Set<string>;
  chosenRegions?: Set<string>;
  /** The stacks of factories lie open, those of this good. */
  foundry?: string;
  /** The rewards lie open. */
  prizes?: boolean;
  onplace?: (place: string) => void;
  onregion?: (region: string) => void;
}

/** What an ask may use of the play. */
export interface Desk extends AnyDesk<NipponState, MoveParts> {
  /** An action picked before its worker, or plans. */
  mode: string | null;
  /** Things picked, in their order; null: none yet, so that something may be suggested. */
  picks: string[] | null;
  chosen: string | null;
  /** What is best may be picked beforehand. */
  readonly advised: boolean;
  /** What is seldom wanted is shown too. */
  more: boolean;
}

export const player = (play: Desk): Player | undefined => play.state.seats[play.me];
export const costs = (play: Desk): Costs | undefined => play.state.costs[play.me];
export const wages = (play: Desk): Wages | undefined => play.state.wages[play.me];
export const cancel = (play: Desk, run = (): void => play.reset()): Action =>
  cancelling(b('do.cancel'), run);

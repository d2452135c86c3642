// What the board asks of the person now: what can be touched, what is offered in the bar, and the
// choices shown over the map.
import type { Action, MoveObject, Refusal } from '$lib/board';
import type { Question, Why } from '../../shared/asking.svelte';
import type { NipponState, Player } from '../model';

export type Tab = 'actions' | 'map' | 'mine' | 'stock' | 'others';

/** A choice that lies nowhere on the table. */
export interface Choice {
  id: string;
  label: string;
  detail?: string;
  /** Drawings, in a row. */
  icons: { name: string; seat?: number; count?: number }[];
  /** A number as large as a drawing. */
  value?: number;
  pressed?: boolean;
  refusal?: Why;
  run(): void;
}

export interface Ask extends Question {
  choices?: Choice[];
  /** They stand for what lies on the own board, where it can be touched too. */
  mirrored?: boolean;
  /** Influence places and regions that answer, and those that are picked: "tokyo:north". */
  places?: Set<string>;
  chosenPlaces?: Set<string>;
  regions?: Set<string>;
  chosenRegions?: Set<string>;
  /** Workers, actions, factories, contracts, tracks…: "worker:2:white", "factory:silk". */
  things?: Set<string>;
  picked?: Set<string>;
  /** The stacks of factories lie open, those of this good. */
  foundry?: string;
  /** Where the answer lies. */
  tab: Tab;
  onplace?: (place: string) => void;
  onregion?: (region: string) => void;
  onthing?: (id: string) => void;
}

/** What an ask may use of the play. */
export interface Desk {
  state: NipponState;
  me: number;
  names: string[];
  step: string;
  legal: MoveObject[];
  of(kind: string): MoveObject[];
  has(text: string): boolean;
  /** Why something is not possible now. */
  reason(match: (one: Refusal) => boolean): Why;
  /** An action picked before its worker, or plans. */
  mode: string | null;
  /** Things picked, in their order; null: none yet, so that something may be suggested. */
  picks: string[] | null;
  chosen: string | null;
  /** What is seldom wanted is shown too. */
  more: boolean;
  send(moves: string[]): void;
  reset(): void;
}

export const player = (play: Desk): Player | undefined => play.state.seats[play.me];
export const textOf = (move: MoveObject, field: string): string => String(move[field] ?? '');
export const numberOf = (move: MoveObject, field: string): number => Number(move[field] ?? 0);
export const listOf = (move: MoveObject, field: string): string[] => {
  const value = move[field];
  return Array.isArray(value) ? value.map(String) : String(value ?? '').split(/[+ ]/).filter((one) => one !== '');
};
export const setOf = <T>(values: T[]): Set<T> => new Set(values);
export const done = (play: Desk, label: string): Action[] => (play.has('done') ? [{ id: 'done', label, run: () => play.send(['done']) }] : []);

/** A number of steps, of tiles…, as a number of the step that is asked. */
export const stepNumber = (play: Desk, field: string): number => Number(play.state.steps[0]?.[field] ?? 0);

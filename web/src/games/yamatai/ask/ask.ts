// What the board asks of the person now: what can be touched, what is offered in the bar, and the
// choices shown over the map.
import type { MoveObject } from '$lib/board';
import type { Question } from '../../shared/asking.svelte';
import type { Colour } from '../box.svelte';
import type { YamataiState } from '../model';

export type Tab = 'map' | 'fleets' | 'cards' | 'mine' | 'others';

/** A choice that lies nowhere on the table. */
export interface Choice {
  id: string;
  label: string;
  detail?: string;
  /** Drawings, in a row. */
  icons: string[];
  pressed?: boolean;
  run(): void;
}

export interface Ask extends Question {
  choices?: Choice[];
  /** Spaces and islands that answer, and those that are picked. */
  spaces?: Set<number>;
  chosenSpaces?: Set<number>;
  /** The boat that a touch would lay there. */
  ghost?: (space: number) => Colour | null;
  islands?: Set<number>;
  chosenIslands?: Set<number>;
  /** Fleets, own boats, trades, tiles, specialists, powers: "fleet:5", "boat:green", "buy:red"… */
  things?: Set<string>;
  picked?: Set<string>;
  /** Tiles to be put back (YAM-F3). */
  sort?: boolean;
  /** Where the answer lies. */
  tab: Tab;
  onspace?: (space: number) => void;
  onisland?: (island: number) => void;
  onthing?: (id: string) => void;
}

/** What an ask may use of the play. */
export interface Desk {
  state: YamataiState;
  me: number;
  step: string;
  legal: MoveObject[];
  of(kind: string): MoveObject[];
  has(text: string): boolean;
  /** A power under way. */
  mode: string | null;
  colour: Colour | null;
  space: number | null;
  tile: string | null;
  island: number | null;
  /** What may be built is listed over the map. */
  listed: boolean;
  /** Things picked, in their order. */
  picks: number[];
  chosen: string | null;
  send(moves: string[]): void;
  /** Two touches that are two moves, the lower first; where the engine makes the second by itself it is
   *  not sent. `after`: what ends that step, were it to ask for more. */
  sendPair(moves: string[], step: string, after?: string): void;
  enter(mode: string | null): void;
  reset(): void;
}

export const spaceOf = (move: MoveObject, field = 'space'): number => Number(move[field] ?? 0);
export const islandOf = (move: MoveObject): number => Number(move['island'] ?? 0);
export const textOf = (move: MoveObject, field: string): string => String(move[field] ?? '');
export const listOf = (move: MoveObject, field: string): string[] => {
  const value = move[field];
  return Array.isArray(value) ? value.map(String) : String(value ?? '').split(/[+ ]/).filter((one) => one !== '');
};
export const setOf = <T>(values: T[]): Set<T> => new Set(values);

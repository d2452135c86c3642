// What the board asks of the person now: what can be touched, what is offered in the bar, and the
// choices shown over the map.
import type { GameEvent, MoveObject, Refusal } from '$lib/board';
import type { Question } from '../../shared/asking.svelte';
import type { Reward } from '../box.svelte';

export type Tab = 'map' | 'cards' | 'boards' | 'mine' | 'others';

/** A choice that lies nowhere on the table. */
export interface Choice {
  id: string;
  label: string;
  detail?: string;
  icon?: string;
  /** Whose piece it is. */
  seat?: number;
  reward?: Reward;
  /** A card, drawn whole. */
  order?: string;
  pressed?: boolean;
  /** Choices of one heading stand together. */
  group?: string;
  refusal?: { text: string; clause: string };
  run(): void;
}

export interface Ask extends Question {
  choices?: Choice[];
  /** Cells that answer. */
  cells?: Set<number>;
  chosen?: Set<number>;
  /** Own assistants planned, by cell. */
  more?: Map<number, number>;
  /** Cards, slots, achievements and own orders that answer, by id. */
  cards?: Set<string>;
  picked?: Set<string>;
  build?: { cell: number; slots: number[]; chosen: number | null };
  way?: { way: { cells: number[]; costs: number[]; cost: number }; start: number; straight: boolean } | null;
  /** Where the answer lies, and where else. */
  tab: Tab;
  also?: Tab;
  oncell?: (cell: number) => void;
  oncard?: (id: string) => void;
  onbuild?: (slot: number) => void;
}

/** What an ask may use of the play. */
export interface Desk {
  legal: MoveObject[];
  of(kind: string): MoveObject[];
  has(text: string): boolean;
  refusal(match: (one: Refusal) => boolean): Refusal | undefined;
  why(refusal: Refusal | undefined): { text: string; clause: string };
  refuse(text: string, clause: string): void;
  picks: string[];
  cell: number | null;
  counts: Record<number, number>;
  /** What the previewed moves would do, once known. */
  seen(moves: string[]): GameEvent[] | null;
  send(moves: string[], finish?: string): void;
}

export const cellOfMove = (move: { [part: string]: unknown }, field = 'cell'): number => (typeof move[field] === 'number' ? (move[field] as number) : -1);

// The shapes of docs/protocol-yokohama.md that the words need.
import type { Good } from './box.svelte';

export type Flag = string;

export interface Pieces {
  assistants: number;
  shops: number;
  houses: number;
}

export interface SeatState {
  points: number;
  yen: number;
  imports: number;
  goods: Record<Good, number>;
  hand: Pieces;
  warehouse: Pieces;
  president: string | null;
  /** Taken from ports. */
  orders: string[];
  /** Of the set-up, while in hand; "unknown" to others. */
  kept: string | null;
  fulfilled: string[];
  technologies: string[];
  tokens: string[];
  agents: Partial<Record<Flag, number>>;
  agents_used: Partial<Record<Flag, number>>;
  independents_used: number;
  complete: string | null;
}

/** What is decided first, then what follows. */
export interface StepState {
  step: string;
  seat?: number;
  [field: string]: unknown;
}

export interface ScoringLine {
  line: string;
  seats: { points: number; of: number }[];
}

/** A position, whole or as observed. */
export interface YokohamaState {
  turn: number;
  first: number | null;
  active: number | null;
  over: 'no' | 'rules' | 'turn_cap';
  last_turn: number | null;
  trigger: string | null;
  steps: StepState[];
  action: { area: string; power: number } | null;
  seats: SeatState[];
  scoring: ScoringLine[];
  [field: string]: unknown;
}

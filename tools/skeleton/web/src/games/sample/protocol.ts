// What the engine tells of this game: made by `kaisho describe sample --types`.
import type { CardId } from './ids';

export interface Player {
  cards: Partial<Record<CardId, number>>;
  last: CardId | null;
  sets: number;
  points: number;
}

export interface Position {
  seats: Player[];
  turn: number;
  turn_cap: number;
  reveals: number;
  active: number;
  over: 'no' | 'rules' | 'turn_cap';
  row: CardId[];
  draw: CardId[] | number;
  random: { key: string; used: number } | null;
  steps: Step[];
}

export type Step =
  | { step: 'turn'; seat: number };

export type MoveParts =
  | { kind: 'take'; card: CardId };

export type GameEvent =
  | { event: 'card_laid'; clause: string; seat?: number; card: CardId; slot: number }
  | { event: 'first_player'; clause: string; seat?: number }
  | { event: 'turn_began'; clause: string; seat?: number; turn: number }
  | { event: 'taken'; clause: string; seat?: number; card: CardId; slot: number; points: number }
  | { event: 'set_completed'; clause: string; seat?: number; sets: number; points: number }
  | { event: 'game_over'; clause: string; seat?: number; by: 'cards' | 'turn_cap' };

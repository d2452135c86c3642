// What the engine tells of this game: made by `kaisho describe sample --types`.
import type { CardId } from './ids';

export interface Player {
  /** taken so far */
  cards: Partial<Record<CardId, number>>;
  /** the card taken last */
  last: CardId | null;
  /** complete sets (SAM-T3) */
  sets: number;
  points: number;
}

export interface Position {
  /** turns ended */
  turn: number;
  /** ends the game at that number of turns; 0 never does */
  turn_cap: number;
  seats: Player[];
  /** cards of the pile that came to light */
  reveals: number;
  /** whose turn it is */
  active: number;
  over: 'no' | 'rules' | 'turn_cap';
  /** face-up cards in order */
  row: CardId[];
  /** the pile, its top card first */
  draw: CardId[] | number;
  /** the stream of chance: its key and how many words were used */
  random: { key: string; used: number } | null;
  /** what is to be decided, empty when over */
  steps: Step[];
}

export type Step =
  | { step: 'turn'; seat: number };

export type MoveParts =
  | { kind: 'take'; card: CardId };

export type GameEvent =
  | { event: 'card_laid'; clause: string; seat?: undefined; card: CardId; slot: number }
  | { event: 'first_player'; clause: string; seat: number }
  | { event: 'turn_began'; clause: string; seat: number; turn: number }
  | { event: 'taken'; clause: string; seat: number; card: CardId; slot: number; points: number }
  | { event: 'set_completed'; clause: string; seat: number; sets: number; points: number }
  | { event: 'game_over'; clause: string; seat?: undefined; by: 'cards' | 'turn_cap' };

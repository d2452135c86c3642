// What the engine tells of this game: made by `kaisho describe osaka --types`.
import type { CardId, ColourId } from './ids';

export interface Player {
  hand: Partial<Record<CardId, number>>;
  goods: Partial<Record<CardId, number>>;
  insured: Partial<Record<CardId, number>>;
  tokens: Record<ColourId, number>;
  points: number;
}

export interface Slot {
  card: CardId;
  reserved_by: number | null;
}

export interface Position {
  turn: number;
  turn_cap: number;
  seats: Player[];
  reveals: number;
  active: number;
  passes: number;
  over: 'no' | 'rules' | 'turn_cap';
  ships: Record<ColourId, number>;
  market: Slot[];
  farm: Slot[];
  discard: Partial<Record<CardId, number>>;
  kept: Partial<Record<CardId, number>>;
  draw: CardId[] | number;
  blind: Partial<Record<CardId, number>> | null;
  random: { key: string; used: number } | null;
  steps: Step[];
}

export type Step =
  | { step: 'choose_token'; seat: number; left: number }
  | { step: 'turn_start' }
  | { step: 'turn'; seat: number }
  | { step: 'pay'; seat: number; due: number; from: CardId }
  | { step: 'load' }
  | { step: 'payday' }
  | { step: 'insure'; seat: number; colour: ColourId | null; symbols: number; from: CardId | null }
  | { step: 'protect'; seat: number; colour: ColourId; left: number; highest: CardId }
  | { step: 'wreck' }
  | { step: 'refill' }
  | { step: 'turn_end' };

export type MoveParts =
  | { kind: 'token'; colour: ColourId }
  | { kind: 'buy' }
  | { kind: 'take'; card: CardId; source: 'free' | 'own' | 'other' | 'farm' }
  | { kind: 'reserve'; card: CardId; row: 'market' | 'farm' }
  | { kind: 'pay'; card: CardId }
  | { kind: 'insure'; card: CardId | null }
  | { kind: 'protect'; card: CardId };

export type GameEvent =
  | { event: 'card_drawn'; clause: string; seat?: number; card: CardId | 'unseen' | null; row: 'market' | 'farm'; slot: number }
  | { event: 'hand_dealt'; clause: string; seat?: number; card: CardId | 'unseen' | null; sum: number }
  | { event: 'first_player'; clause: string; seat?: number; sum: number; cards: number }
  | { event: 'token_taken'; clause: string; seat?: number; colour: ColourId; count: number; tokens: number }
  | { event: 'turn_began'; clause: string; seat?: number; turn: number }
  | { event: 'bought'; clause: string; seat?: number; cost: number; cards: number }
  | { event: 'paid'; clause: string; seat?: number; card: CardId | 'unseen' | null }
  | { event: 'loaded'; clause: string; seat?: number; card: CardId | 'unseen' | null; slot: number }
  | { event: 'marker_back'; clause: string; seat?: number }
  | { event: 'ship_moved'; clause: string; seat?: number; colour: ColourId; from: number; to: number }
  | { event: 'taken'; clause: string; seat?: number; card: CardId | 'unseen' | null; slot: number }
  | { event: 'reserved'; clause: string; seat?: number; card: CardId | 'unseen' | null; row: 'market' | 'farm'; slot: number }
  | { event: 'refill'; clause: string; seat?: number }
  | { event: 'farm_to_market'; clause: string; seat?: number; card: CardId | 'unseen' | null; from_slot: number; slot: number }
  | { event: 'shuffled'; clause: string; seat?: number; cards: number }
  | { event: 'payday'; clause: string; seat?: number; colour: ColourId }
  | { event: 'lot_sold'; clause: string; seat?: number; colour: ColourId; cards: number; highest: number; tokens: number; value: number; points: number }
  | { event: 'point_card'; clause: string; seat?: number; card: CardId | 'unseen' | null }
  | { event: 'lot_rest'; clause: string; seat?: number; card: CardId | 'unseen' | null }
  | { event: 'insured'; clause: string; seat?: number; card: CardId | 'unseen' | null }
  | { event: 'protected'; clause: string; seat?: number; card: CardId | 'unseen' | null }
  | { event: 'wrecked'; clause: string; seat?: number; colour: ColourId; place: number }
  | { event: 'good_lost'; clause: string; seat?: number; card: CardId | 'unseen' | null; count: number }
  | { event: 'ship_returned'; clause: string; seat?: number; colour: ColourId; from: number; to: number }
  | { event: 'passed'; clause: string; seat?: number }
  | { event: 'game_over'; clause: string; seat?: number; by: 'tokens' | 'passes' | 'turn_cap'; seats?: number[] };

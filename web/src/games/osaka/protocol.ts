// What the engine tells of this game: made by `kaisho describe osaka --types`.
import type { CardId, ColourId } from './ids';

export interface Player {
  hand: Partial<Record<CardId, number>>;
  goods: Partial<Record<CardId, number>>;
  /** of `goods`, those protected */
  insured: Partial<Record<CardId, number>>;
  tokens: Record<ColourId, number>;
  points: number;
}

export interface Slot {
  card: CardId;
  reserved_by: number | null;
}

export interface Position {
  /** turns ended */
  turn: number;
  /** ends the game at that number of turns; 0 never does */
  turn_cap: number;
  seats: Player[];
  /** how often cards came to light from the pile, those of the set-up among them, or it was shuffled again */
  reveals: number;
  /** whose turn it is (or, before the first turn, who begins) */
  active: number;
  /** forced passes in a row (OSA-T3) */
  passes: number;
  over: 'no' | 'rules' | 'turn_cap';
  /** place on the track, 0 (Osaka) to 5 (Edo) */
  ships: Record<ColourId, number>;
  /** face-up cards in order, `reserved_by` a seat or null */
  market: Slot[];
  /** as `market` */
  farm: Slot[];
  discard: Partial<Record<CardId, number>>;
  /** point cards whose face is known to all */
  kept: Partial<Record<CardId, number>>;
  /** the pile, its top card first */
  draw: CardId[] | number;
  /** point cards drawn unseen from the pile (OSA-P3), which nobody knows */
  blind: Partial<Record<CardId, number>> | null;
  /** the stream of chance: its key and how many words were used */
  random: { key: string; used: number } | null;
  /** what is to be decided first, then what follows in this turn; empty when over */
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
  | { event: 'card_drawn'; clause: string; seat?: undefined; card: CardId; row: 'market' | 'farm'; slot: number }
  | { event: 'hand_dealt'; clause: string; seat: number; card: CardId; sum: number }
  | { event: 'first_player'; clause: string; seat: number; sum: number; cards: number }
  | { event: 'token_taken'; clause: string; seat: number; colour: ColourId; count: number; tokens: number }
  | { event: 'turn_began'; clause: string; seat: number; turn: number }
  | { event: 'bought'; clause: string; seat: number; cost: number; cards: number }
  | { event: 'paid'; clause: string; seat: number; card: CardId }
  | { event: 'loaded'; clause: string; seat: number; card: CardId; slot: number }
  | { event: 'marker_back'; clause: string; seat: number }
  | { event: 'ship_moved'; clause: string; seat?: undefined; colour: ColourId; from: number; to: number }
  | { event: 'taken'; clause: string; seat: number; card: CardId; slot: number }
  | { event: 'reserved'; clause: string; seat: number; card: CardId; row: 'market' | 'farm'; slot: number }
  | { event: 'refill'; clause: string; seat?: undefined }
  | { event: 'farm_to_market'; clause: string; seat?: undefined; card: CardId; from_slot: number; slot: number }
  | { event: 'shuffled'; clause: string; seat?: undefined; cards: number }
  | { event: 'payday'; clause: string; seat?: undefined; colour: ColourId }
  | { event: 'lot_sold'; clause: string; seat: number; colour: ColourId; cards: number; highest: number; tokens: number; value: number; points: number }
  | { event: 'point_card'; clause: string; seat: number; card: CardId | 'unseen' | null }
  | { event: 'lot_rest'; clause: string; seat: number; card: CardId }
  | { event: 'insured'; clause: string; seat: number; card: CardId }
  | { event: 'protected'; clause: string; seat: number; card: CardId }
  | { event: 'wrecked'; clause: string; seat?: undefined; colour: ColourId; place: number }
  | { event: 'good_lost'; clause: string; seat: number; card: CardId; count: number }
  | { event: 'ship_returned'; clause: string; seat?: undefined; colour: ColourId; from: number; to: number }
  | { event: 'passed'; clause: string; seat: number }
  | { event: 'game_over'; clause: string; seat?: number; by: 'tokens' | 'passes' | 'turn_cap'; seats?: number[] };

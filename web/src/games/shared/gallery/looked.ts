// What a gallery shows: the board of a game in situations made up for looking.
import type { Component } from 'svelte';
import type {
  BoardHandle,
  BoardProps,
  Destination,
  GameEvent,
  MoveObject,
  Refusal,
  SeatInfo,
} from '$lib/board';

export interface Looked<P> {
  Board: Component<BoardProps<P>, BoardHandle>;
  /** The situation that is shown when none is asked for. */
  first: string;
  situation: (name: string, seats: number) => P;
  legalFor: (state: P) => MoveObject[];
  refusalsFor?: (state: P) => Refusal[];
  reachFor?: (state: P) => Destination[];
  /** What moves do, and what happens on the table then; without it nothing happens. */
  outcome?: (state: P, moves: string[]) => { ahead: GameEvent[]; then: GameEvent[] };
}

export const seatInfos = (seats: number): SeatInfo[] =>
  ['Ann', 'Hiroshige', 'Mitsukoshi Takatoshi', 'Bot 3']
    .slice(0, seats)
    .map((name, i) => ({ name, kind: i === 0 ? 'person' : 'bot' }));

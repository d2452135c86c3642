// What a game shows on its rules page besides its clauses: pictures of real tables, and a turn as a drawing. A game's is
// games/<game>/book.ts; a new game need not have one.
import type { Position } from './engine/protocol';

/** A piece of a table, as it lies in a lesson. */
export interface Picture {
  lesson: string;
  /** The step whose own position it is; none: that of the lesson. */
  step?: number;
  /** What lies otherwise than there. */
  lay?: (table: Position) => Position;
  /** The things that are in the picture, by their anchors or their names of things: it is the smallest that holds them all. */
  show: string[];
  /** Those that it points at. */
  glow?: string[];
  /** Pixels around them. */
  margin?: number;
  /** Enlarged so often at most, where there is room. */
  enlarge?: number;
  /** Pixels the table has in width, where less than a desk's is better. */
  room?: number;
  /** Pixels it has in height, where more than a desk's show it better. */
  tall?: number;
}

/** A part of a turn: one thing, or one of several. Its words are `rules-<game>:turn.<id>`. */
export interface TurnPart {
  id: string;
  clause: string;
  oneOf?: TurnPart[];
}

export interface Book {
  /** One for each sentence of "In two minutes". */
  brief: Picture[];
  turn: TurnPart[];
  /** Of clauses, by id; what a picture shows is said by `rules-<game>:clause.<id>.picture`. */
  pictures: Record<string, Picture>;
}

// What lies in the box of this game: made by `kaisho describe sample --edition-types`.
import type { CardId, ColourId } from './ids';

export interface Colour {
  id: ColourId;
  name: Record<string, string>;
}

export interface CardType {
  id: CardId;
  colour: ColourId;
  value: number;
  copies: number;
  name: Record<string, string>;
}

export interface Edition {
  players: { min: number; max: number };
  colours: Colour[];
  cards: CardType[];
  row: { cards: number };
  sets: { points: number };
}

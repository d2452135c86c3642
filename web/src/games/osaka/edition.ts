// What lies in the box of this game: made by `kaisho describe osaka --edition-types`.
import type { ColourId } from './ids';

export interface Colour {
  id: ColourId;
  name: Record<string, string>;
  good: { id: string; name: Record<string, string> };
  ship: { id: string; name: Record<string, string> };
}

export interface CardKind {
  id: string;
  value: number;
  copies_per_colour: number;
  insurance: number;
  name: Record<string, string>;
  known?: boolean;
}

export interface Place {
  index: number;
  id: string;
  kind: 'home' | 'port' | 'anchor' | 'waves' | 'arrival';
  name: Record<string, string>;
  known?: boolean;
}

export interface Edition {
  players: { min: number; max: number; colours: { id: string; name: Record<string, string> }[] };
  tokens: { id: string; name: Record<string, string>; per_colour: number; start_per_player: number; price_bonus_each: number };
  starting_hand: { reveal_until_sum: number };
  payday: { round_up_to: number; value_per_point: number };
  end_of_game: { tokens: number };
  colours: Colour[];
  cards: CardKind[];
  track: Place[];
  ship_moves: { steps_for_one_card: number; steps_for_two_or_more_cards: number };
  market: { start: number; drawn_on_refill: number; name: Record<string, string> };
  farm: { start: number; drawn_on_refill: number; name: Record<string, string> };
}

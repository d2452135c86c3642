// What lies in the box of the table on the page: the standard edition's components, or those of the
// corrected edition a table was opened with. Like the language there is one at a time; whoever shows
// a game sets it, and what was drawn from the old one draws itself again.
import standard from '../../../../editions/osaka.json';
import { CurrentBox } from '../shared/box.svelte';
import { filled } from '../shared/filled';
import type { Colour as ColourData, Edition, Place } from './edition';

export { COLOURS, type Colour } from './ids';

export interface Kind {
  value: number;
  symbols: number;
  /** 1 for the lowest value. */
  rank: number;
  copies: number;
}

export interface Box {
  players: { least: number; most: number };
  /** Ids in the box's order, which breaks ties in the order of payment. */
  colours: string[];
  goods: Record<string, ColourData['good']>;
  /** By rising value. */
  kinds: Kind[];
  places: Place[];
  arrival: number;
  anchor: number;
  steps: { one: number; more: number };
  startTokens: number;
  endTokens: number;
  pricePerToken: number;
  roundUpTo: number;
  valuePerPoint: number;
  market: { start: number; drawn: number };
  farm: { start: number; drawn: number };
  handSum: number;
}

export function boxOf(edition: Edition): Box {
  const { cards, track, tokens, payday, market, farm } = edition;
  const kinds = [...cards].sort((a, b) => a.value - b.value);
  return {
    players: { least: edition.players.min, most: edition.players.max },
    colours: edition.colours.map(({ id }) => id),
    goods: Object.fromEntries(edition.colours.map(({ id, good }) => [id, good])),
    kinds: kinds.map((kind, i) => ({ value: kind.value, symbols: kind.insurance, rank: i + 1, copies: kind.copies_per_colour })),
    places: track,
    arrival: track.findIndex(({ kind }) => kind === 'arrival'),
    anchor: track.findIndex(({ kind }) => kind === 'anchor'),
    steps: { one: edition.ship_moves.steps_for_one_card, more: edition.ship_moves.steps_for_two_or_more_cards },
    startTokens: tokens.start_per_player,
    endTokens: edition.end_of_game.tokens,
    pricePerToken: tokens.price_bonus_each,
    roundUpTo: payday.round_up_to,
    valuePerPoint: payday.value_per_point,
    market: { start: market.start, drawn: market.drawn_on_refill },
    farm: { start: farm.start, drawn: farm.drawn_on_refill },
    handSum: edition.starting_hand.reveal_until_sum,
  };
}

export const standardBox = boxOf(filled(standard) as unknown as Edition);

/** The box of the table on the page. */
export const box = new CurrentBox(standardBox, (edition) => boxOf(edition as Edition));

/** null: the standard edition. */
export const useEdition = (edition: unknown): void => box.use(edition);

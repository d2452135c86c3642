// The numbers and names of the box that the rules page speaks of, for its texts.
import { language, listOf, t } from '$lib/i18n';
import edition from '../../../../editions/osaka.json';

type Texts = { en: string; fr: string };

export function ruleFigures(): Record<string, unknown> {
  const { players, colours, cards, track, market, farm, starting_hand, payday, end_of_game } = edition;
  const perColour = cards.reduce((sum, card) => sum + card.copies_per_colour, 0);
  const between = track.filter((place) => place.kind !== 'home' && place.kind !== 'arrival');
  return {
    least: players.min,
    most: players.max,
    cards: perColour * colours.length,
    kinds: listOf(cards.map((card) => t('osaka:kind', { number: card.copies_per_colour, value: card.value }))),
    symbols: listOf(cards.map((card) => t('osaka:symbols', { count: card.insurance, value: card.value }))),
    places: listOf(between.map((place) => (place.name as Texts)[language.now])),
    market: market.start,
    farm: farm.start,
    sum: starting_hand.reveal_until_sum,
    drawMarket: market.drawn_on_refill,
    drawFarm: farm.drawn_on_refill,
    round: payday.round_up_to,
    perPoint: payday.value_per_point,
    endTokens: end_of_game.tokens,
  };
}

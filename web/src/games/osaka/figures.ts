// The numbers and names of the box that the rules page speaks of, for its texts.
import { listOf, t } from '$lib/i18n';
import { sum } from '../shared/counts';
import { box } from './box.svelte';
import { anchor, arrival, colourOf, COLOURS, kinds, lotOf, type Player } from './model';
import { goodName, placeName } from './names';

const steps = (count: number): string => t('osaka:steps', { count });

/** The example of OSA-P2: three cards of a colour, one of them the highest there is, and two tokens. */
function exampleLot(): Record<string, unknown> {
  const colour = box.now.colours.at(-1)?.id ?? 'green';
  const card = `${colour}${kinds().at(-1)?.value ?? 0}`;
  const tokens = Object.fromEntries(
    COLOURS.map((one) => [one, one === colour ? 2 : 0]),
  ) as Player['tokens'];
  const lot = lotOf(
    { hand: {}, goods: { [card]: 3 }, insured: {}, tokens, points: 0 },
    colourOf(card),
  );
  return {
    lotGood: goodName(colour),
    lotHighest: lot.highest,
    lotBonus: 2 * box.now.tokens.price_bonus_each,
    lotTotal: lot.price * lot.cards.length,
    lotValue: lot.value,
    lotPoints: t('osaka-board:points', { count: lot.points }),
  };
}

export function ruleFigures(): Record<string, unknown> {
  const {
    players,
    colours,
    cards,
    track,
    market,
    farm,
    tokens,
    payday,
    ship_moves,
    starting_hand,
    end_of_game,
  } = box.now;
  const perColour = sum(cards.map((kind) => kind.copies_per_colour));
  const named = (wanted: (kind: string) => boolean): string =>
    listOf(track.flatMap(({ kind }, i) => (wanted(kind) ? [placeName(i)] : [])));
  return {
    least: players.min,
    most: players.max,
    cards: perColour * colours.length,
    goods: listOf(
      COLOURS.map((colour) =>
        t('osaka:good_colour', { good: goodName(colour), colour: t(`osaka:colour.${colour}`) }),
      ),
    ),
    order: colours.map(({ id }) => goodName(id)).join(', '),
    kinds: listOf(
      kinds().map((kind) => t('osaka:kind', { number: kind.copies_per_colour, value: kind.value })),
    ),
    symbols: listOf(
      kinds().map(({ insurance: count, value }) =>
        t(count === 0 ? 'osaka:symbols_none' : 'osaka:symbols', { count, value }),
      ),
    ),
    places: named((kind) => kind !== 'home' && kind !== 'arrival'),
    waves: named((kind) => kind === 'waves'),
    home: placeName(0),
    anchor: placeName(anchor()),
    arrival: placeName(arrival()),
    oneStep: steps(ship_moves.steps_for_one_card),
    moreSteps: steps(ship_moves.steps_for_two_or_more_cards),
    market: market.start,
    farm: farm.start,
    sum: starting_hand.reveal_until_sum,
    drawMarket: market.drawn_on_refill,
    drawFarm: farm.drawn_on_refill,
    perToken: tokens.price_bonus_each,
    round: payday.round_up_to,
    perPoint: payday.value_per_point,
    endTokens: end_of_game.tokens,
    startTokens: t('osaka:start_tokens', { count: tokens.start_per_player }),
    ...exampleLot(),
  };
}

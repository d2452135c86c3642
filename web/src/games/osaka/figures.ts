// The numbers and names of the box that the rules page speaks of, for its texts.
import { listOf, t } from '$lib/i18n';
import { box } from './box.svelte';
import { colourOf, COLOURS, lotOf, type Colour, type Player } from './model';
import { goodName, placeName } from './names';

const steps = (count: number): string => t('osaka:steps', { count });

/** The example of OSA-P2: three cards of a colour, one of them the highest there is, and two tokens. */
function exampleLot(): Record<string, unknown> {
  const { kinds, colours, pricePerToken } = box.now;
  const colour = colours.at(-1) as Colour;
  const card = `${colour}${kinds.at(-1)?.value ?? 0}`;
  const tokens = Object.fromEntries(COLOURS.map((one) => [one, one === colour ? 2 : 0])) as Player['tokens'];
  const lot = lotOf({ hand: {}, goods: { [card]: 3 }, insured: {}, tokens, points: 0 }, colourOf(card));
  return {
    lotGood: goodName(colour),
    lotHighest: lot.highest,
    lotBonus: 2 * pricePerToken,
    lotTotal: lot.price * lot.cards.length,
    lotValue: lot.value,
    lotPoints: t('osaka-board:points', { count: lot.points }),
  };
}

export function ruleFigures(): Record<string, unknown> {
  const { players, kinds, places, anchor, arrival, market, farm, ...rest } = box.now;
  const perColour = kinds.reduce((sum, kind) => sum + kind.copies, 0);
  const named = (wanted: (kind: string) => boolean): string => listOf(places.flatMap(({ kind }, i) => (wanted(kind) ? [placeName(i)] : [])));
  return {
    least: players.least,
    most: players.most,
    cards: perColour * rest.colours.length,
    goods: listOf(COLOURS.map((colour) => t('osaka:good_colour', { good: goodName(colour), colour: t(`osaka:colour.${colour}`) }))),
    order: (rest.colours as Colour[]).map(goodName).join(', '),
    kinds: listOf(kinds.map((kind) => t('osaka:kind', { number: kind.copies, value: kind.value }))),
    symbols: listOf(kinds.map((kind) => t(kind.symbols === 0 ? 'osaka:symbols_none' : 'osaka:symbols', { count: kind.symbols, value: kind.value }))),
    places: named((kind) => kind !== 'home' && kind !== 'arrival'),
    waves: named((kind) => kind === 'waves'),
    home: placeName(0),
    anchor: placeName(anchor),
    arrival: placeName(arrival),
    oneStep: steps(rest.steps.one),
    moreSteps: steps(rest.steps.more),
    market: market.start,
    farm: farm.start,
    sum: rest.handSum,
    drawMarket: market.drawn,
    drawFarm: farm.drawn,
    perToken: rest.pricePerToken,
    round: rest.roundUpTo,
    perPoint: rest.valuePerPoint,
    endTokens: rest.endTokens,
    startTokens: t('osaka:start_tokens', { count: rest.startTokens }),
    ...exampleLot(),
  };
}

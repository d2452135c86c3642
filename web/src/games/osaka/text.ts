// Small words of the board, in the language of the page.
import { t } from '$lib/i18n';
import { colourOf, symbolsOf, valueOf, type Card, type Colour } from './model';

export const b = (key: string, values?: Record<string, unknown>): string => t(`osaka-board:${key}`, values);

export const goodName = (colour: Colour): string => b(`good.${colour}`);
export const placeName = (place: number): string => t(`osaka:place.${place}`);
export const colourName = (colour: Colour): string => t(`osaka:colour.${colour}`);

/** "5 silk (red)", with its insurance symbols for hands. */
export const cardName = (card: Card): string =>
  b('card', { value: valueOf(card), good: goodName(colourOf(card)), colour: colourName(colourOf(card)) });

export function handCardName(card: Card): string {
  const symbols = symbolsOf(card);
  return symbols > 0 ? `${cardName(card)}, ${b('symbols', { count: symbols })}` : cardName(card);
}

// Small words of the board, in the language of the page.
import { t } from '$lib/i18n';
import { symbolsOf, type Card } from './model';
import { cardName } from './names';

export const b = (key: string, values?: Record<string, unknown>): string => t(`osaka-board:${key}`, values);

/** "silk 2, 2 insurance symbols". */
export function handCardName(card: Card): string {
  const symbols = symbolsOf(card);
  return symbols > 0 ? `${cardName(card)}, ${b('symbols', { count: symbols })}` : cardName(card);
}

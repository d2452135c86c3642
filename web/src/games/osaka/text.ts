// Small words of the board, in the language of the page.
import { textsAt } from '$lib/i18n';
import { symbolsOf, type Card } from './model';
import { cardName } from './names';
import type osaka from './texts/en/osaka.json';
import type osakaBoard from './texts/en/osaka-board.json';
import type rulesOsaka from './texts/en/rules-osaka.json';
import type reasons from '../../../../games/osaka/text/reasons.en.json';

declare module '../../lib/i18n/keys' {
  interface Catalogues {
    osaka: typeof osaka;
    'osaka-board': typeof osakaBoard;
    'rules-osaka': typeof rulesOsaka;
    'reasons-osaka': typeof reasons;
  }
}

export const b = textsAt('osaka-board:');

/** "silk 2, 2 insurance symbols". */
export function handCardName(card: Card): string {
  const symbols = symbolsOf(card);
  return symbols > 0 ? `${cardName(card)}, ${b('symbols', { count: symbols })}` : cardName(card);
}

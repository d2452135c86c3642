// Small words of the board, in the language of the page.
import { textsAt } from '$lib/i18n';
import type yokohama from './texts/en/yokohama.json';
import type yokohamaBoard from './texts/en/yokohama-board.json';
import type rulesYokohama from './texts/en/rules-yokohama.json';
import type reasons from '../../../../games/yokohama/text/reasons.en.json';

declare module '../../lib/i18n/keys' {
  interface Catalogues {
    yokohama: typeof yokohama;
    'yokohama-board': typeof yokohamaBoard;
    'rules-yokohama': typeof rulesYokohama;
    'reasons-yokohama': typeof reasons;
  }
}

export const b = textsAt('yokohama-board:');

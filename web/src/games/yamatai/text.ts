// Small words of the board, in the language of the page.
import { textsAt } from '$lib/i18n';
import type yamatai from './texts/en/yamatai.json';
import type yamataiBoard from './texts/en/yamatai-board.json';
import type rulesYamatai from './texts/en/rules-yamatai.json';
import type reasons from '../../../../games/yamatai/text/reasons.en.json';

declare module '../../lib/i18n/keys' {
  interface Catalogues {
    yamatai: typeof yamatai;
    'yamatai-board': typeof yamataiBoard;
    'rules-yamatai': typeof rulesYamatai;
    'reasons-yamatai': typeof reasons;
  }
}

export const b = textsAt('yamatai-board:');

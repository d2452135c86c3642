// Small words of the board, in the language of the page.
import { textsAt } from '$lib/i18n';
import type nippon from './texts/en/nippon.json';
import type nipponBoard from './texts/en/nippon-board.json';
import type nipponLog from './texts/en/nippon-log.json';
import type nipponWords from './texts/en/nippon-words.json';
import type rulesNippon from './texts/en/rules-nippon.json';
import type reasons from '../../../../games/nippon/text/reasons.en.json';

declare module '../../lib/i18n/keys' {
  interface Catalogues {
    nippon: typeof nippon;
    'nippon-board': typeof nipponBoard;
    'nippon-log': typeof nipponLog;
    'nippon-words': typeof nipponWords;
    'rules-nippon': typeof rulesNippon;
    'reasons-nippon': typeof reasons;
  }
}

export const b = textsAt('nippon-board:');

// The log of the final count agrees with the table of the result: one order of the seats, one minus sign.
import { beforeAll, expect, it } from 'vitest';
import { setLanguage } from '$lib/i18n';
import { said } from '../../../../tests/final_log';
import { useTextsOf } from '../../texts';
import * as words from '../words';

beforeAll(async () => {
  await setLanguage('en');
  await useTextsOf('osaka');
});

it('names the seats as the result has them, the best first', () => {
  const all = [{ event: 'game_over', clause: 'OSA-P6', by: 'tokens', seat: 0, seats: [0, 1, 3] }];
  expect(said(words, all)).toBe('Ben, Dora, and Ann have enough tokens: the game is over.');
});

// The log of the final count agrees with the table of the result: one order of the seats, one minus sign.
import { beforeAll, expect, it } from 'vitest';
import { setLanguage } from '$lib/i18n';
import { counted, said } from '../../../../tests/final_log';
import { useTextsOf } from '../../texts';
import * as words from '../words';

beforeAll(async () => {
  await setLanguage('en');
  await useTextsOf('yokohama');
});

it('names the seats as the result has them, the best first', () => {
  expect(said(words, counted('flags', [1, 2, 0, 3]))).toMatch(/: Ben 2, Dora 3, and Ann 1\.$/);
});

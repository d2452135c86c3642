// The log of the final count agrees with the table of the result: one order of the seats, one minus sign.
import { beforeAll, expect, it } from 'vitest';
import { setLanguage } from '$lib/i18n';
import { counted, said } from '../../../../tests/final_log';
import { useTextsOf } from '../../texts';
import * as words from '../words';

beforeAll(async () => {
  await setLanguage('en');
  await useTextsOf('nippon');
});

it('names the seats as the result has them, the best first', () => {
  expect(said(words, counted('track', [10, 40, 30, 20]))).toMatch(
    /: Ben 40, Cleo 30, Dora 20, and Ann 10\.$/,
  );
});

it('writes losses with a minus sign', () => {
  expect(said(words, counted('unpaid', [-4, 0, -2, 0]))).toMatch(/: Cleo −2 and Ann −4\.$/);
});

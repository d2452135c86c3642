// The log of the final count agrees with the table of the result: one order of the seats, one minus sign.
import { beforeAll, expect, it } from 'vitest';
import { setLanguage } from '$lib/i18n';
import type { Names } from '$lib/board';
import { LogWriter } from '$lib/table/log';
import type { Entry } from '$lib/table/source';
import { counted, during, over, said } from '../../../../tests/final_log';
import { useTextsOf } from '../../texts';
import * as words from '../words';

beforeAll(async () => {
  await setLanguage('en');
  await useTextsOf('yamatai');
});

it('names the seats as the result has them, the best first', () => {
  expect(said(words, counted('buildings', [7, 48, 16, 41]))).toBe(
    'Buildings: Ben 48, Cleo 16, Dora 41, and Ann 7.',
  );
});

it('writes losses with a minus sign', () => {
  expect(said(words, counted('unbuilt', [-1, -2, 0, 0]))).toMatch(/: Ben −2 and Ann −1\.$/);
});

it('is written again once the result is known', () => {
  const writer = new LogWriter(words);
  const entries: Entry[] = [
    { rev: 1, n: 1, seat: 0, events: counted('buildings', [7, 48, 16, 41]) },
  ];
  const lines = (names: Names): string[] => writer.lines(entries, names).map(({ text }) => text);
  expect(lines(during)).toEqual(['Buildings: Ann 7, Ben 48, Cleo 16, and Dora 41.']);
  expect(lines(over)).toEqual(['Buildings: Ben 48, Cleo 16, Dora 41, and Ann 7.']);
});

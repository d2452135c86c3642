// What the bar tells of many things at once fits into it.
import { expect, it } from 'vitest';
import type { LogLine } from '$lib/board';
import { gistOf } from '../src/pages/table/gist';

const line = (text: string, seat: number, weight: LogLine['weight'] = 'main'): LogLine => ({
  text,
  seat,
  weight,
  clause: '',
});

it('has the viewer’s own things first, and leaves out small ones', () =>
  expect(
    gistOf([line('Rin scores.', 1), line('small', 0, 'minor'), line('You score.', 0)], 0),
  ).toBe('You score. Rin scores.'));

it('ends where the bar is full, and says so', () => {
  const many = Array.from({ length: 9 }, (_, i) => line(`${i}${'x'.repeat(60)}.`, 1));
  const gist = gistOf(many, 0);
  expect(gist.length).toBeLessThan(205);
  expect(gist).toMatch(/^0x.* …$/);
});

it('tells one thing, however long it is', () =>
  expect(gistOf([line('x'.repeat(300), 1)], null)).toBe('x'.repeat(300)));

it('is nothing where nothing is told', () => expect(gistOf([], 0)).toBe(''));

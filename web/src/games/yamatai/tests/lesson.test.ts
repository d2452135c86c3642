// A step of a lesson in which the rules allow more than is asked for.
import { expect, it } from 'vitest';
import { lessons, open, type Named } from '../../../../tests/lesson';

it('offers whatever the rules allow, and answers what leads away', async () => {
  const named = lessons.find(({ game, id }) => game === 'yamatai' && id === 'wins') as Named;
  const { table, last } = await open(named);
  const moves = (last().legal ?? []).map(({ text }) => text);
  const trade = moves.find((move) => move.startsWith('buy')) ?? '';
  expect(trade).not.toBe('');
  await table.play([trade]);
  expect([table.phase, table.say]).toEqual(['wrong', named.lesson.steps[0].otherwise]);
  await table.again();
  expect(table.phase).toBe('ask');
});

// A step of a lesson in which the rules allow more than is asked for.
import { expect, it } from 'vitest';
import { lessons, open, type Named } from '../../../../tests/lesson';

it('offers whatever the rules allow, and answers what leads away', async () => {
  const named = lessons.find(({ game, id }) => game === 'yamatai' && id === 'trade') as Named;
  const { table, last } = await open(named, 1);
  const moves = (last().legal ?? []).map(({ text }) => text);
  for (const start of ['place green', 'place red'])
    expect(moves.filter((move) => move.startsWith(start))).not.toEqual([]);
  await table.play([moves.find((move) => move.startsWith('place green')) ?? '']);
  expect([table.phase, table.say]).toEqual(['wrong', named.lesson.steps[1]?.otherwise]);
  await table.again();
  expect(table.phase).toBe('ask');
});

// What is picked for the faith that lacks before anything is touched.
import { beforeAll, expect, it } from 'vitest';
import { openGame } from '../..';
import type { Desk } from './ask';
import { faith } from './boards';

beforeAll(async () => {
  await openGame('yokohama');
});

const pressed = (advised: boolean): string[] => {
  const pay = [['copper'], ['tea']].map((resources) => ({
    text: `pay ${resources.join('+')}`,
    resources,
  }));
  const play = {
    advised,
    me: 0,
    picks: [],
    counts: {},
    of: () => pay,
    state: {
      steps: [{ lacking: 1 }],
      seats: [{ goods: { copper: 1, silk: 0, tea: 2, fish: 0 }, yen: 0, imports: 0 }],
    },
  } as unknown as Desk;
  return (faith(play).choices ?? []).flatMap(({ id, pressed: is }) => (is ? [id] : []));
};

it('is one way to pay, unless the choice is left to who learns', () => {
  expect(pressed(true)).toHaveLength(1);
  expect(pressed(false)).toEqual([]);
});

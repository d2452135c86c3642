// What the page says of the levels is what the games' files say.
import { describe, expect, it } from 'vitest';
import { games } from '../src/games';
import { percentAgainstBelow } from '../src/pages/new/levels';

describe('the levels', () => {
  it.each(games.map(({ id }) => id))('of %s tell how often they win', (game) => {
    const percents = [2, 3, 4, 5]
      .map((level) => percentAgainstBelow(game, level))
      .filter((percent) => percent !== undefined);
    expect([0, 4]).toContain(percents.length); // those of a game in the making are not measured yet
    for (const percent of percents) {
      expect(percent).toBeGreaterThanOrEqual(65);
      expect(percent).toBeLessThanOrEqual(85);
    }
    expect(percentAgainstBelow(game, 1)).toBeUndefined();
  });

  it('are told of games that there are', () => {
    expect(percentAgainstBelow('chess', 2)).toBeUndefined();
  });
});

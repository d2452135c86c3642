import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { base, desktop, launch, visit } from '../../../../e2e/browser';
import { Player } from './player';
import { wholeGames } from '../../../../e2e/whole_games';

wholeGames({
  game: 'nippon',
  name: 'Nippon',
  Player,
  touched: ['place', 'region'],
  counted: { en: 'Financier', fr: 'Financier' },
});

describe('a factory of Nippon', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it.each([
    ['the action', '[data-act="invest"]', 'silk'],
    ['its empty place', '[data-anchor="site:0:paper"]', 'paper'],
  ])(
    'is built in three touches, by %s, its tile and one confirmation; and can be undone',
    async (_, first, good) => {
      const { page, context, faults } = await visit(browser, {
        ...desktop,
        viewport: { width: 1366, height: 768 },
      });
      await page.goto(base);
      await page.click('[data-game="nippon"] [data-action="play"]');
      await page.waitForSelector('button.worker.can');
      await page.click(first);
      await page.click(`[data-tile="${good}-a"]`);
      await page.waitForSelector('.bar [data-action="confirm"]');
      // Where nothing else ever is.
      const bar = await page.locator('.bar').boundingBox();
      const undo = await page.locator('.bar [data-action="undo"]').boundingBox();
      expect(undo && bar && undo.x + undo.width - bar.x).toBeLessThan(110);
      await page.click('.bar [data-action="undo"]');
      await page.waitForSelector('button.worker.can');
      expect(await page.locator(`[data-factory="${good}"]`).count()).toBe(0);
      await page.click(first);
      await page.click(`[data-tile="${good}-a"]`);
      await page.click('.bar [data-action="confirm"]');
      expect(await page.locator(`.mine [data-factory="${good}"]`).count()).toBe(1);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  it('and its worker move neither actions nor wages, and every achievement is seen', async () => {
    const { page, context, faults } = await visit(browser, {
      ...desktop,
      viewport: { width: 1366, height: 768 },
    });
    const lines = (): Promise<unknown> =>
      page.evaluate(() => {
        const box = (one: Element): number[] => {
          const { left, width, height } = one.getBoundingClientRect();
          return [left, width, height].map(Math.round);
        };
        const tops = [...document.querySelectorAll('.mine .zaibatsu > *')].map((one) =>
          Math.round(one.getBoundingClientRect().top),
        );
        return [...document.querySelectorAll('.space, .mine div.workers')].map(box).concat(tops);
      });
    await page.goto(base);
    await page.click('[data-game="nippon"] [data-action="play"]');
    await page.waitForSelector('button.worker.can');
    const before = await lines();
    await page.click('[data-act="invest"]');
    await page.click('[data-tile="silk-a"]');
    await page.click('.bar [data-action="confirm"]');
    await page.waitForSelector('.mine [data-factory="silk"]');
    expect(await lines()).toEqual(before);
    const { last, edge } = await page.evaluate(() => ({
      last: document.querySelector('.mine .achievements > :last-child')?.getBoundingClientRect(),
      edge: document.querySelector('.mine')?.getBoundingClientRect(),
    }));
    expect(last?.bottom).toBeLessThanOrEqual(edge?.bottom ?? 0);
    expect(faults).toEqual([]);
    await context.close();
  });
});

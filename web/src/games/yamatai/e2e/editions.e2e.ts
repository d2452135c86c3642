// A map of one's own, from a file: what is wrong with it in words, and a table that plays on it.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFaults } from '../../../../e2e/axe';
import { base, desktop, launch, phone, visit } from '../../../../e2e/browser';
import { pick, standard } from '../../../../e2e/own_edition';
import { mirrored, type MapEdition } from '../tests/mirrored';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Where each space of the map is drawn, from the left. */
const drawn = (page: Page): Promise<[number, number][]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>('.yamatai [data-space]')].map((space) => {
      const { left, width } = space.getBoundingClientRect();
      return [Number(space.dataset['space']), left + width / 2];
    }),
  );

describe('another map of Yamataï', () => {
  it('is played on when it is sound', async () => {
    const { page, faults } = await visit(browser, desktop);
    const { map } = mirrored(standard('yamatai') as MapEdition);
    await page.goto(`${base}/new?game=yamatai`);
    await pick(page, mirrored(standard('yamatai') as MapEdition));
    await page.waitForSelector('form [role="status"] code');
    expect(await page.locator('form [role="status"] code').allTextContents()).toEqual(['map']);
    expect(await page.textContent('form')).toContain('“mirrored”');
    await page.click('form button.main');
    await page.waitForSelector('.yamatai [data-space]');
    expect(await page.textContent('.players')).toContain('Edition “mirrored”');

    const places = new Map(await drawn(page));
    expect(places.size).toBe(map.spaces.length);
    const [left, right] = [
      map.spaces.reduce((a, b) => (b.x < a.x ? b : a)),
      map.spaces.reduce((a, b) => (b.x > a.x ? b : a)),
    ];
    const at = ({ id }: { id: number }): number => places.get(id) ?? NaN;
    const scale = (at(right) - at(left)) / (right.x - left.x);
    expect(scale).toBeGreaterThan(0.2);
    for (const space of map.spaces) {
      expect(
        Math.abs(at(space) - at(left) - scale * (space.x - left.x)),
        `space ${space.id}`,
      ).toBeLessThan(2);
    }
    expect(faults).toEqual([]);
  });

  it.each([
    {
      size: 'desktop',
      options: desktop,
      says: '“broken.json” has 34 faults',
      fault: /map\.islands\[0\].*island 1 .*clockwise.*\./s,
    },
    {
      size: 'phone',
      options: phone,
      says: '« broken.json » a 34 défauts',
      fault: /map\.islands\[0\].*île 1 .*sens des aiguilles d’une montre.*\./s,
    },
  ])('is refused in words when it is broken, $size', async ({ options, says, fault }) => {
    const { page, faults } = await visit(browser, options);
    const broken = standard('yamatai') as MapEdition;
    for (const { polygon } of broken.map.islands) polygon.reverse();
    await page.goto(`${base}/new?game=yamatai`);
    await pick(page, broken, 'broken.json');
    const list = page.locator('form ol[tabindex]');
    await list.waitFor();
    expect(
      (await page.textContent('form [role="alert"]'))?.replace(/[\u00a0\u202f]/g, ' ').trim(),
    ).toBe(says);
    expect(await list.locator('li').count()).toBe(34);
    await list.locator('li').first().locator('span').waitFor(); // the words of a language are loaded when they are needed
    expect(await list.locator('li').first().textContent()).toMatch(fault);
    // All of it can be read: the list scrolls, and nothing is wider than the page.
    const last = list.locator('li').last();
    await list.focus();
    await page.keyboard.press('End');
    await page.waitForFunction(
      (one) =>
        one instanceof Element &&
        one.getBoundingClientRect().bottom <=
          (one.parentElement?.getBoundingClientRect().bottom ?? 0),
      await last.elementHandle(),
    );
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      ),
    ).toBe(true);
    expect(await seriousFaults(page)).toEqual([]);
    // The box keeps the standard components, with which a game is played in this browser.
    await page.click('form button.main');
    await page.waitForURL(/\/solo\//);
    expect(faults).toEqual([]);
  });
});

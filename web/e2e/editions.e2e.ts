// An owner's edition from a file: what is wrong with it in words, and a table that plays with it.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mirrored, type MapEdition } from '../tests/mirrored';
import { seriousFaults } from './axe';
import { base, desktop, launch, phone, visit, showAll } from './browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const standard = (game: string): MapEdition => JSON.parse(readFileSync(new URL(`../../editions/${game}.json`, import.meta.url), 'utf8')) as MapEdition;

async function pick(page: Page, content: unknown, name = 'mine.json'): Promise<void> {
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
  await page.waitForSelector('main form > details');
  if ((await page.locator('main form > details[open]').count()) === 0) await showAll(page);
  await page.setInputFiles('input[type="file"]', { name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

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
    const { map } = mirrored(standard('yamatai'));
    await page.goto(`${base}/new?game=yamatai`);
    await pick(page, mirrored(standard('yamatai')));
    await page.waitForSelector('form [role="status"] > code');
    expect(await page.locator('form [role="status"] > code').allTextContents()).toEqual(['map']);
    expect(await page.locator('form [role="status"] .unread code').allTextContents()).toContain('map.spaces.x');
    expect(await page.textContent('form')).toContain('“mirrored”');
    await page.click('form button.main');
    await page.waitForSelector('.yamatai [data-space]');
    expect(await page.textContent('.players')).toContain('Edition “mirrored”');

    const places = new Map(await drawn(page));
    expect(places.size).toBe(map.spaces.length);
    const [left, right] = [map.spaces.reduce((a, b) => (b.x < a.x ? b : a)), map.spaces.reduce((a, b) => (b.x > a.x ? b : a))];
    const at = ({ id }: { id: number }): number => places.get(id) ?? NaN;
    const scale = (at(right) - at(left)) / (right.x - left.x);
    expect(scale).toBeGreaterThan(0.2);
    for (const space of map.spaces) {
      expect(Math.abs(at(space) - at(left) - scale * (space.x - left.x)), `space ${space.id}`).toBeLessThan(2);
    }
    expect(faults).toEqual([]);
  });

  it.each([
    { size: 'desktop', options: desktop, says: '“broken.json” has 34 faults', fault: /island 1, .*line \d+, .*clockwise.*\./s },
    { size: 'phone', options: phone, says: '« broken.json » a 34 défauts', fault: /île 1, .*ligne \d+, .*sens des aiguilles d’une montre.*\./s },
  ])('is refused in words when it is broken, $size', async ({ options, says, fault }) => {
    const { page, faults } = await visit(browser, options);
    const broken = standard('yamatai');
    for (const { polygon } of broken.map.islands) polygon.reverse();
    await page.goto(`${base}/new?game=yamatai`);
    await pick(page, broken, 'broken.json');
    const list = page.locator('form ol[tabindex]');
    await list.waitFor();
    expect((await page.textContent('form [role="alert"]'))?.replace(/[\u00a0\u202f]/g, ' ').trim()).toBe(says);
    expect(await list.locator('li').count()).toBe(34);
    await list.locator('li').first().locator('span').waitFor(); // the words of a language are loaded when they are needed
    expect(await list.locator('li').first().textContent()).toMatch(fault);
    // All of it can be read: the list scrolls, and nothing is wider than the page.
    const last = list.locator('li').last();
    await list.focus();
    await page.keyboard.press('End');
    await page.waitForFunction(
      (one) => one instanceof Element && one.getBoundingClientRect().bottom <= (one.parentElement?.getBoundingClientRect().bottom ?? 0),
      await last.elementHandle(),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await seriousFaults(page)).toEqual([]);
    // The box keeps the standard components, with which a game is played in this browser.
    await page.click('form button.main');
    await page.waitForURL(/\/solo\//);
    expect(faults).toEqual([]);
  });
});

it('a file that is mended and picked again is taken', async () => {
  const { page, faults } = await visit(browser, desktop);
  await page.goto(`${base}/new?game=osaka`);
  await pick(page, '[]');
  await page.waitForSelector('form [role="alert"]:has-text("cannot be read")');
  await pick(page, standard('yamatai'));
  await page.waitForSelector('form [role="alert"]:has-text("has 1 fault")');
  await pick(page, { ...standard('osaka'), edition: 'mine' });
  await page.waitForSelector('form [role="status"]');
  expect(await page.locator('form [role="alert"]').count()).toBe(0);
  expect(await page.textContent('form')).toContain('“mine”');
  await pick(page, { ...standard('osaka'), edition: '' });
  await page.waitForSelector('form ol[tabindex] strong:text("edition, line")');
  expect(await page.textContent('form')).not.toContain('“mine”');
  // Nobody begins while a file is looked at, however quick.
  await pick(page, { ...standard('osaka'), edition: 'mine' });
  await page.click('form button.main');
  await page.waitForURL(/\/table\//);
  expect(faults).toEqual([]);
});

// Everything on a board has a name and one sentence: at every lesson's table, whatever can be seen belongs to a thing; and
// who asks is told, by key, by touch and by mouse.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFaults } from './axe';
import { base, desktop, launch, phone, visit } from './browser';

const folder = fileURLToPath(new URL('../src/lessons/', import.meta.url));
const courses = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const lessonsOf = (game: string): string[] =>
  readdirSync(folder + game)
    .filter((file) => /^\d/.test(file))
    .map((file) => file.replace(/^\d+-|\.json$/g, ''));

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Seen {
  /** What belongs to no thing, a line each. */
  untold: string[];
  /** The kinds of anchors that each thing is said of. */
  kinds: Record<string, string[]>;
}

/** What can be seen on the board and is no question, no heading and no scenery (`data-scenery`) belongs to a thing. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const board = document.querySelector('.board') as HTMLElement;
    const APART =
      '.sr, .unseen, .layer, .banner, [data-scenery], [role="tablist"], .zoom, h2, h3, defs, symbol, style, title, .choice, .choices';
    const untold = new Set<string>();
    const kinds: Record<string, string[]> = {};
    const isSeen = (one: Element): boolean => {
      const { width, height } = one.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    const where = (one: Element): string =>
      `${one.parentElement?.getAttribute('class') ?? ''} > ${one.outerHTML.replace(/\s+/g, ' ').slice(0, 110)}`;
    const walker = document.createTreeWalker(board, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const one = node instanceof Text ? node.parentElement : (node as Element);
      if (!one || one.closest(APART) || !isSeen(one)) continue;
      const says =
        node instanceof Text
          ? node.data.trim() !== ''
          : one.matches('use, image, img, [data-anchor], button, [role="button"]');
      if (!says) continue;
      const thing = one.closest<HTMLElement>('[data-thing]');
      if (!thing) untold.add(where(one));
      const anchor = one.getAttribute('data-anchor')?.replace(/[:.].*/, '');
      const key = thing?.dataset['thing'];
      if (key && anchor && !kinds[key]?.includes(anchor)) (kinds[key] ??= []).push(anchor);
    }
    return { untold: [...untold].slice(0, 12), kinds };
  });

describe.each(courses)('the board of %s', (game) => {
  it('has nothing without a name, at the table of any lesson', async () => {
    const { page, context, faults } = await visit(browser, desktop);
    const kinds: Record<string, Set<string>> = {};
    for (const id of lessonsOf(game)) {
      await page.goto(`${base}/learn/${game}/${id}`);
      await page.waitForSelector('.guide .words.ask');
      await page.waitForSelector('.board [data-anchor]');
      const seen = await look(page);
      expect(seen.untold, id).toEqual([]);
      for (const [key, some] of Object.entries(seen.kinds))
        some.forEach((kind) => (kinds[key] ??= new Set()).add(kind));
    }
    // One word for many kinds of things would say nothing of any.
    expect(
      Object.entries(kinds).flatMap(([key, all]) =>
        all.size > 3 ? [`${key}: ${[...all].join(', ')}`] : [],
      ),
    ).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('tells them one after the other by the keyboard alone', async () => {
    const { page, context, faults } = await visit(browser, {
      ...desktop,
      viewport: { width: 1366, height: 768 },
      locale: 'fr-FR',
    });
    await page.goto(`${base}/learn/${game}/${lessonsOf(game)[1] ?? ''}`);
    await page.waitForSelector('.guide .words.ask');
    await page.keyboard.press('i');
    await page.waitForSelector('.explain');
    const all = await page.evaluate(
      () =>
        new Set(
          [...document.querySelectorAll<HTMLElement>('.board [data-thing]')].map(
            (one) => one.dataset['thing'],
          ),
        ).size,
    );
    const told = new Set<string>();
    for (let i = 0; i < 400; ++i) {
      await page.keyboard.press('ArrowRight');
      const key = (await page.getAttribute('[data-explained]', 'data-explained')) ?? '';
      expect(await page.textContent('.explain strong'), key).toMatch(/\S/);
      expect(await page.locator('.explain .link').count(), key).toBe(1);
      told.add(key);
      if (told.size === all) break;
    }
    expect(told.size).toBeGreaterThan(8);
    expect(await seriousFaults(page)).toEqual([]);
    // A click does not take the keys away.
    await page.locator('.board.lit').click();
    const after = new Set<string | null>();
    for (let i = 0; i < 30; ++i) {
      // Many things in a row may be of one kind; each has a place of its own.
      after.add(await page.getAttribute('.ring.told', 'style'));
      await page.keyboard.press('ArrowRight');
    }
    expect(after.size).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
    expect(await page.locator('.explain').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('tells what a finger touches, and nothing is played by it', async () => {
    const { page, context, faults } = await visit(browser, phone);
    await page.goto(`${base}/learn/${game}/${lessonsOf(game)[1] ?? ''}`);
    await page.waitForSelector('.guide .words.ask');
    await page.tap('[data-action="explain"]');
    const spots = await page.evaluate(() =>
      [...document.querySelectorAll('.board [data-thing]')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.getBoundingClientRect())
        .filter(({ y, height, width }) => y > 220 && y + height < 560 && height > 8 && width > 8)
        .filter(({ x, width }) => x >= 0 && x + width <= innerWidth) // a map may be near
        .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
        .slice(0, 6),
    );
    expect(spots.length).toBeGreaterThan(0);
    // What is told may lie over the next one.
    const isFree = ({ x, y }: { x: number; y: number }): boolean =>
      document.elementFromPoint(x, y)?.closest('.board') != null;
    for (const { x, y } of spots) {
      if (!(await page.evaluate(isFree, { x, y }))) continue;
      await page.touchscreen.tap(x, y);
      expect(await page.getAttribute('[data-explained]', 'data-explained')).toMatch(/\w/);
    }
    expect(await page.locator('.guide .words.ask').count()).toBe(1);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBeLessThanOrEqual(0);
    await page.tap('[data-action="explain-close"]');
    expect(faults).toEqual([]);
    await context.close();
  });
});

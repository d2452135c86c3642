// Every lesson in the browser: what it points at is there, its steps go on to the end, and it needs no network.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { example } from '../tests/example';
import { base, desktop, launch, phone, visit } from './browser';
import { seriousFaults } from './axe';
import { inTurn } from './turns';
import type { Lesson } from '../src/lessons/lesson';

const folder = fileURLToPath(new URL('../src/lessons/', import.meta.url));
const courses = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

const lessonsOf = (game: string): { id: string; lesson: Lesson }[] =>
  readdirSync(folder + game)
    .filter((file) => /^\d/.test(file))
    .sort()
    .map((file) => ({
      id: file.replace(/^\d+-|\.json$/g, ''),
      lesson: JSON.parse(readFileSync(`${folder}${game}/${file}`, 'utf8')) as Lesson,
    }));

const sizes = [
  { size: 'desktop', options: { ...desktop, viewport: { width: 1366, height: 768 } } },
  { size: 'phone', options: phone },
];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Of these anchors, those of which nothing can be seen. */
const unseen = (page: Page, names: string[]): Promise<string[]> =>
  page.evaluate(
    (all) =>
      all.filter(
        (name) =>
          ![...document.querySelectorAll(`[data-anchor="${name}"]`)].some(
            (one) => one.getClientRects().length > 0,
          ),
      ),
    names,
  );

/** Of these anchors, those that glow and yet look no different: a shape without a line, or a frame that covers nothing. */
const unmarked = (page: Page, names: string[]): Promise<string[]> =>
  page.evaluate((all) => {
    const marked = (one: Element): boolean => {
      const { width, height } = one.getBoundingClientRect();
      const style = getComputedStyle(one);
      const painted =
        (one as HTMLElement).tagName in { g: 1, use: 1 }
          ? style.filter !== 'none' && one.getClientRects().length > 0
          : false;
      const drawn =
        one instanceof SVGGeometryElement &&
        style.stroke !== 'none' &&
        parseFloat(style.strokeWidth) >= 3;
      return Math.min(width, height) >= 8 && (painted || drawn || style.outlineStyle === 'dashed');
    };
    return all.filter(
      (name) => ![...document.querySelectorAll(`[data-anchor="${name}"][data-glow]`)].some(marked),
    );
  }, names);

/** How many of these do not lie whole within that. */
const leftOut = (page: Page, within: string, all: string): Promise<number> =>
  page.locator(`${within} ${all}`).evaluateAll((parts, frame) => {
    const outer = document.querySelector(frame)?.getBoundingClientRect();
    return parts.filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return !(
        outer &&
        left >= outer.left &&
        right <= outer.right &&
        top >= outer.top &&
        bottom <= outer.bottom
      );
    }).length;
  }, within);

/** Presses what is found, by the keyboard alone. */
async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).focus();
  await page.keyboard.press('Enter');
}

async function take(
  page: Page,
  lesson: Lesson,
  go: (selector: string) => Promise<void>,
): Promise<void> {
  for (const [i, step] of lesson.steps.entries()) {
    await page.waitForSelector(`.guide .words.ask[data-step="${i + 1}"]`);
    const names = [...(step.glow ?? []), ...(step.arrows ?? []).flat()];
    expect(await unseen(page, names), `step ${i + 1}`).toEqual([]);
    expect(await unmarked(page, step.glow ?? []), `step ${i + 1}`).toEqual([]);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBeLessThanOrEqual(0);
    await go('[data-action="show"]');
    const next = lesson.steps[i + 1];
    // Where the table stays, the next step begins by itself.
    if (next && !next.position) continue;
    await page.waitForSelector('.guide .words.right');
    if (next) await go('[data-action="go-on"]');
  }
}

describe.each(courses)('the course of %s', (game) => {
  it.each(inTurn(game, sizes))(
    'goes from the first lesson to the last, $size',
    async ({ size, options }) => {
      const { page, context, faults } = await visit(browser, options);
      const go = (selector: string): Promise<void> =>
        size === 'phone' ? page.tap(selector) : press(page, selector);
      await page.goto(`${base}/learn/${game}`);
      await page.waitForSelector('h1');
      expect(await seriousFaults(page)).toEqual([]);
      await go('[data-action="next"]');
      const all = lessonsOf(game);
      for (const [i, { id, lesson }] of all.entries()) {
        await page.waitForURL(`**/learn/${game}/${id}`);
        await take(page, lesson, go);
        if (i % 3 === 0) expect(await seriousFaults(page), id).toEqual([]);
        await go(`[data-action="${i < all.length - 1 ? 'go-on' : 'to-course'}"]`);
      }
      await page.waitForURL(`**/learn/${game}`);
      await page.waitForSelector('.number');
      expect(await page.locator('.number.done').count()).toBe(all.length);
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});

describe('a lesson', () => {
  it('is taken by hand: a wrong try is answered and taken back, the right one goes on', async () => {
    const { page, context, faults } = await visit(browser, desktop);
    await page.goto(`${base}/learn/${example}/sell`);
    await page.locator('.row.market button.can').nth(1).click();
    await page.click('[data-action="take"]');
    await page.waitForSelector('.guide .words.wrong');
    await page.click('[data-action="again"]');
    await page.click('button.buy.can');
    await page.click('[data-action="buy"]');
    await page.waitForSelector('.guide .answered');
    expect(await page.textContent('.own .points')).toContain('4');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('leads from the end of the course into a game in one touch', async () => {
    const { page, context, faults } = await visit(browser, phone);
    const last = lessonsOf(example).at(-1)?.id ?? '';
    await page.goto(`${base}/learn/${example}/${last}`);
    await page.tap('[data-action="show"]');
    await page.waitForSelector('.bar [data-action="play"]');
    expect(await leftOut(page, '.bar', '.button')).toBe(0);
    await page.tap('.bar [data-action="play"]');
    await page.waitForURL('**/solo/*');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('has all its words in reach on a phone on its side', async () => {
    const { page, context, faults } = await visit(browser, {
      ...phone,
      viewport: { width: 844, height: 390 },
    });
    await page.goto(`${base}/learn/${example}/pay`);
    await page.waitForSelector('.guide .words.ask');
    const words = await page.locator('.guide .words').boundingBox();
    const bar = await page.locator('.bar').boundingBox();
    expect((words?.y ?? Infinity) + (words?.height ?? Infinity)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(await leftOut(page, '.guide .words', '[data-action="show"]')).toBe(0);
    await page.tap('[data-action="show"]');
    await page.waitForSelector('.guide .words.right');
    await page.waitForSelector('.bar [data-action="go-on"]');
    expect(await leftOut(page, '.bar', '.button')).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('goes on with the step under way when the page is loaded anew, or in another language', async () => {
    const { page, context, faults } = await visit(browser, desktop);
    await page.goto(`${base}/learn/${example}/money`);
    await page.waitForSelector('.guide .words.ask');
    const first = await page.textContent('.guide .words');
    await page.click('[data-action="show"]');
    await page.waitForSelector('.guide .words.ask[data-step="2"] .answered');
    const second = await page.textContent('.guide .words');
    await page.reload();
    await page.waitForSelector('.guide .words.ask[data-step="2"]');
    expect(second).toContain(await page.textContent('.guide .words .asked'));
    expect(second).not.toBe(first);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('needs no network after one visit', async () => {
    const { page, context, faults } = await visit(browser, phone);
    await page.goto(base);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.goto(`${base}/learn/${example}/ships`);
    await page.tap('[data-action="show"]');
    await page.waitForSelector('.guide .words.right');
    expect(faults).toEqual([]);
    await context.close();
  });
});

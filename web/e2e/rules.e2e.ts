// The rules pages: their pictures are drawn, the search finds, a clause can be tried out, and the player aid is one sheet.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { example } from '../tests/example';
import { seriousFaults } from './axe';
import { base, desktop, launch, phone, visit } from './browser';
import { withBook } from './games';
import { inTurn } from './turns';

/** In the page: notes the most chapters that were drawn in one go. */
function countChapters(): void {
  new MutationObserver((changes) => {
    const most = document.documentElement.dataset;
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const chapters = added
      .filter((node) => node instanceof HTMLElement)
      .map((one) => Number(one.matches('.clauses')) + one.querySelectorAll('.clauses').length);
    const sum = chapters.reduce((all, some) => all + some, 0);
    most['chapters'] = String(Math.max(sum, Number(most['chapters'] ?? 0)));
  }).observe(document, { childList: true, subtree: true });
}

const sizes = [
  { size: 'desktop', options: { ...desktop, viewport: { width: 1366, height: 768 } } },
  { size: 'phone', options: phone },
];
const BRIEF = 5;
/** Elements that a page may have before anybody stirs; a board alone has more. */
const SOON = 1500;
/** Somebody is there: what is out of sight is drawn only then. */
const stir = async (page: Page): Promise<void> => {
  await page.waitForSelector('.brief .picture');
  await page.keyboard.press('Shift');
};

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe.each(withBook)('the rules of %s', (game) => {
  it('draw what is in sight first, the rest once somebody is there', async () => {
    const { page, context, faults } = await visit(browser, phone);
    await page.addInitScript(countChapters);
    await page.goto(`${base}/rules/${game}`);
    await page.waitForSelector('#glossary');
    expect(await page.locator('.clauses').count()).toBeGreaterThan(5);
    // A chapter at a time, so that the page answers in between.
    expect(await page.getAttribute('html', 'data-chapters')).toBe('1');
    await page.waitForSelector('.brief .picture');
    await page.waitForTimeout(1500);
    const drawn = page.locator('.brief .picture[data-cut]');
    expect(await page.locator('.brief .picture').count()).toBe(BRIEF);
    expect(await page.locator('*').count()).toBeLessThan(SOON);
    await stir(page);
    await drawn.first().waitFor();
    await drawn.nth(BRIEF - 1).waitFor({ state: 'attached' });
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each(inTurn(game, sizes))('are drawn, $size', async ({ options }) => {
    const { page, context, faults } = await visit(browser, options);
    await page.goto(`${base}/rules/${game}`);
    await stir(page);
    await page.waitForFunction(
      (count) => document.querySelectorAll('.brief .picture[data-cut]').length === count,
      BRIEF,
    );
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBeLessThanOrEqual(0);
    expect(await seriousFaults(page)).toEqual([]);
    const all = await page.locator('.clause .picture').count();
    for (let i = 0; i < all; ++i) {
      await page.locator('.clause .picture').nth(i).scrollIntoViewIfNeeded();
      await page.waitForFunction(
        (at) => document.querySelectorAll('.clause .picture')[at]?.hasAttribute('data-cut'),
        i,
      );
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each(['en-GB', 'fr-FR'])('are one sheet of paper: the player aid, %s', async (locale) => {
    const { page, context, faults } = await visit(browser, { ...desktop, locale });
    await page.goto(`${base}/rules/${game}`);
    await stir(page);
    await page.waitForFunction(
      (count) => document.querySelectorAll('.brief .picture[data-cut]').length === count,
      BRIEF,
    );
    const sheet = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1');
    expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect(faults).toEqual([]);
    await context.close();
  });
});

it('are searched, and what is found can be tried', async () => {
  const { page, context, faults } = await visit(browser, desktop);
  await page.goto(`${base}/rules/${example}`);
  await page.fill('input[type="search"]', 'WAVES wrecked');
  await page.waitForFunction(() => document.querySelectorAll('.clause').length < 10);
  expect(await page.locator('.clause').count()).toBeGreaterThan(0);
  expect(await page.locator('#OSA-P8').count()).toBe(1);
  await page.locator('.clause .play a').first().click();
  await page.waitForURL(`**/learn/${example}/*`);
  await page.waitForSelector('.guide .words.ask');
  expect(faults).toEqual([]);
  await context.close();
});

it('Back from a lesson leads to the place that was left', async () => {
  const { page, context, faults } = await visit(browser, desktop);
  await page.goto(`${base}/rules/${example}`);
  await page.waitForFunction(() => document.documentElement.scrollHeight > 5000);
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await page.waitForTimeout(1000);
  const left = await page.evaluate(() => scrollY);
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('main a[href^="/learn/"]')];
    links.find((link) => link.getBoundingClientRect().top > 0)?.click();
  });
  await page.waitForURL(/\/learn\//);
  await page.waitForSelector('.stage');
  await page.goBack();
  await page.waitForFunction((y) => Math.abs(scrollY - y) < 50, left);
  await page.waitForTimeout(2000);
  expect(Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(50);
  expect(faults).toEqual([]);
  await context.close();
});

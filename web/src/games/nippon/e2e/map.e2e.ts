// The map of a laptop: the buttons and the key that lie over it leave all that is said of regions free.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { base, desktop, launch, visit } from '../../../../e2e/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it.each([
  ['en-GB', 1366],
  ['fr-FR', 1366],
  ['fr-FR', 1440],
])('says all of its regions: %s, %i wide', async (locale, width) => {
  const { page, context, faults } = await visit(browser, {
    ...desktop,
    locale,
    viewport: { width, height: width === 1366 ? 768 : 900 },
    serviceWorkers: 'block',
  });
  await page.goto(`${base}/new?game=nippon`);
  await page.click('button.main.big');
  await page.waitForSelector('.town .open button');
  const covered = await page.evaluate(() => {
    const over = [...document.querySelectorAll('.town .open button, .town .key')].map((one) =>
      one.getBoundingClientRect(),
    );
    return [...document.querySelectorAll('.town [data-anchor^="panel:"]')]
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return over.some(
          (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
        );
      })
      .map((one) => one.getAttribute('data-anchor'));
  });
  expect(await page.locator('.town [data-anchor^="panel:"]').count()).toBe(4);
  expect(covered).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it.each(['en-GB', 'fr-FR'])(
  'says its actions in whole words on a small laptop: %s',
  async (locale) => {
    const { page, context, faults } = await visit(browser, {
      ...desktop,
      locale,
      viewport: { width: 1280, height: 720 },
      serviceWorkers: 'block',
    });
    await page.goto(`${base}/new?game=nippon`);
    await page.click('button.main.big');
    await page.waitForSelector('.act span');
    const faulty = await page.evaluate(() => {
      const broken = [...document.querySelectorAll('.act span')].filter((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > (one.textContent ?? '').trim().split(' ').length;
      });
      const full = [...document.querySelectorAll('.space .workers, .work > *')].filter(
        (one) => one.scrollWidth > one.clientWidth + 1,
      );
      return [...broken, ...full].map((one) => `${one.className} ${one.textContent}`);
    });
    expect(faulty).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
);

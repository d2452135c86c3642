// An assistant that the president could not reach: the bar says so once in a browser, and forbids nothing.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { base, desktop, launch, visit } from '../../../../e2e/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('warns a single time of an assistant where the president has no way', async () => {
  const { page, context, faults } = await visit(browser, desktop);
  const why = page.locator('[data-action="why"]');
  const place = page.locator('[data-action="place"]');
  // The president has a way to the silk factory, and none to the church.
  const touch = (cell: number): Promise<void> =>
    page.locator(`.board [data-cell="${cell}"]`).click({ position: { x: 20, y: 60 } });
  const open = async (): Promise<void> => {
    await page.goto(`${base}/learn/yokohama/walk`);
    await page.waitForSelector('.board [data-cell="3"].can');
  };
  await open();
  await touch(5);
  await place.waitFor();
  expect(await why.count()).toBe(0);
  await touch(3);
  await why.waitFor();
  expect(await page.textContent('main')).toContain('Out of your president’s reach: Church');
  expect(await place.count()).toBe(1);
  await open();
  await touch(3);
  await place.waitFor();
  expect(await why.count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

// A lesson on a map that is too small for a phone.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { base, launch, PATIENCE_MS, phone, visit } from '../../../../e2e/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('brings near what a map is too small for, and the whole back afterwards', async () => {
  const { page, context, faults } = await visit(browser, phone);
  const size = (): Promise<number> =>
    page.locator('[data-anchor="space:24"]').evaluate((one) => one.getBoundingClientRect().width);
  const sized = (fits: (width: number) => boolean): Promise<void> =>
    expect.poll(async () => fits(await size()), { timeout: PATIENCE_MS }).toBe(true);
  await page.goto(`${base}/learn/yamatai/wins`);
  // The isle of the second step is large enough on the whole map, the space of the first is not.
  for (const [step, near] of [true, false].entries()) {
    await page.waitForSelector(`.guide .words.ask[data-step="${step + 1}"]`);
    await sized((width) => (near ? width > 24 : width < 20));
    await page.tap('[data-action="show"]');
  }
  expect(faults).toEqual([]);
  await context.close();
});

it('has short names on the whole map of a game', async () => {
  const { page, context } = await visit(browser, phone);
  await page.goto(base);
  await page.click('[data-game="yamatai"] [data-action="play"]');
  await page.locator('.map text.name', { hasText: /^Grues$/ }).waitFor();
  await context.close();
});

// A table of two: its map is large, nothing lies over it at the beginning, it keeps the view and the drawing it has.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { base, desktop, launch, phone, visit, type Visitor } from '../../../../e2e/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function begin(width: number, height: number): Promise<Visitor> {
  const visitor = await visit(browser, {
    ...(width < 1000 ? { ...phone, locale: 'en-GB' } : desktop),
    viewport: { width, height },
    serviceWorkers: 'block',
  });
  await visitor.page.goto(base);
  await visitor.page.click('[data-game="yokohama"] [data-action="play"]');
  await visitor.page.locator('[data-choice]').first().waitFor();
  return visitor;
}
/** Until assistants are to be placed. */
async function keepOne(page: Page): Promise<void> {
  await page.locator('[data-choice]').first().click();
  await page.click('.bar [data-action="keep"]');
  const confirm = page.locator('.bar [data-action="confirm"]');
  const area = page.locator('.area.can').first();
  await confirm.or(area).first().waitFor();
  if (await confirm.count()) await confirm.click();
  await area.waitFor();
}
async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not seen`);
  return box;
}
const viewOf = (page: Page): Promise<string | null> =>
  page.locator('.map > svg').getAttribute('viewBox');

describe.each([
  [1366, 768],
  [390, 844],
  [844, 390],
] as const)('the first choice at %i×%i', (width, height) => {
  it('lies beside the areas and the achievements', async () => {
    const { page, context, faults } = await begin(width, height);
    const panel = await boxOf(page, '.panel:has([data-choice])');
    expect(panel.x).toBeGreaterThanOrEqual(0);
    expect(panel.x + panel.width).toBeLessThanOrEqual(width);
    const covered = await page.evaluate(
      ({ x, y, width: across, height: down }) =>
        [...document.querySelectorAll('.map .area, .map .tile')].filter((one) => {
          const box = one.getBoundingClientRect();
          return box.x < x + across && box.right > x && box.y < y + down && box.bottom > y;
        }).length,
      panel,
    );
    expect(covered).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});

it('has a large map on a laptop, which a hint leaves as it was', async () => {
  const { page, context, faults } = await begin(1366, 768);
  expect((await boxOf(page, '.map')).width).toBeGreaterThan(480);
  expect((await boxOf(page, '.side .row .card')).height).toBeLessThan(110);
  await keepOne(page);
  const before = await viewOf(page);
  await page.click('[data-action="hint"]');
  await page.click('[data-action="hint-do"]');
  await page.locator('[data-action="hint-close"]').waitFor({ state: 'detached' });
  await page.locator('.bar .buttons button').first().waitFor();
  await expect.poll(() => viewOf(page)).toBe(before);
  expect(faults).toEqual([]);
  await context.close();
});

/** Names of areas that a sign or a token lies on. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.map .area')].flatMap((area) => {
      const over = [...area.querySelectorAll('use:not(.big, .vignette), .token')].map((one) =>
        one.getBoundingClientRect(),
      );
      return [...area.querySelectorAll('text.name')]
        .filter((name) => {
          const box = name.getBoundingClientRect();
          return over.some(
            ({ x, y, right, bottom }) =>
              x < box.right - 1 && right > box.x + 1 && y < box.bottom - 3 && bottom > box.y + 3,
          );
        })
        .map((name) => name.textContent);
    }),
  );

it('keeps its drawing on a phone when something takes 60 pixels, and names can be read', async () => {
  const { page, context, faults } = await begin(390, 844);
  await keepOne(page);
  const shown = async () => ({
    hidden: await hidden(page),
    names: await page.locator('.map .area text.name').count(),
  });
  const whole = await shown();
  expect(whole).toMatchObject({ hidden: [] });
  expect(whole.names).toBeGreaterThanOrEqual(10);
  await page.setViewportSize({ width: 390, height: 784 });
  expect(await shown()).toEqual(whole);
  await page.setViewportSize({ width: 390, height: 700 });
  expect((await shown()).hidden).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

// The review of a game: after it, from its file, left and taken up again.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLAY, base, desktop, launch, phone, playOn, visit } from './browser';
import { seriousFaults } from './axe';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const SHOTS = process.env['SHOTS'];
const shoot = async (page: Page, name: string): Promise<unknown> =>
  SHOTS === undefined ? undefined : page.screenshot({ path: `${SHOTS}/review-${name}.png` });

/** Waits until everything has been looked at once. */
const looked = (page: Page): Promise<unknown> =>
  page.waitForSelector('[data-pass="2"], [data-pass="finished"]');

describe('a review', () => {
  it('follows a game against a bot, and can be left and shared by its file', async () => {
    const { page, context, faults } = await visit(browser, desktop);
    await page.goto(base);
    await page.click(PLAY);
    await playOn(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.click('[data-action="record"]'),
    ]);
    const buffer = readFileSync(await download.path());
    const file = { name: 'game.json', mimeType: 'application/json', buffer };
    await page.click('[data-action="review"]');
    await page.waitForSelector('.review svg[role="img"]');
    await looked(page);
    await shoot(page, 'desktop');
    expect(await seriousFaults(page)).toEqual([]);

    // A turning point leads to its step, whose address can be sent.
    const turning = page.locator('.review [data-to]').first();
    const to = await turning.getAttribute('data-to');
    await turning.click();
    await page.waitForURL(new RegExp(`[?]at=${to}$`));
    await page.waitForSelector('.played');
    await shoot(page, 'turning');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(new RegExp(`[?]at=${Number(to) + 1}$`));

    // It is there at once after a reload, at the same step.
    await page.reload();
    await looked(page);
    expect(new URL(page.url()).search).toBe(`?at=${Number(to) + 1}`);

    await page.goto(`${base}/review`);
    expect(await seriousFaults(page)).toEqual([]);
    await page.setInputFiles('input[type="file"]', file);
    await page.waitForURL(/\/review\/file\/\w+/);
    await page.waitForSelector('[data-seat="1"]');
    expect(faults).toEqual([]);
    await context.close();

    // Somebody else reads the same file on a phone, in French.
    const guest = await visit(browser, phone);
    await guest.page.goto(`${base}/review`);
    await guest.page.setInputFiles('input[type="file"]', file);
    await looked(guest.page);
    expect(await guest.page.textContent('.review')).toContain('Chances de victoire');
    expect(
      await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    await shoot(guest.page, 'phone');
    expect(await seriousFaults(guest.page)).toEqual([]);
    expect(guest.faults).toEqual([]);
    await guest.context.close();
  });

  it('says what is wrong with a file', async () => {
    const { page, context } = await visit(browser, desktop);
    await page.goto(`${base}/review`);
    const buffer = Buffer.from('{"kaisho": "record", "game": "chess"}');
    const file = { name: 'chess.json', mimeType: 'application/json', buffer };
    await page.setInputFiles('input[type="file"]', file);
    await page.waitForSelector('[role="alert"]:has-text("chess.json")');
    await context.close();
  });
});

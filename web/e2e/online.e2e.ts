import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, askedAt, base, desktop, launch, phone, visit } from './browser';
import { seriousFaults } from './axe';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function openTable(page: Page, name: string): Promise<string> {
  await page.goto(`${base}/new`);
  await page.locator('main li').nth(1).locator('label:has-text("A friend, by link")').click();
  await page.fill('main input.field', name);
  await page.click('text=Open the table');
  return page.locator('input[readonly]').first().inputValue();
}

/** Turns are sent as soon as they are whole. */
async function withoutConfirmation(page: Page): Promise<void> {
  await page.click('header nav button:last-child');
  await page.locator('dialog[open] input[role="switch"]').first().uncheck();
  await page.keyboard.press('Escape');
}

// Both play in turn until the game is over on both pages.
async function playTogether(pages: Page[], until: (done: number) => boolean = () => false): Promise<void> {
  for (let done = 0; done < 1500; ++done) {
    if (until(done)) return;
    const { page, what } = await askedAt(pages);
    if (what === 'over') {
      await Promise.all(pages.map((one) => one.waitForSelector('dialog[open] [data-action="record"]')));
      return;
    }
    await act(page, what);
  }
  throw new Error('the game does not end');
}

describe('online, two friends and a link', () => {
  it('a whole game, with a broken line on the way', async () => {
    const ann = await visit(browser, desktop);
    const ben = await visit(browser, phone);
    const link = await openTable(ann.page, 'Ann');
    expect(await seriousFaults(ann.page)).toEqual([]);

    await ben.page.goto(link);
    await ben.page.fill('main input.field', 'Ben');
    expect(await seriousFaults(ben.page)).toEqual([]);
    await ben.page.click('main form button.main');
    await askedAt([ann.page, ben.page]);
    for (const { page } of [ann, ben]) await withoutConfirmation(page);
    await playTogether([ann.page, ben.page], (done) => done >= 16);
    expect(await ann.page.locator('.players').textContent()).toContain('Ben');
    expect(ben.page.url()).not.toContain('#');

    await ben.context.setOffline(true);
    await ben.context.setOffline(false);
    await ann.page.reload();
    await playTogether([ann.page, ben.page]);

    for (const { page, faults } of [ann, ben]) {
      await page.locator('dialog[open] .checks svg').nth(3).waitFor();
      expect(await page.locator('dialog[open] .checks .bad').count()).toBe(0);
      expect(faults).toEqual([]);
    }
    const scores = async (page: Page): Promise<string[]> =>
      (await page.locator('dialog[open] tbody td strong').allTextContents()).map((text) => text.trim());
    expect(await scores(ann.page)).toEqual(await scores(ben.page));
  });

  it('an onlooker sees the table, and no hand', async () => {
    const ann = await visit(browser, desktop);
    const guest = await visit(browser, desktop);
    const link = await openTable(ann.page, 'Ann');
    const ben = await visit(browser, desktop);
    await ben.page.goto(link);
    await ben.page.click('main form button.main');
    await askedAt([ann.page, ben.page]);
    await guest.page.goto(ann.page.url().replace(/\?.*/, ''));
    await guest.page.waitForSelector('.players li');
    expect(await guest.page.locator('.own').count()).toBe(0);
    expect(await guest.page.locator('.players').textContent()).not.toMatch(/money|points/);
    await guest.page.goto(link);
    await guest.page.click('main form button.main');
    await guest.page.waitForSelector('[role="alert"]');
    expect(guest.faults).toEqual([]);
  });
});

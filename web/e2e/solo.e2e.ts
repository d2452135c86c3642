import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { example } from '../tests/example';
import { PLAY, act, asked, base, desktop, launch, playOn, showAll, visit } from './browser';
import { seriousFaults } from './axe';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('alone, on a desktop, in English', () => {
  it('a whole game from the first click to the result, with a reload on the way', async () => {
    const { page, faults } = await visit(browser, desktop);
    await page.goto(base);
    await page.click(PLAY);
    await playOn(page, (done) => done >= 12);
    const log = await page.locator('aside .log li').allTextContents();
    const before = page.url();
    await page.reload();
    await asked(page);
    expect(page.url()).toBe(before);
    const after = await page.locator('aside .log li').allTextContents();
    expect(after.slice(0, log.length - 6)).toEqual(log.slice(0, log.length - 6));
    await playOn(page);

    const dialog = page.locator('dialog[open]');
    await dialog.locator('.checks li svg').first().waitFor();
    expect(await dialog.textContent()).toMatch(/win|shared/i);
    expect(await dialog.locator('.checks .bad').count()).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);

    // Closed, it can be had again, and what can be done next lies in the bar.
    await page.keyboard.press('Escape');
    for (const action of ['look-back', 'rematch', 'download'])
      expect(await page.locator(`.bar [data-action="${action}"]`).count(), action).toBe(1);
    await page.click('.bar [data-action="result"]');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.click('[data-action="record"]'),
    ]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^kaisho-${example}-.*\\.json$`));

    await page.click('[data-action="replay"]');
    await page.click('[data-action="first"]');
    await page.waitForFunction(() =>
      document.querySelector('.bar')?.textContent?.includes('Step 0'),
    );
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() =>
      document.querySelector('.bar')?.textContent?.includes('Step 1'),
    );
    await page.click('[data-action="end-replay"]');
    await page.goto(base);
    expect(await page.textContent('main')).toContain('Finished games (1)');
    expect(faults).toEqual([]);
  });

  it('with the crest that one has chosen, at this table and at the next', async () => {
    const { page, context, faults } = await visit(browser, desktop);
    await page.goto(`${base}/new?game=${example}`);
    await showAll(page);
    await page.getByRole('radio', { name: 'Blossom' }).check();
    await page.click('button.main.big');
    const seats = page.locator('.seats li');
    await seats.first().waitFor();
    expect((await seats.locator('.name').allTextContents()).indexOf('You')).toBe(1);
    await page.goto(base);
    await page.click(PLAY);
    await seats.first().waitFor();
    expect((await seats.locator('.name').allTextContents()).indexOf('You')).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a turn with the keyboard alone', async () => {
    const { page, faults } = await visit(browser, desktop);
    await page.goto(base);
    const tabTo = async (selector: string): Promise<void> => {
      for (let i = 0; i < 80; ++i) {
        await page.keyboard.press('Tab');
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector))
          return;
      }
      throw new Error(`the keyboard does not reach ${selector}`);
    };
    await tabTo(PLAY);
    await page.keyboard.press('Enter');
    await asked(page);
    await tabTo('.choice button');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-action="confirm"]');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-action'))).toBe(
      'confirm',
    );
    await page.keyboard.press('Enter');
    await page.waitForSelector('.row.market button.can');
    const cards = await page.locator('.own .hand button, .own .hand [role="img"]').count();
    await tabTo('.row.market button.can');
    await page.keyboard.press('Enter');
    await tabTo('[data-action="take"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-action="confirm"]');
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (n) => document.querySelectorAll('.own .hand button, .own .hand [role="img"]').length > n,
      cards,
    );
    expect(faults).toEqual([]);
  });

  it('a turn can be taken back until it is confirmed, and what cannot be done says why', async () => {
    const { page, faults } = await visit(browser, desktop);
    await page.goto(base);
    await page.click(PLAY);
    await act(page, await asked(page));
    await page.click('[data-action="confirm"]');
    await page.waitForSelector('.row.market button.can');
    const hand = (): Promise<number> => page.locator('.own .hand .slot').count();
    const before = await hand();
    await act(page, 'card');
    await page.waitForSelector('[data-action="confirm"]');
    expect(await hand()).toBe(before + 1);
    await page.click('[data-action="undo"]');
    await page.waitForFunction(
      (n) => document.querySelectorAll('.own .hand .slot').length === n,
      before,
    );
    await page.waitForSelector('.row.market button.can'); // what was taken back shows before what can be done
    await page.locator('.row.farm button').first().click();
    await page.click('[data-action="take"][aria-disabled="true"]', { force: true });
    const why = page.locator('.bar .words');
    expect(await why.textContent()).toContain('can be reserved, but neither bought nor taken');
    await why.locator('button').click();
    expect(await page.locator('dialog[open] h2').textContent()).toBe('Cards of the farm');
    await page.keyboard.press('Escape');
    expect(faults).toEqual([]);
  });

  it('events move, and can be skipped', async () => {
    const { page, faults } = await visit(browser, desktop, true);
    await page.goto(base);
    await page.click(PLAY);
    await act(page, await asked(page));
    await page.click('[data-action="confirm"]');
    await page.waitForSelector('.row.market button.can');
    // Looked for and clicked within the page: on a slow machine the events may be over before a click from outside.
    const skipped = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const look = (): void => {
            const skip = document.querySelector<HTMLElement>('[data-action="skip"]');
            if (!skip) return void requestAnimationFrame(look);
            resolve(document.querySelector('.bar .words')?.textContent ?? '');
            skip.click();
          };
          look();
        }),
    );
    await act(page, 'card');
    // What was asked before is asked no more while they move.
    expect(await skipped).not.toContain('Your turn');
    await page.waitForSelector('[data-action="confirm"]');
    expect(faults).toEqual([]);
  });
});

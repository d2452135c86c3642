// The review of a game: after it, from its file, left and taken up again.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { example } from '../tests/example';
import { PLAY, base, desktop, launch, phone, playOn, visit } from './browser';
import { seriousFaults } from './axe';
import { games } from './games';

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

/** Opens the review of a recorded game of the tests, once each choice has been looked at. */
async function open(page: Page, fixture: string): Promise<void> {
  const path = new URL(`../../tests/fixtures/${fixture}`, import.meta.url);
  await page.goto(`${base}/review`);
  await page.setInputFiles('input[type="file"]', fileURLToPath(path));
  await looked(page);
}

/** Makes some move: where cards are to be paid, as many as it takes. */
async function trySomething(page: Page): Promise<void> {
  const short = page.locator('[data-action="buy"][aria-disabled]');
  if ((await short.count()) === 0) return void (await playOn(page, (done) => done >= 1));
  const hand = page.locator('.hand button.can');
  for (let i = 0; (await short.count()) > 0; ++i) await hand.nth(i).click();
  await page.click('[data-action="buy"]');
}

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
      await guest.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBeLessThanOrEqual(0);
    await shoot(guest.page, 'phone');
    expect(await seriousFaults(guest.page)).toEqual([]);
    expect(guest.faults).toEqual([]);
    await guest.context.close();
  });

  it('goes on from a turning point, as a game of one’s own', async () => {
    const { page, context, faults } = await visit(browser, desktop);
    await open(page, `${example}/2-mixed.json`);
    await page.waitForSelector('[data-turning] .picture [data-glow]');
    expect(await page.locator('[data-turning]').count()).toBe(3);
    const turning = page.locator('[data-turning]').nth(1);
    expect(await turning.locator('p').textContent()).toMatch(/chances of .+: \d+%, then \d+%/);
    const before = Number(await turning.getAttribute('data-turning'));
    await turning.locator('[data-action="play-on"]').click();
    await page.waitForURL(/\/solo\/\w+$/);
    expect(
      await page.evaluate(() => {
        const id = location.pathname.replace('/solo/', '');
        const game = JSON.parse(localStorage.getItem(`kaisho.solo.${id}`) ?? '{}') as {
          entries: unknown[];
        };
        return game.entries.length;
      }),
    ).toBeGreaterThanOrEqual(before);
    expect(await playOn(page, (done) => done >= 2)).toBe(2);
    await page.goBack();
    await page.waitForSelector('.review');
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each([
    ['desktop', desktop],
    ['phone', phone],
  ])('lets mistakes be put right on the board: %s', async (size, options) => {
    const { page, context, faults } = await visit(browser, options);
    await open(page, `${example}/2-mixed.json`);
    await page.locator('[data-action="solve"]').first().click();
    await page.waitForURL(/[?]mistakes=\d$/);
    await page.waitForSelector('.words.ask p');
    await page.waitForSelector('.bar.mine');
    await shoot(page, `exercise-${size}`);
    expect(await seriousFaults(page)).toEqual([]);

    // Whatever is tried is answered, and the answer can be had.
    await trySomething(page);
    await page.waitForSelector('.words.wrong, .words.right');
    await shoot(page, `exercise-tried-${size}`);
    await page.click('[data-action="again"]');
    for (;;) {
      await page.locator('.words.ask [data-action="show"]').click();
      await page.waitForSelector('.words.right');
      await shoot(page, `exercise-shown-${size}`);
      const next = page.locator('[data-action="go-on"]');
      if ((await next.count()) === 0) break;
      await next.click();
    }
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
    await page.click('[data-action="to-review"]');
    await page.waitForSelector('.review [data-turning]');
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each(games)('shows tables of %s, each picture of them whole', async (game) => {
    const { page, context, faults } = await visit(browser, desktop);
    await open(page, `${game}/2-greedy.json`);
    await page.locator('[data-turning] .picture .host').nth(2).waitFor();
    // What has changed glows once the board stands, which brings a map that is no picture nearer.
    await page.waitForFunction(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await shoot(page, game);
    // The button that leads farther is there for what has been brought near.
    expect(await page.locator('.picture .zoom button:not([disabled]):last-child').count()).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    const rows = await page
      .locator('.bar .buttons .button')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(new Set(rows).size, 'rows of steps').toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says what is wrong with a file, wherever it is dropped', async () => {
    const { page, context, faults } = await visit(browser, desktop);
    await page.goto(`${base}/review`);
    const buffer = Buffer.from('{"kaisho": "record", "game": "chess"}');
    const file = { name: 'chess.json', mimeType: 'application/json', buffer };
    await page.setInputFiles('input[type="file"]', file);
    await page.waitForSelector('[role="alert"]:has-text("chess.json")');
    expect(await seriousFaults(page)).toEqual([]);
    await page.goto(base);
    await page.waitForSelector(PLAY);
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['\x89PNG'], 'picture.png'));
      document.body.dispatchEvent(
        new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
      );
    });
    await page.waitForURL(/\/review$/);
    await page.waitForSelector('[role="alert"]:has-text("picture.png")');
    await shoot(page, 'refused');
    expect(faults).toEqual([]);
    await context.close();
  });
});

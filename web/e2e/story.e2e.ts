// What the others did stays on the board until something is begun, in words and in marks, and can be told again.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHOOSABLE } from '../src/pages/table/choosable';
import { desktop, launch, phone, visit } from './browser';
import { games, playerOf } from './games';
import { begin } from './whole_games';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const MARK = '.traces span';
const BEGINS = `.board :is(${CHOOSABLE}, [data-live]), .bar .buttons [data-action]`;
const GIST = '.bar [data-action="retell"]';

/** Until something has happened that is marked. */
async function toMarks(page: Page, game: string): Promise<void> {
  const player = await playerOf(game, page);
  for (let i = 0; i < 200; ++i) {
    if (await player.play(1)) break;
    await player.rest();
    await page.waitForTimeout(60);
    if ((await page.locator(MARK).count()) > 0) return;
  }
  throw new Error('nothing was marked');
}

describe.each(games)('%s', (game) => {
  it('marks what the others did until something is begun, and tells it again', async () => {
    const { page, faults } = await visit(browser, desktop);
    await begin(page, game, 3, 'en');
    await toMarks(page, game);
    // It outlasts the page; from now on things move.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.reload();
    await page.waitForSelector(MARK);
    const folder = process.env['SHOTS'];
    if (folder !== undefined) await page.screenshot({ path: `${folder}/story-${game}.png` });
    expect(await page.locator(GIST).textContent()).toMatch(/\S/);

    // What begins nothing leaves the marks there.
    await page.locator('.board').first().dispatchEvent('pointerdown');
    expect(await page.locator(MARK).count()).toBeGreaterThan(0);

    // A line of the log shows its places.
    const before = await page.locator('[data-glow]').count();
    for (const line of (await page.locator('aside .log li.main').all()).reverse()) {
      await line.hover();
      if ((await page.locator('[data-glow]').count()) > before) break;
    }
    expect(await page.locator('[data-glow]').count()).toBeGreaterThan(before);

    // Told again, it can be skipped by any key, and leaves the board as it was.
    await page.click(GIST);
    await page.waitForSelector('[data-action="skip"]');
    await page.keyboard.press('x');
    await page.waitForSelector(MARK);

    // The words stay until the first step. Right after what was shown a click still means that.
    const left = async (): Promise<number> => {
      await page.locator(BEGINS).first().dispatchEvent('pointerdown');
      return page.locator(MARK).count();
    };
    await expect.poll(left, { timeout: 60_000 }).toBe(0);
    expect(await page.locator(GIST).count()).toBe(1);
    await page.keyboard.press('r');
    await page.waitForSelector('[data-action="skip"]');
    await page.keyboard.press('x');
    await page.waitForSelector(MARK);
    expect(faults).toEqual([]);
  });

  it('shows the places of a line of the log that lies over the board', async () => {
    const { page, faults } = await visit(browser, phone);
    await begin(page, game, 3, 'fr');
    const player = await playerOf(game, page);
    for (let i = 0; i < 12 && !(await player.play(1)); ++i) await player.rest();
    const before = await page.locator('[data-glow]').count();
    for (let back = 0; (await page.locator('[data-glow]').count()) <= before; ++back) {
      await page.click('.bar [data-action="log"]');
      const lines = await page.locator('dialog[open] li.main').all();
      expect(back, 'no line has a place').toBeLessThan(lines.length);
      await lines
        .at(-1 - back)
        ?.locator('span')
        .first()
        .tap();
      await page.waitForSelector('dialog[open]', { state: 'detached' });
    }
    const folder = process.env['SHOTS'];
    if (folder !== undefined) await page.screenshot({ path: `${folder}/story-${game}-390.png` });
    expect(faults).toEqual([]);
  });
});

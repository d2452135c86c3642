// A table as it is used: with keys alone, in two tabs, where something does not come.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { example } from '../tests/example';
import { PLAY, act, asked, base, desktop, launch, visit } from './browser';
import { games } from './games';
import { dice } from './person';
import { begin } from './whole_games';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const at = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

interface Watched {
  /** What was asked when the focus lay on the page as a whole, and was still there a moment later. */
  lost: string[];
}

function watchFocus(page: Page): Promise<void> {
  return page.evaluate(() => {
    const lost: string[] = ((globalThis as unknown as Watched).lost = []);
    let before = false;
    setInterval(() => {
      const now = document.activeElement === document.body;
      if (now && before)
        lost.push(document.querySelector('.bar .title')?.textContent ?? document.title);
      before = now;
    }, 50);
  });
}

async function lostFocus(page: Page): Promise<string[]> {
  await page.waitForTimeout(250);
  return page.evaluate(() => (globalThis as unknown as Watched).lost);
}

describe('with the keyboard', () => {
  it('a few turns, the focus never falling to the page', async () => {
    const { page, context, faults } = await visit(browser, { ...desktop, serviceWorkers: 'block' });
    await page.goto(`${base}/new`);
    await page.focus('button.main.big');
    await page.keyboard.press('Enter');
    await asked(page);
    await watchFocus(page);
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-action="confirm"]');
    await page.keyboard.press('c');
    await page.waitForSelector('.row.market button.can');
    // A key that is held chooses, and does not confirm as well.
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.bar .button.main');
    for (let i = 0; i < 8; ++i) {
      await page.keyboard.down('c');
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await page.keyboard.up('c');
    await page.waitForSelector('[data-action="confirm"]');
    await page.keyboard.press('u');
    for (let turn = 0; turn < 4; ++turn) {
      await asked(page);
      await page.keyboard.press('n');
      expect(await at(page, '.stage button')).toBe(true);
      await page.keyboard.press('Enter');
      await page.waitForSelector('.bar .button.main');
      await page.keyboard.press('b');
      expect(await at(page, '.bar .button.main')).toBe(true);
      await page.keyboard.press('c');
      await page.waitForSelector('[data-action="confirm"]');
      if (turn === 1) {
        await page.keyboard.press('u');
        await page.waitForSelector('.row .can');
        await page.keyboard.press('n');
        await page.keyboard.press('Enter');
        await page.keyboard.press('c');
        await page.waitForSelector('[data-action="confirm"]');
      }
      expect(await at(page, '[data-action="confirm"]')).toBe(true);
      await page.keyboard.press('c');
      await page.waitForSelector('[data-action="confirm"]', { state: 'detached' });
    }
    expect(await lostFocus(page)).toEqual([]);
    await page.keyboard.press('?');
    expect(await page.locator('dialog[open] kbd').allTextContents()).toEqual(
      expect.arrayContaining(['n', 'b', 'c', 'u', '?']),
    );
    await page.click('dialog[open] [role="switch"]');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe.each(games.filter((game) => game !== example))('%s with the keyboard', (game) => {
  it('a few turns, the focus never falling to the page', async () => {
    const { page, context, faults } = await visit(browser, { ...desktop, serviceWorkers: 'block' });
    await begin(page, game, 2, 'en');
    await page.waitForSelector('.bar');
    await page.keyboard.press('b');
    await watchFocus(page);
    const roll = dice(11);
    let turns = 0;
    for (let tries = 0; turns < 3; ++tries) {
      expect(tries, 'keys that lead to three turns').toBeLessThan(250);
      await page.waitForSelector('.bar.mine');
      if ((await page.locator('[data-action="confirm"]').count()) > 0) {
        expect(await at(page, '[data-action="confirm"]')).toBe(true);
        await page.keyboard.press('Enter');
        await page.waitForSelector('[data-action="confirm"]', { state: 'detached' });
        turns += 1;
        continue;
      }
      // By chance, or the same few keys go round in a circle.
      for (let step = Math.floor(roll() * 7); step >= 0; --step) await page.keyboard.press('n');
      await page.keyboard.press('Enter');
      await page.waitForTimeout(60);
      if (roll() < 0.7 && (await page.locator('[data-action="confirm"]').count()) === 0)
        await page.keyboard.press('c');
      await page.waitForTimeout(60);
    }
    expect(await lostFocus(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('a game of this browser', () => {
  it('open in two tabs is played in one; the other follows, and can take over', async () => {
    const { page, context, faults } = await visit(browser, { ...desktop, serviceWorkers: 'block' });
    await page.goto(base);
    await page.click(PLAY);
    await asked(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.waitForSelector('[data-action="take"]');
    const before = await other.locator('aside .log li').count();
    await act(page, await asked(page));
    await page.click('[data-action="confirm"]');
    await other.waitForFunction(
      (n) => document.querySelectorAll('aside .log li').length > n,
      before,
    );
    expect(await other.locator('.stage .can').count()).toBe(0);
    // Nothing is asked there, not by the bar, the seats or the title.
    await page.waitForFunction(() => document.title.startsWith('●'));
    expect(await other.title()).not.toContain('●');
    expect(await other.textContent('.bar')).toContain('another tab');
    expect(await other.locator('.bar.mine').count()).toBe(0);
    await other.click('[data-action="take"]');
    await page.waitForSelector('[data-action="take"]');
    await act(other, await asked(other));
    await other.click('[data-action="confirm"]');
    await other.close();
    await page.waitForSelector('[data-action="take"]', { state: 'detached' });
    await asked(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('begins though its engine does not come at first', async () => {
    const { page, context } = await visit(browser, { ...desktop, serviceWorkers: 'block' });
    let asks = 0;
    await page.route(/\.wasm$/, (route) => (++asks <= 3 ? route.abort() : route.continue()));
    await page.goto(base);
    await page.click(PLAY);
    await asked(page);
    expect(asks).toBeGreaterThan(3);
    await context.close();
  });

  it('whose engine does not come at all is tried again when asked', async () => {
    const { page, context } = await visit(browser, { ...desktop, serviceWorkers: 'block' });
    let comes = false;
    await page.route(/\.wasm$/, (route) => (comes ? route.continue() : route.abort()));
    await page.goto(base);
    await page.click(PLAY);
    await page.waitForSelector('[data-action="retry"]');
    comes = true;
    await page.click('[data-action="retry"]');
    await asked(page);
    await context.close();
  });
});

it('where a browser translates, what it would put in the place of texts leaves a table alone', async () => {
  const { page, context, faults } = await visit(browser, desktop);
  await page.goto(base);
  await page.click(PLAY);
  await page.waitForSelector('.bar.mine');
  // So do translators: texts that may be translated go into an element of theirs.
  const translated = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode())
      if (!texts.currentNode.parentElement?.closest('script, style, [translate="no"]'))
        found.push(texts.currentNode);
    return found.map((one) => one.nodeValue?.trim() ?? '').filter((text) => text !== '');
  });
  expect(translated.join()).not.toMatch(/\d/);
  await page.goto(`${base}/rules/${example}`);
  await page.waitForSelector('h1');
  expect(await page.locator('[translate="no"]').count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

it.each(['en-GB', 'fr-FR'])(
  'a turn goes by itself after a while, or is undone: %s',
  async (locale) => {
    const { page, context, faults } = await visit(browser, { ...desktop, locale });
    await page.goto(base);
    await page.evaluate(() => localStorage.removeItem('kaisho.settings'));
    await page.goto(base);
    await page.click(PLAY);
    await page.waitForSelector('.bar.mine');
    const touch = async (): Promise<void> => {
      while (!(await page.locator('[data-action="confirm"]').count()))
        await act(page, await asked(page));
    };
    await touch();
    expect(await page.locator('.bar .held').count()).toBe(1);
    await page.click('[data-action="undo"]');
    await page.waitForSelector('[data-action="confirm"]', { state: 'detached' });
    await touch();
    await page.waitForSelector('[data-action="confirm"]', { state: 'detached' });
    await page.waitForSelector('.bar.mine');
    expect(faults).toEqual([]);
    await context.close();
  },
);

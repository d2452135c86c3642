// What the browser keeps: where it has no room, in several tabs, and of a tab that it discards.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { example } from '../tests/example';
import { seriousFaults } from './axe';
import { PLAY, asked, base, desktop, launch, phone, playOn, visit } from './browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Leaves this site so many signs of room. */
async function fillUp(page: Page, room: number): Promise<void> {
  await page.evaluate((left) => {
    const put = (key: string, size: number): boolean => {
      try {
        localStorage.setItem(key, 'x'.repeat(size));
        return true;
      } catch {
        return false;
      }
    };
    let i = 0;
    for (const size of [1e6, 1e5, 1e4, 1e3, 100, 10, 1]) while (put(`other${i}`, size)) i += 1;
    if (left > 0) put('other0', 1e6 - left);
  }, room);
}

describe('a browser without room', () => {
  it.each([
    ['none', 0, desktop],
    ['a little', 30, phone],
  ])('plays, says that nothing is kept, and plays again: %s left', async (_, room, device) => {
    const { page, faults, context } = await visit(browser, device);
    await page.goto(base);
    await page.waitForSelector(PLAY);
    await fillUp(page, room);
    const said = page.locator('.forgets');
    for (const [from, button] of [
      ['/', PLAY],
      [`/new?game=${example}`, 'form button.main'],
      [`/learn/${example}`, '[data-action="play"]'],
    ] as const) {
      await page.goto(base + from);
      await page.click(button);
      await asked(page);
      expect(await said.textContent()).toContain(
        device === phone ? 'n’a plus de place' : 'has no room left',
      );
    }
    expect(await seriousFaults(page)).toEqual([]);
    await said.locator('button').click();
    await playOn(page);
    const first = page.url();
    await page.click('dialog[open] [data-action="again"]');
    await page.waitForURL((url) => url.href !== first);
    await asked(page);
    expect(await said.count(), 'it is said once').toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Plays until a turn waits for its yes. */
async function stage(page: Page): Promise<void> {
  await page.click(PLAY);
  for (let what = await asked(page); what !== 'confirm'; what = await asked(page)) {
    let done = 0;
    await playOn(page, () => done++ > 0);
  }
}

describe('a tab that the browser discards', () => {
  it('has the turn that waited for its yes when it comes back, and none that was taken back', async () => {
    const { page, faults, context } = await visit(browser, desktop);
    // Nothing is told of the end to a page that is discarded.
    await page.addInitScript(() => {
      for (const end of ['pagehide', 'visibilitychange', 'beforeunload', 'unload'])
        addEventListener(end, (event) => event.stopImmediatePropagation(), true);
    });
    await page.goto(base);
    await stage(page);
    await page.reload();
    await page.waitForSelector('[data-action="confirm"]');
    await page.click('[data-action="undo"]');
    await page.waitForSelector('[data-action="confirm"]', { state: 'detached' });
    await page.reload();
    expect(await asked(page)).not.toBe('confirm');
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('two tabs', () => {
  it('keep the settings of both, and show what the other has changed', async () => {
    const { page, context, faults } = await visit(browser, desktop);
    await page.goto(`${base}/rules/${example}`);
    const rules = await context.newPage();
    await rules.goto(`${base}/rules/${example}`);
    for (const one of [page, rules]) await one.waitForSelector('h1');
    await page.click('header nav button:last-child');
    await page.click('dialog[open] label:has-text("dark")');
    await rules.waitForSelector('html[data-theme="dark"]');
    await rules.click('header button[data-language]');
    await page.waitForSelector('html[lang="fr"][data-theme="dark"]');
    const kept = JSON.parse(
      await page.evaluate(() => localStorage.getItem('kaisho.settings') ?? '{}'),
    ) as object;
    expect(kept).toMatchObject({ theme: 'dark', language: 'fr' });
    expect(faults).toEqual([]);
    await context.close();
  });
});

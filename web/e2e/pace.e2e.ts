// Two friends with so much time to decide: the pace is chosen and told, clocks run, a bot plays once the time is up.
import type { Browser, JSHandle, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFaults } from './axe';
import { askedAt, launch } from './browser';
import { twoFriends } from './friends';
import { serve, type Server } from './server';

let browser: Browser;
let server: Server;
beforeAll(async () => {
  browser = await launch();
  server = await serve();
});
afterAll(async () => {
  await browser.close();
  server.stop();
});

const shots = process.env['SHOTS'];
const keep = async (page: Page, name: string): Promise<void> => {
  if (shots) await page.screenshot({ path: `${shots}/pace-${name}.png` });
};

/** What notes the page shows from now on. */
const notesOf = (page: Page): Promise<JSHandle<string[]>> =>
  page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver(() =>
      seen.push(...[...document.querySelectorAll('.note')].map((note) => note.textContent ?? '')),
    ).observe(document.body, { childList: true, subtree: true });
    return seen;
  });

describe('a game with a clock', () => {
  it('tells what is left, and a bot plays for who has nothing left until they are back', async () => {
    const told = 'Each has 1 day to decide, and 4 hours more for every decision, up to 3 days.';
    const { ann, ben } = await twoFriends(browser, server.base, 'en', {
      form: async (page) => {
        await page.locator('label', { hasText: 'Brisk days' }).click();
        await page.getByText(told).waitFor();
        await keep(page, 'form-1366');
        expect(await seriousFaults(page)).toEqual([]);
      },
      invited: async (page) => {
        await page.getByText(told).waitFor();
        await keep(page, 'invited-390');
      },
    });
    const clocks = ann.page.locator('.seats .clock [aria-hidden]');
    await clocks.first().waitFor();
    for (const text of await clocks.allInnerTexts())
      expect(text).toMatch(/^(23 h \d\d|[12] d \d+ h)$/);
    await keep(ann.page, 'clocks-1366');
    await keep(ben.page, 'clocks-390');

    // Home tells it as well, to whoever waits and to whom all wait for.
    for (const [{ context }, told, name] of [
      [ann, /Ben to move · (23 h \d\d|[12] d \d+ h)/, 'home-1366'],
      [ben, /Your turn · (23 h \d\d|[12] d \d+ h) left/, 'home-390'],
    ] as const) {
      const home = await context.newPage();
      await home.goto(server.base);
      await home.locator('[data-action="continue"]', { hasText: told }).waitFor();
      await keep(home, name);
      expect(await seriousFaults(home)).toEqual([]);
      await home.close();
    }

    // Days go by while Ben's page stays open, and no page says a word of the server's restarts.
    const notes = await Promise.all([ann.page, ben.page].map(notesOf));
    await server.again('--clock-speed', '5000');
    const replaced = ben.page.locator('.note', { hasText: 'Your time was up' });
    await replaced.waitFor();
    await keep(ben.page, 'replaced-390');
    await server.again();
    expect(await seriousFaults(ben.page)).toEqual([]);
    await ann.page
      .locator('.log', { hasText: /Ben’s time is up: a bot \(Apprentice\) plays/ })
      .first()
      .waitFor();
    await askedAt([ann.page]);
    await keep(ann.page, 'bot-1366');
    await replaced.getByRole('button', { name: 'I am back' }).click();
    await replaced.waitFor({ state: 'detached' });
    await ann.page.locator('.log', { hasText: 'Ben is back.' }).first().waitFor();
    const seen = (await Promise.all(notes.map((some) => some.jsonValue()))).flat();
    expect(seen.join()).toContain('Your time was up');
    expect(seen.join()).not.toMatch(/connection/i);
    await Promise.all([ann.context.close(), ben.context.close()]);
  });
});

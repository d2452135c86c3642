// A friend closes the page when they must decide: the other lets a bot play, and the friend comes back to their seat.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, askedAt, launch } from './browser';
import { twoFriends } from './friends';
import { serve, type Server } from './server';
import { seriousFaults } from './axe';

let browser: Browser;
let server: Server;
beforeAll(async () => {
  browser = await launch();
  server = await serve('--absence-seconds', '2');
});
afterAll(async () => {
  await browser.close();
  server.stop();
});

const shots = process.env['SHOTS'];
const keep = async (page: Page, name: string): Promise<void> => {
  if (shots) await page.screenshot({ path: `${shots}/absent-${name}.png` });
};

/** Opens the log, where it is not open, and reads it. */
async function logOf(page: Page): Promise<string> {
  const beside = page.locator('aside .log');
  if (!(await beside.count())) await page.click('[data-action="log"]');
  const log = page.locator('aside .log, dialog[open] .log').first();
  await log.waitFor();
  return log.innerText();
}

/** Waits until the log beside the board says so: it tells nothing before it has been shown. */
const inLog = (page: Page, words: RegExp): Promise<unknown> =>
  page.waitForFunction(
    (source) => new RegExp(source).test(document.querySelector('aside .log')?.textContent ?? ''),
    words.source,
  );

const words = {
  en: {
    offer: 'Let a bot play for Ben\nuntil Ben is back',
    begun: /A bot \(Apprentice\) plays for Ben until Ben is back\./,
    back: /Ben is back\./,
    news: /A bot played (move \d+ for you|for you from move \d+ to \d+)\./,
  },
  fr: {
    offer: 'Laisser un robot jouer pour Ben\ntant que Ben est absent',
    begun: /Un robot \(Apprenti\) joue pour Ben jusqu’à son retour\./,
    back: /Ben est de retour\./,
    news: /Un robot a joué (le coup \d+ pour vous|pour vous du coup \d+ au coup \d+)\./,
  },
};

describe('a friend who is away', () => {
  it.each(['en', 'fr'] as const)(
    'is stood in for by a bot until they are back (%s)',
    async (language) => {
      const { offer, begun, back, news } = words[language];
      const { ann, ben } = await twoFriends(browser, server.base, language);
      const { context } = ben;
      const address = ben.page.url();
      await ben.page.close();

      const button = ann.page.locator('.bar [data-action="stand-in"]');
      await button.waitFor();
      expect(await button.innerText()).toBe(offer);
      expect(await seriousFaults(ann.page)).toEqual([]);
      await keep(ann.page, `offer-${language}-1366`);
      const size = ann.page.viewportSize();
      await ann.page.setViewportSize({ width: 390, height: 844 });
      await button.waitFor();
      await keep(ann.page, `offer-${language}-390`);
      if (size) await ann.page.setViewportSize(size);
      await button.click();

      // The bot plays: Ann is asked again, and the log says for whom it does.
      const { what } = await askedAt([ann.page]);
      await inLog(ann.page, begun);
      expect(await button.count()).toBe(0);
      await keep(ann.page, `played-${language}-1366`);
      await act(ann.page, what);

      // Back at the same seat, Ben is told, and so is Ann.
      const again = await context.newPage();
      await again.goto(address);
      const note = again.locator('.note', { hasText: news });
      await note.waitFor();
      await keep(again, `news-${language}-390`);
      expect(await seriousFaults(again)).toEqual([]);
      await note.locator('[data-action="read"]').click();
      expect(await note.count()).toBe(0);
      await inLog(ann.page, back);
      await keep(ann.page, `back-${language}-1366`);
      expect(await logOf(again)).toMatch(back);
      await keep(again, `log-${language}-390`);
      // After a reload, the log has it all.
      await ann.page.reload();
      await ann.page.locator('aside .log').waitFor();
      await inLog(ann.page, back);
      expect(await logOf(ann.page)).toMatch(begun);
      expect([...ann.faults, ...ben.faults]).toEqual([]);
      await ann.context.close();
      await context.close();
    },
  );
});

// Two friends end their game early: one offers, the other plays on and later agrees; or one gives up.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFaults } from './axe';
import { act, askedAt, base, launch } from './browser';
import { twoFriends } from './friends';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const shots = process.env['SHOTS'];
const keep = async (page: Page, name: string): Promise<void> => {
  if (shots) await page.screenshot({ path: `${shots}/end-${name}.png` });
};

/** Opens what the header has of the players, and wants this. */
async function want(page: Page, what: 'end' | 'resign'): Promise<void> {
  await page.click('[data-action="seats"]');
  await page.click(`dialog[open] [data-action="${what}"]`);
  await page.locator(`dialog[open] [data-action="${what}-yes"]`).waitFor();
}

describe('a game among friends', () => {
  it('ends here once the other agrees, whom an offer leaves in peace once declined', async () => {
    const { ann, ben } = await twoFriends(browser, base, 'fr');
    await want(ann.page, 'end');
    await keep(ann.page, 'offer-1366');
    expect(await seriousFaults(ann.page)).toEqual([]);
    await ann.page.click('[data-action="end-yes"]');
    const asked = ben.page.locator('.note', { hasText: 'Ann voudrait arrêter la partie ici.' });
    await asked.waitFor();
    await keep(ben.page, 'asked-390');
    expect(await seriousFaults(ben.page)).toEqual([]);
    await asked.getByRole('button', { name: 'Continuer' }).click();
    await ann.page.locator('.log', { hasText: 'Ben continue' }).first().waitFor();
    await asked.waitFor({ state: 'detached' });

    // Asked again at once, the table says how long it is left in peace.
    await want(ann.page, 'end');
    await ann.page.click('[data-action="end-yes"]');
    await ann.page.locator('dialog[open] [role="alert"]').waitFor();
    await keep(ann.page, 'soon-1366');
    await ann.page.keyboard.press('Escape');
    const offer = ben.page.locator('.note', { hasText: 'Ann voudrait' });
    for (let turns = 0; turns < 20; ++turns) {
      const { page, what } = await askedAt([ann.page, ben.page]);
      await act(page, what);
      if (turns < 12) continue;
      await want(ann.page, 'end');
      await ann.page.click('[data-action="end-yes"]');
      const soon = ann.page.locator('dialog[open] [role="alert"]');
      await Promise.race([soon.waitFor(), offer.waitFor()]);
      if (await offer.count()) break;
      await ann.page.keyboard.press('Escape');
    }
    await offer.getByRole('button', { name: 'Arrêter ici' }).click();
    for (const { page } of [ann, ben]) {
      await page.getByRole('heading', { name: 'Arrêtée avant la fin' }).waitFor();
      await keep(page, `agreed-${page === ann.page ? 1366 : 390}`);
    }
    await Promise.all([ann.context.close(), ben.context.close()]);
  });

  it('pauses for a day, where it lasts for days', async () => {
    const { ann, ben } = await twoFriends(browser, base, 'en', {
      form: (page) => page.locator('label', { hasText: 'Brisk days' }).click(),
    });
    await ann.page.click('[data-action="seats"]');
    await ann.page.click('dialog[open] [data-action="day-off"]');
    await keep(ann.page, 'day-off-1366');
    expect(await seriousFaults(ann.page)).toEqual([]);
    await ann.page.click('dialog[open] [data-action="day-off-yes"]');
    await ann.page.locator('.log', { hasText: 'Ann takes a day off.' }).first().waitFor();
    await ann.page.click('[data-action="seats"]');
    await ann.page.locator('dialog[open] [data-action="end"]').waitFor();
    expect(await ann.page.locator('[data-action="day-off"]').count()).toBe(0);
    await ben.page.click('[data-action="seats"]');
    await ben.page.locator('dialog[open] [data-action="day-off"]').scrollIntoViewIfNeeded();
    await keep(ben.page, 'day-off-390');
    await Promise.all([ann.context.close(), ben.context.close()]);
  });

  it('is won by who stays when the other gives up', async () => {
    const { ann, ben } = await twoFriends(browser, base, 'en');
    // What Ben takes back Ann reads, who was to move.
    for (let turn = await askedAt([ann.page, ben.page]); turn.page === ben.page;) {
      await act(ben.page, turn.what);
      turn = await askedAt([ann.page, ben.page]);
    }
    await ben.page.click('.bar [data-action="undo"]');
    await ann.page.locator('.note', { hasText: /Ben has taken back \d/ }).waitFor();
    await keep(ann.page, 'undone-1366');
    await want(ben.page, 'resign');
    await keep(ben.page, 'resign-390');
    await ben.page.click('[data-action="resign-yes"]');
    await ben.page.getByRole('heading', { name: 'You have given up' }).waitFor();
    await ann.page.getByRole('heading', { name: 'You have won: Ben gave up' }).waitFor();
    await keep(ann.page, 'resigned-1366');
    // It can be looked through and reviewed like any other.
    await ann.page.click('[data-action="replay"]');
    await ann.page.locator('[data-action="end-replay"]').waitFor();
    await ann.page.click('[data-action="end-replay"]');
    // Both play again, at a table where neither needs a link.
    await ann.page.click('dialog[open] [data-action="again"]');
    await ann.page.getByRole('heading', { name: 'Waiting for your friends' }).waitFor();
    await keep(ann.page, 'rematch-1366');
    await ben.page.keyboard.press('Escape');
    const next = ben.page.locator('.note', { hasText: 'The same players’ next game is open.' });
    await keep(ben.page, 'next-390');
    await next.getByRole('button', { name: 'Play along' }).click();
    await Promise.all([ann, ben].map(({ page }) => page.waitForSelector('.table .bar')));
    await askedAt([ann.page, ben.page]);
    await Promise.all([ann.context.close(), ben.context.close()]);
  });
});

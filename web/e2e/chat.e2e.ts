// Two friends talk at their table, each in a language of their own, and somebody looks on.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFaults } from './axe';
import { desktop, launch, phone, showAll, visit } from './browser';
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
  if (shots) await page.screenshot({ path: `${shots}/chat-${name}.png` });
};

const SCRIPT = '<img src=x onerror="document.title=1"> https://example.org/x?y=1&z';
const talkOf = (page: Page) => page.locator('[data-action="talk"]');
const lastOf = (page: Page) => page.locator('li[data-number] .words').last();

async function say(page: Page, text: string): Promise<void> {
  await page.locator('form input.field').fill(text);
  await page.keyboard.press('Enter');
}

describe('talk at a table', () => {
  it('reaches the other, in their language, and stays', async () => {
    const { ann, ben } = await twoFriends(browser, server.base, 'en');
    const unasked: string[] = [];
    ben.page.on('request', (request) => unasked.push(request.url()));
    await talkOf(ann.page).waitFor();
    await keep(ann.page, 'line-1366');
    const board = await ann.page.locator('.stage').boundingBox();
    await talkOf(ann.page).click();
    expect(await ann.page.locator('.stage').boundingBox()).toEqual(board);
    await keep(ann.page, 'empty-1366');
    await say(ann.page, 'Which road do you take?');
    await lastOf(ann.page).getByText('Which road do you take?').waitFor();
    expect(await ann.page.locator('form input.field').inputValue()).toBe('');

    // On the phone it is a sheet, and a mark says that something is new.
    await ben.page.getByRole('button', { name: 'Talk, 1 new message' }).waitFor();
    await keep(ben.page, 'unread-390');
    await ben.page.locator('[data-language="fr"]').click();
    await ben.page.getByRole('button', { name: /^Discussion, 1 nouveau message$/ }).click();
    await lastOf(ben.page).getByText('Which road do you take?').waitFor();
    await ben.page.locator('[data-phrase="good_luck"]').click();
    await ann.page.getByText('Good luck, have fun!', { exact: true }).nth(1).waitFor();
    expect(await lastOf(ben.page).innerText()).toMatch(/^Bonne chance, amusez-vous bien/);

    // What looks like a page is text.
    await say(ben.page, SCRIPT);
    await lastOf(ann.page).getByText(SCRIPT).waitFor();
    expect(await ann.page.locator('li[data-number] :is(img, a)').count()).toBe(0);
    expect(unasked.filter((url) => url.includes('example.org'))).toEqual([]);
    await say(ann.page, 'x'.repeat(301));
    await ann.page.getByText('at most 300 characters, found 301').waitFor();
    await keep(ann.page, 'long-1366');
    await ann.page.locator('form input.field').fill('');
    await keep(ann.page, 'talk-1366');
    await keep(ben.page, 'talk-390');
    expect(await seriousFaults(ann.page)).toEqual([]);
    expect(await seriousFaults(ben.page)).toEqual([]);

    // It is there again after a reload, and not new any more.
    await ann.page.reload();
    await talkOf(ann.page).filter({ hasText: 'Ben: <img' }).waitFor();
    await keep(ann.page, 'again-1366');
    expect(await talkOf(ann.page).getByText('new').count()).toBe(0);
    await talkOf(ann.page).click();
    await expect.poll(() => ann.page.locator('li[data-number]').count()).toBe(3);
    await Promise.all([ann.context.close(), ben.context.close()]);
  });

  it('lets one mute somebody, and keep notes that nobody else has', async () => {
    const { ann, ben } = await twoFriends(browser, server.base, 'en');
    await talkOf(ben.page).click();
    await say(ben.page, 'You will lose!');
    await talkOf(ann.page).filter({ hasText: 'You will lose!' }).click();
    await ann.page.locator('[data-view="people"]').click();
    await ann.page.getByRole('button', { name: 'Mute Ben' }).click();
    await keep(ann.page, 'people-1366');
    await ann.page.locator('[data-view="title"]').click();
    await ann.page.getByText('1 message of people you have muted.').waitFor();
    await say(ben.page, 'Do you hear me?');
    await ann.page.getByText('2 messages of people you have muted.').waitFor();
    await ann.page.reload();
    await talkOf(ann.page).click();
    await ann.page.getByText('2 messages of people you have muted.').waitFor();
    await ann.page.locator('[data-view="people"]').click();
    await ann.page.getByRole('button', { name: 'Hear Ben again' }).click();
    expect(await seriousFaults(ann.page)).toEqual([]);
    await ann.page.locator('[data-view="title"]').click();
    await lastOf(ann.page).getByText('Do you hear me?').waitFor();

    await ben.page.locator('[data-view="notes"]').click();
    await ben.page.locator('textarea').fill('She keeps two red cards.');
    await keep(ben.page, 'notes-390');
    expect(await seriousFaults(ben.page)).toEqual([]);
    await ben.page.reload();
    await talkOf(ben.page).click();
    await ben.page.locator('[data-view="notes"]').click();
    expect(await ben.page.locator('textarea').inputValue()).toBe('She keeps two red cards.');
    await ann.page.locator('[data-view="notes"]').click();
    expect(await ann.page.locator('textarea').inputValue()).toBe('');
    await Promise.all([ann.context.close(), ben.context.close()]);
  });

  it('keeps onlookers apart until the game is over', async () => {
    const { ann, ben } = await twoFriends(browser, server.base, 'en');
    const watch = await visit(browser, { ...desktop, locale: 'en-GB' });
    await watch.page.goto(new URL(ann.page.url()).href.replace(/\?.*$/, ''));
    await talkOf(ann.page).click();
    await say(ann.page, 'My turn now');
    await talkOf(watch.page).filter({ hasText: 'My turn now' }).click();
    await say(watch.page, 'She should take the road');
    await lastOf(watch.page).getByText('She should take the road').waitFor();
    await keep(watch.page, 'onlooker');
    expect(await seriousFaults(watch.page)).toEqual([]);
    await say(ann.page, 'Still here');
    await lastOf(ann.page).getByText('Still here').waitFor();
    expect(await ann.page.getByText('She should take the road').count()).toBe(0);

    await ben.page.locator('[data-action="seats"]').click();
    await ben.page.locator('[data-action="resign"]').click();
    await ben.page.locator('[data-action="resign-yes"]').click();
    const heard = ann.page.locator('li[data-number]', { hasText: 'She should take the road' });
    await heard.waitFor({ state: 'attached' });
    expect(await heard.innerText()).toContain('An onlooker');
    await Promise.all([ann, ben, watch].map(({ context }) => context.close()));
  });

  it('is there while friends are waited for, and not at a table that was opened without', async () => {
    for (const off of [false, true]) {
      const { page, context } = await visit(browser, {
        ...phone,
        viewport: { width: 844, height: 390 },
        locale: 'fr-FR',
      });
      await page.goto(`${server.base}/new`);
      await showAll(page);
      await page.locator('main li').nth(1).locator('label:has-text("Un ami, par lien")').click();
      if (off) await page.getByRole('switch', { name: 'Discussion à la table' }).click();
      await page.click('main button.main.big');
      await page.locator('input[readonly]').first().waitFor();
      if (off) {
        await page.waitForLoadState('networkidle');
        expect(await talkOf(page).count()).toBe(0);
      } else {
        await talkOf(page).click();
        await say(page, 'Il y a quelqu’un\u202f?');
        await lastOf(page).getByText('Il y a quelqu’un').waitFor();
        await keep(page, 'waits-844');
        expect(await seriousFaults(page)).toEqual([]);
      }
      await context.close();
    }
  });

  it('is not there against bots alone', async () => {
    const { page, context } = await visit(browser, desktop);
    await page.goto(`${server.base}/new`);
    await page.click('button.main.big');
    await page.waitForSelector('.table .bar');
    expect(await talkOf(page).count()).toBe(0);
    await context.close();
  });
});

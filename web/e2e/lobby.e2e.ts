// Strangers meet: one looks for players and plays a bot meanwhile, another sits down in the lobby, and the game begins.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { example } from '../tests/example';
import { seriousFaults } from './axe';
import { desktop, launch, phone, visit } from './browser';
import { serve, type Server } from './server';

let browser: Browser;
let server: Server;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
// The lobby is the same for all who come.
beforeEach(async () => {
  server = await serve();
});
afterEach(() => server.stop());

const shots = process.env['SHOTS'];
const keep = async (page: Page, name: string): Promise<void> => {
  if (shots) await page.screenshot({ path: `${shots}/lobby-${name}.png`, fullPage: true });
};

/** Looks for players of the example, as `name`. */
async function seek(page: Page, name: string): Promise<void> {
  await page.goto(`${server.base}/lobby`);
  await page.locator('main input.field').fill(name);
  await page.locator(`label:has(input[value="${example}"])`).first().click();
  await page.locator('[data-action="seek"]').click();
  await page.waitForURL(/\/table\//);
}

describe('the lobby', () => {
  it('leads two strangers to one table, by hand and by a phone', async () => {
    const ann = await visit(browser, desktop);
    await ann.page.goto(server.base);
    await ann.page.locator('[data-action="people"]').click();
    await ann.page.getByText('No open table at the moment.').waitFor();
    await keep(ann.page, 'empty');
    expect(await seriousFaults(ann.page)).toEqual([]);
    await seek(ann.page, 'Ann');
    await ann.page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
    await keep(ann.page, 'waits');
    expect(await seriousFaults(ann.page)).toEqual([]);
    const ben = await visit(browser, phone);
    await ben.page.goto(server.base);
    await ben.page.locator('[data-action="people"] small').waitFor();
    await keep(ben.page, 'home');
    await ben.page.locator('[data-action="people"]').click();
    const row = ben.page.locator('[data-table]');
    await row.getByText('À la table : Ann').waitFor();
    await keep(ben.page, 'listed');
    expect(await seriousFaults(ben.page)).toEqual([]);
    await ben.page.locator('main input.field').fill('Ben');
    await row.locator('[data-action="sit"]').click();
    for (const { page } of [ann, ben]) await page.waitForSelector('.table .bar');
    await Promise.all([ann.context.close(), ben.context.close()]);
  });

  it('tells whoever plays a bot meanwhile that the game begins', async () => {
    const ann = await visit(browser, desktop);
    await seek(ann.page, 'Ann');
    await ann.page.locator('[data-action="meanwhile"]').click();
    await ann.page.waitForURL(/\/solo\//);
    const ben = await visit(browser, desktop);
    // Whoever looks for the same finds the table while Ann waits elsewhere.
    await ben.page.goto(`${server.base}/lobby`);
    await ben.page.locator('[data-table]').waitFor();
    await seek(ben.page, 'Ben');
    const begun = ann.page.locator('[data-begun]');
    await begun.waitFor();
    await keep(ann.page, 'begun');
    expect(await seriousFaults(ann.page)).toEqual([]);
    await begun.locator('a').click();
    for (const { page } of [ann, ben]) await page.waitForSelector('.table .bar');
    expect(await begun.count()).toBe(0);
    await Promise.all([ann.context.close(), ben.context.close()]);
  });

  it('begins once whoever sat down and went away is back', async () => {
    const ann = await visit(browser, phone);
    await seek(ann.page, 'Ann');
    const id = new URL(ann.page.url()).pathname.split('/').at(-1) ?? '';
    const ben = await visit(browser, desktop);
    await ben.page.goto(server.base);
    const answer = await ben.page.evaluate(async (table) => {
      const at = `/api/tables/${table}`;
      const info = (await (await fetch(at)).json()) as { table: { seats: { taken: boolean }[] } };
      const free = info.table.seats.findIndex(({ taken }) => !taken);
      const body = JSON.stringify({ name: 'Ben', nonce: '5'.repeat(64) });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`${at}/seats/${free}`, { method: 'POST', headers, body })).status;
    }, id);
    expect(answer).toBe(200);
    await ann.page.getByText('absent').waitFor();
    await ann.page.getByText('Toutes les places sont prises').waitFor();
    await keep(ann.page, 'gathers');
    expect(await seriousFaults(ann.page)).toEqual([]);
    await ben.page.goto(`${server.base}/table/${id}`);
    for (const { page } of [ann, ben]) await page.waitForSelector('.table .bar');
    await Promise.all([ann.context.close(), ben.context.close()]);
  });

  it('lets a guest leave, and offers the older table to whoever opened a second one', async () => {
    const [ann, ben, cleo] = await Promise.all([
      visit(browser, desktop),
      visit(browser, phone),
      visit(browser, desktop),
    ]);
    for (const [{ page }, name] of [
      [ann, 'Ann'],
      [cleo, 'Cleo'],
    ] as const) {
      await page.goto(`${server.base}/new?game=${example}`);
      await page.locator('label:has-text("Friends, by link")').click();
      await page.locator('main input.field').fill(name);
      await page.locator('label:has-text("Open to everybody")').click();
      await page.getByText('More: seats').click();
      const counts = page.getByRole('group', { name: 'Players', exact: true });
      await counts.locator('label:has-text("3")').click();
      await page.locator('main li').nth(2).locator('label:has-text("A friend, by link")').click();
      if (name === 'Ann') await keep(page, 'form');
      await page.getByRole('button', { name: 'Open the table' }).click();
      await page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
    }
    await cleo.page.locator('[data-action="other"]').waitFor();
    await keep(cleo.page, 'other');
    // By the address of the table, without a seat's link.
    await ben.page.goto(ann.page.url());
    await ben.page.getByRole('heading', { name: 'Une table ouverte à tous' }).waitFor();
    await keep(ben.page, 'invited');
    await ben.page.locator('main input.field').fill('Ben');
    await ben.page.locator('main form button.main').click();
    await ann.page.locator('li:has-text("Ben")').waitFor();
    await ben.page.locator('[data-action="leave"]').click();
    await ben.page.waitForURL(/\/lobby/);
    await ann.page.locator('li:has-text("Ben")').waitFor({ state: 'detached' });
    await cleo.page.locator('[data-action="other"]').click();
    await ann.page.locator('li:has-text("Cleo")').waitFor();
    await cleo.page.waitForURL((url) => url.pathname === new URL(ann.page.url()).pathname);
    await Promise.all([ann.context.close(), ben.context.close(), cleo.context.close()]);
  });
});

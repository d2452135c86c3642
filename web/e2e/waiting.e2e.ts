// While friends are waited for: the invited read who invites to what, a code brings the link to a phone, a bot takes a
// free seat, and the host calls the table off.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { example } from '../tests/example';
import { seriousFaults } from './axe';
import { base, desktop, launch, phone, showAll, visit } from './browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const shots = process.env['SHOTS'];
const keep = async (page: Page, name: string): Promise<void> => {
  if (shots) await page.screenshot({ path: `${shots}/waiting-${name}.png`, fullPage: true });
};

/** Ann opens a table for herself and a friend, and Ben comes by the link on a phone. */
async function invited() {
  const ann = await visit(browser, desktop);
  await ann.page.goto(`${base}/new?game=${example}`);
  await showAll(ann.page);
  await ann.page.locator('main li').nth(1).locator('label:has-text("A friend, by link")').click();
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await ann.page.getByLabel('Link for seat 2').inputValue();
  const ben = await visit(browser, phone);
  await ben.page.goto(link);
  return { ann, ben };
}

describe('the waiting room', () => {
  it('gives a free seat to a bot of the level that is chosen, and the game begins', async () => {
    const { ann, ben } = await invited();
    await ben.page.getByRole('heading', { name: 'Une place vous est gardée' }).waitFor();
    expect(await ben.page.locator('form svg').count()).toBeGreaterThan(0);
    await ben.page.getByRole('link', { name: /Apprenez en dix minutes/ }).waitFor();
    await keep(ben.page, 'invited');
    await ann.page.getByText('A bot instead').click();
    await keep(ann.page, 'room');
    expect(await seriousFaults(ann.page)).toEqual([]);
    await ann.page.getByRole('button', { name: 'Merchant' }).click();
    await ann.page.waitForSelector('.table .bar');
    await ben.page.getByRole('button', { name: 'Prendre la place' }).click();
    await ben.page.getByRole('alert').waitFor();
    await Promise.all([ann.context.close(), ben.context.close()]);
  });

  it('is told to everybody when the host calls the table off', async () => {
    const { ann, ben } = await invited();
    await ben.page.getByText('Regarder').click();
    await ben.page.getByRole('heading', { name: 'En attente de vos amis' }).waitFor();
    expect(await ben.page.getByText('Annuler la table').count()).toBe(0);
    await ann.page.getByText('Call the table off').click();
    await ann.page.getByRole('button', { name: 'Yes, call it off' }).click();
    for (const { page, context } of [ann, ben]) {
      await page.getByRole('heading', { name: /called off|annulée/ }).waitFor();
      expect(await page.locator('input[readonly]').count()).toBe(0);
      await keep(page, `off-${page === ann.page ? 'host' : 'guest'}`);
      await context.close();
    }
  });
});

// An owner's edition from a file: a table that plays with it once it is mended.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { example, other } from '../tests/example';
import { base, desktop, launch, visit } from './browser';
import { pick, standard } from './own_edition';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('a file that is mended and picked again is taken', async () => {
  const { page, faults } = await visit(browser, desktop);
  await page.goto(`${base}/new?game=${example}`);
  await pick(page, '[]');
  await page.waitForSelector('form [role="alert"]:has-text("cannot be read")');
  await pick(page, standard(other));
  await page.waitForSelector('form [role="alert"]:has-text("has 1 fault")');
  await pick(page, { ...standard(example), edition: 'mine' });
  await page.waitForSelector('form [role="status"]');
  expect(await page.locator('form [role="alert"]').count()).toBe(0);
  expect(await page.textContent('form')).toContain('“mine”');
  await pick(page, { ...standard(example), edition: '' });
  await page.waitForSelector('form ol[tabindex] code:text-is("edition")');
  expect(await page.textContent('form')).not.toContain('“mine”');
  // Nobody begins while a file is looked at, however quick.
  await pick(page, { ...standard(example), edition: 'mine' });
  await page.click('form button.main');
  await page.waitForURL(/\/table\//);
  expect(faults).toEqual([]);
});

// A browser that lets the site keep nothing: neither cookies nor what pages store.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seriousFaults } from './axe';
import { FLAGS, PATIENCE_MS, PLAY, asked, base, desktop, executablePath, playOn } from './browser';

const BLOCK = 2;
const profile = mkdtempSync(join(tmpdir(), 'kaisho-profile-'));
let context: BrowserContext;

beforeAll(async () => {
  mkdirSync(join(profile, 'Default'));
  writeFileSync(
    join(profile, 'Default/Preferences'),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: BLOCK } } }),
  );
  context = await chromium.launchPersistentContext(profile, {
    ...desktop,
    executablePath,
    args: FLAGS,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
});
afterAll(async () => {
  await context.close();
  rmSync(profile, { recursive: true, force: true });
});

it('shows home, says that nothing is kept, and plays a game alone', async () => {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
  await page.goto(base);
  const refused = await page.evaluate(() => {
    try {
      return localStorage === null;
    } catch {
      return true;
    }
  });
  expect(refused, 'the browser refuses what pages store').toBe(true);
  const said = page.locator('.forgets');
  await said.waitFor();
  expect(await said.textContent()).toContain('keep nothing');
  expect(await seriousFaults(page)).toEqual([]);
  await page.click(PLAY);
  expect(await playOn(page, (done) => done >= 6)).toBe(6);
  await asked(page);
  await said.locator('button').click();
  expect(await said.count()).toBe(0);
  await page.click('header a[href="/"]');
  await page.waitForSelector('[data-action="continue"], [data-game]');
  expect(await said.count(), 'it is said once').toBe(0);
  expect(faults).toEqual([]);
});

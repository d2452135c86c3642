// Other media: paper from dark colours, contrast themes, and a phone whose notch lies over the page.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { example } from '../tests/example';
import { base, desktop, launch, phone, visit } from './browser';
import { games } from './games';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('prints black on white from dark colours', async () => {
  const { page, context } = await visit(browser, { ...desktop, colorScheme: 'dark' });
  await page.goto(`${base}/rules/${example}`);
  await page.locator('article p').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  const ink = await page
    .locator('article p')
    .first()
    .evaluate((one) => getComputedStyle(one).color);
  const light = (ink.match(/\d+/g) ?? []).slice(0, 3).map(Number);
  expect(Math.max(...light)).toBeLessThan(110);
  await context.close();
});

it('shows in forced colours whether a switch is on', async () => {
  const { page, context } = await visit(browser, { ...desktop, forcedColors: 'active' });
  await page.goto(base);
  await page.click('button[aria-label="Settings"]');
  const looks = await page.locator('dialog[open] [role="switch"]').evaluateAll((all) =>
    all.map((one) => ({
      on: (one as HTMLInputElement).checked,
      ground: getComputedStyle(one).backgroundColor,
      knob: getComputedStyle(one, '::after').borderTopStyle,
    })),
  );
  const grounds = (on: boolean): string[] =>
    looks.filter((one) => one.on === on).map(({ ground }) => ground);
  expect(looks.every(({ knob }) => knob === 'solid')).toBe(true);
  expect(grounds(true).filter((one) => grounds(false).includes(one))).toEqual([]);
  await context.close();
});

it.each(games)('puts nothing to be touched under the notch: %s', async (game) => {
  const { page, context } = await visit(browser, {
    ...phone,
    viewport: { width: 844, height: 390 },
    serviceWorkers: 'block',
  });
  const insets = { top: 0, left: 47, right: 47, bottom: 21 };
  await (await context.newCDPSession(page)).send('Emulation.setSafeAreaInsetsOverride', { insets });
  await page.goto(`${base}/new?game=${game}`);
  await page.click('button.main.big');
  await page.waitForSelector('.bar');
  const under = await page.evaluate(() =>
    [...document.querySelectorAll('main button')]
      .map((one) => one.getBoundingClientRect())
      .filter(({ left, right, width }) => width > 0 && (left < 46 || right > innerWidth - 46))
      .map(({ left, right }) => `${Math.round(left)} to ${Math.round(right)}`),
  );
  expect(under).toEqual([]);
  await context.close();
});

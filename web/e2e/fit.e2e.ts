// Every board on every screen: a desk, a small laptop, phones upright and on their side, and pages seen two and
// four times as large.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { example } from '../tests/example';
import { seriousFaults } from './axe';
import { base, desktop, launch, phone, visit } from './browser';
import { games } from './games';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Width, height, and how much of the height the board has at least. */
const SCREENS: [width: number, height: number, board: number][] = [
  [1440, 900, 0.75],
  [1366, 768, 0.93],
  [1366, 650, 0.92],
  [720, 450, 0.75],
  [844, 390, 0.7],
  [390, 844, 0.6],
  [320, 640, 0.55],
  [360, 225, 0.5],
];

interface Fit {
  wide: number;
  board: number;
  bar: { top: number; bottom: number };
  small: string[];
  /** What is asked, and buttons of the header, where a part of them is cut off. */
  cut: string[];
}

function measure(page: Page): Promise<Fit> {
  return page.evaluate(() => {
    const rect = (selector: string): DOMRect =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    document.querySelector('.stage')?.scrollIntoView({ block: 'start' });
    const bar = rect('.bar');
    const stage = rect('.stage');
    const beside = bar.left > stage.right - 2;
    // What lies on a map can be brought nearer.
    const small = [
      ...document.querySelectorAll<HTMLElement>(
        'button, a[href], input, summary, [role="button"], [role="tab"]',
      ),
    ]
      .filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          !one.closest('dialog, .unseen, .map svg') &&
          !one.matches('.jump'),
      )
      .map((one) => ({
        name: one.getAttribute('aria-label') ?? one.textContent ?? '',
        box: one.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 23.5)
      .map(
        ({ name, box }) =>
          `${name.trim().slice(0, 40)} ${Math.round(box.width)}×${Math.round(box.height)}`,
      );
    const words = rect('.bar .words');
    const cut = [...document.querySelectorAll('header nav > *, .bar .title')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter(
        (one) =>
          one.getBoundingClientRect().right > document.documentElement.clientWidth + 1 ||
          (one.matches('.title') && one.getBoundingClientRect().bottom > words.bottom + 1),
      )
      .map((one) => one.textContent ?? '');
    return {
      cut,
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      board:
        Math.min(stage.bottom, innerHeight, beside ? Infinity : bar.top) - Math.max(stage.top, 0),
      bar: { top: bar.top, bottom: bar.bottom },
      small,
    };
  });
}

it('a phone shows the names of four whole, a laptop all that lies before them', async () => {
  const { page, context, faults } = await visit(browser, { ...phone, locale: 'en-GB' });
  await page.goto(`${base}/new?game=${example}`);
  await page.getByRole('radio', { name: '3 bots' }).check();
  await page.click('button.main.big');
  await page.waitForSelector('.seats.strip .name');
  const cut = await page
    .locator('.seats.strip .name')
    .evaluateAll((names) => names.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(cut).toBe(0);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.waitForSelector('.seats:not(.strip)');
  const [room, last] = [page.locator('.others'), page.locator('.others .area').nth(2)];
  const bottoms = await Promise.all([room, last].map((one) => one.boundingBox()));
  const [end = 0, below = Infinity] = bottoms.map((one) => one && one.y + one.height);
  expect(below).toBeLessThanOrEqual(end ?? 0);
  expect(faults).toEqual([]);
  await context.close();
});

describe.each(games)('the table of %s', (game) => {
  it('fits every screen, by day and by night', async () => {
    const { page, context, faults } = await visit(browser, { ...desktop, serviceWorkers: 'block' });
    await page.goto(`${base}/new?game=${game}`);
    await page.click('button.main.big');
    await page.waitForSelector('.bar');
    const shots = process.env['SHOTS'];
    for (const [width, height, share] of SCREENS) {
      await page.setViewportSize({ width, height });
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const size = `${width}×${height}`;
      const fit = await measure(page);
      if (shots !== undefined)
        await page.screenshot({ path: `${shots}/${game}-${width}x${height}.png` });
      expect.soft(fit.wide, size).toBeLessThanOrEqual(0);
      expect.soft(fit.board, size).toBeGreaterThanOrEqual(height * share);
      expect.soft(fit.bar.bottom, size).toBeLessThanOrEqual(height + 1);
      expect.soft(fit.small, size).toEqual([]);
      expect.soft(fit.cut, size).toEqual([]);
      // What the log calls an area stands on the map of a laptop.
      if (width >= 1366 && height >= 768)
        expect.soft(await page.locator('.map .area:not(:has(.name))').count(), size).toBe(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
    expect(await seriousFaults(page)).toEqual([]);
    if (shots !== undefined) await page.screenshot({ path: `${shots}/${game}-dark.png` });
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('by night', () => {
  it.each(['/', '/new', `/rules/${example}#OSA-P7`])(
    'axe finds no serious fault at %s',
    async (path) => {
      const { page, context } = await visit(browser, {
        ...desktop,
        colorScheme: 'dark',
        serviceWorkers: 'block',
      });
      await page.goto(base + path);
      await page.waitForSelector('h1');
      expect(await seriousFaults(page)).toEqual([]);
      if (process.env['SHOTS'] !== undefined)
        await page.screenshot({
          path: `${process.env['SHOTS']}/dark${path.replace(/\W/g, '-')}.png`,
        });
      await context.close();
    },
  );

  it('is as the person wants it, and is remembered', async () => {
    const { page, context } = await visit(browser, {
      ...desktop,
      colorScheme: 'dark',
      serviceWorkers: 'block',
    });
    const theme = (): Promise<string | undefined> =>
      page.evaluate(() => document.documentElement.dataset['theme']);
    await page.goto(base);
    await page.waitForSelector('h1');
    expect(await theme()).toBe('dark');
    await page.click('button[aria-label="Settings"]');
    expect(await seriousFaults(page)).toEqual([]);
    await page.click('dialog[open] label:has-text("light")');
    expect(await theme()).toBe('light');
    await page.reload();
    await page.waitForSelector('h1');
    expect(await theme()).toBe('light');
    await context.close();
  });
});

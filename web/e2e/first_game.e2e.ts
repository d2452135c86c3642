// The first twenty decisions of each guided game, in both languages and on both sizes: by keys alone, and by a finger.
// Nothing here knows a game: what can be chosen is found as the keys of the table find it, or touched.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFaults } from './axe';
import { base, desktop, launch, PATIENCE_MS, phone, visit } from './browser';
import { guided } from './games';
import { dice } from './person';
import { inTurn } from './turns';
import { CHOOSABLE } from '../src/pages/table/choosable';

const DECISIONS = 20;
const STEPS = 900;
/** So many steps without a decision are taken back. */
const LOST = 14;

const ways = [
  { way: 'keys', language: 'en', size: 'desktop' },
  { way: 'keys', language: 'fr', size: 'phone' },
  { way: 'touch', language: 'fr', size: 'desktop' },
  { way: 'touch', language: 'en', size: 'phone' },
] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** So many decisions of the person are made and kept. */
const decided = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('kaisho.solo.'));
    const game = JSON.parse((key && localStorage.getItem(key)) ?? '{"entries":[]}') as {
      me: number;
      entries: { seat: number; move?: string }[];
    };
    return game.entries.filter(({ seat, move }) => seat === game.me && move !== undefined).length;
  });

interface Open {
  busy: boolean;
  main: boolean;
  /** Middles of what can be chosen, on the screen as it is. */
  spots: { x: number; y: number }[];
}

const look = (page: Page): Promise<Open> =>
  page.evaluate((choosable) => {
    const seen = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0,
      );
    const bar = seen(
      '.bar .buttons [data-action]:not([aria-disabled], [data-action="hint"], [data-action="guide"], [data-action="undo"], [data-action="log"])',
    );
    const middle = (one: Element): { x: number; y: number } => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    // A map that is near goes on beyond the edge of the stage, where a finger meets the header.
    const within = ({ x, y }: { x: number; y: number }): boolean =>
      document.elementFromPoint(x, y)?.closest('header:not(.stage *)') === null;
    const board = seen(
      `:is(.stage, [data-beside] > .sheet) :is(${choosable}), .stage [role="tab"].wanted`,
    );
    return {
      busy: bar.some((one) => (one as HTMLElement).dataset['action'] === 'skip'),
      main: seen('.bar .button.main:not([aria-disabled])').length > 0,
      spots: [...board, ...bar].map(middle).filter(within),
    };
  }, CHOOSABLE);

async function ready(page: Page): Promise<Open> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    const open = await look(page);
    if (!open.busy && (open.main || open.spots.length > 0)) return open;
    await page.waitForTimeout(25);
  }
  throw new Error('nothing is asked');
}

/** From thing to thing by `n`, or along the bar by Tab. */
async function byKeys(page: Page, { main }: Open, roll: () => number): Promise<void> {
  if (main && roll() < 0.7) return page.keyboard.press('c');
  const along = roll() < 0.2;
  if (along) await page.keyboard.press('b');
  for (let i = Math.floor(roll() * (along ? 3 : 7)); i >= 0; --i)
    await page.keyboard.press(along ? 'Tab' : 'n');
  if (
    await page.evaluate(
      () => document.activeElement?.closest('.bar, .stage, [data-beside]') != null,
    )
  )
    await page.keyboard.press('Enter');
}

async function byTouch(page: Page, { main, spots }: Open, roll: () => number): Promise<void> {
  if (main && roll() < 0.7)
    return page.locator('.bar .button.main:not([aria-disabled])').first().tap();
  const spot = spots[Math.floor(roll() * spots.length)];
  if (spot) await page.touchscreen.tap(spot.x, spot.y);
}

describe.each(guided)('the first game of %s', (game) => {
  it.each(inTurn(game, ways))(
    'is played by $way, $language, $size',
    async ({ way, language, size }) => {
      const options = {
        ...(size === 'phone' ? phone : { ...desktop, viewport: { width: 1366, height: 768 } }),
        hasTouch: way === 'touch' || size === 'phone',
      };
      const { page, context, faults } = await visit(browser, {
        ...options,
        locale: language === 'fr' ? 'fr-FR' : 'en-GB',
      });
      await page.goto(`${base}/learn/${game}`);
      if (way === 'touch') await page.tap('[data-action="play"]');
      else {
        await page.locator('[data-action="play"]').focus();
        await page.keyboard.press('Enter');
      }
      await page.waitForSelector('[data-action="understood"]');
      expect(await page.getAttribute('html', 'lang')).toBe(language);
      const told = new Set<string>();
      const roll = dice(language === 'fr' ? 7 : 11);
      let last = 0;
      let lost = 0;
      for (let step = 0; last < DECISIONS; ++step) {
        expect(step, `${last} decisions; ${(await page.textContent('.bar')) ?? ''}`).toBeLessThan(
          STEPS,
        );
        const open = await ready(page);
        const said = await page.evaluate(
          () => document.querySelector('.note.guide p')?.textContent ?? '',
        );
        if (said) told.add(said);
        await (way === 'keys' ? byKeys : byTouch)(page, open, roll);
        const now = await decided(page);
        lost = now > last ? 0 : lost + 1;
        last = now;
        if (lost % LOST === LOST - 1) await page.keyboard.press(lost % 2 ? 'Escape' : 'u');
      }
      expect(told.size, [...told].join('\n')).toBeGreaterThanOrEqual(3);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBeLessThanOrEqual(0);
      expect(await seriousFaults(page)).toEqual([]);
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});

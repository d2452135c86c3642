// Whole games of one game, from set-up to the final count, on several tables.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFaults } from './axe';
import { base, desktop, launch, phone, visit } from './browser';
import type { Person } from './person';
import { inTurn } from './turns';

const words = {
  en: { bots: 'bot', levels: ['Beginner', 'Master'], start: 'Begin', win: /wins?\b|shared/i },
  fr: { bots: 'robot', levels: ['Débutant', 'Maître'], start: 'Commencer', win: /gagne|partagée/i },
} as const;
export type Language = keyof typeof words;

const tables: { seats: number; language: Language; size: 'desktop' | 'phone' }[] = [
  { seats: 2, language: 'fr', size: 'desktop' },
  { seats: 2, language: 'en', size: 'phone' },
  { seats: 4, language: 'en', size: 'desktop' },
  { seats: 4, language: 'fr', size: 'phone' },
];

export interface WholeGames {
  /** The game's identifier. */
  game: string;
  name: string;
  Player: new (page: Page, seed: number) => Person;
  /** Of these the person must have touched one in the end. */
  touched: string[];
  /** A word of the final count. */
  counted: Record<Language, string>;
}

/** Begins a game with bots of the weakest level, or of the strongest. */
export async function begin(
  page: Page,
  game: string,
  seats: number,
  language: Language,
  strongest = false,
): Promise<void> {
  const { bots, levels, start } = words[language];
  await page.goto(`${base}/new?game=${game}`);
  await page.click(`label:has-text("${seats - 1} ${bots}")`);
  await page.click(`label:has-text("${levels[strongest ? 1 : 0]}")`);
  await page.click(`button.main:has-text("${start}")`);
  await page.waitForSelector(`.${game}`);
}

/** What answers now and is too small for a finger; on a map a touch beside it means it as well. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.stage button:is(.can, .open), .stage .choice button, .stage [data-choice]:not([disabled], [aria-disabled])',
      ),
    ]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('svg'))
      .map((one) => ({
        name: one.getAttribute('title') ?? one.textContent ?? '',
        box: one.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 39.5)
      .map(
        ({ name, box }) =>
          `${name.trim().slice(0, 40)} ${Math.round(box.width)}×${Math.round(box.height)}`,
      ),
  );
}

export function wholeGames({ game, name, Player, touched, counted }: WholeGames): void {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  describe.each(inTurn(game, tables))(
    `${name}, $seats players, $language, $size`,
    ({ seats, language, size }) => {
      it('a whole game, from set-up to the final count', async () => {
        const options: BrowserContextOptions = {
          ...(size === 'phone' ? phone : { ...desktop, hasTouch: seats === 4 }),
          locale: language === 'fr' ? 'fr-FR' : 'en-GB',
        };
        const { page, faults } = await visit(browser, options);
        await begin(page, game, seats, language);
        expect(await page.getAttribute('html', 'lang')).toBe(language);
        expect(await page.locator('.players li').count()).toBe(seats);
        if (size === 'phone')
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth),
          ).toBeLessThanOrEqual(390);

        const player = new Player(page, seats);
        expect(await player.play(15)).toBe(false);
        expect((await seriousFaults(page)).join('\n')).toBe('');
        if (options.hasTouch) expect(await smallTargets(page)).toEqual([]);
        expect(await player.play()).toBe(true);
        expect(touched.filter((kind) => player.done.includes(kind))).not.toEqual([]);

        const dialog = page.locator('dialog[open]');
        await dialog.locator('.checks svg').first().waitFor();
        expect(await dialog.locator('.checks .bad').count()).toBe(0);
        const text = (await dialog.textContent()) ?? '';
        expect(text).toMatch(words[language].win);
        expect(text).toContain(counted[language]);
        expect((await seriousFaults(page)).join('\n')).toBe('');
        expect(faults).toEqual([]);
      });
    },
  );
}

// The oldest browsers that the README names: what they lack is removed, in pages, workers and styles.
import type { Server } from 'node:http';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PLAY,
  act,
  asked,
  askedAt,
  base,
  desktop,
  launch,
  phone,
  playOn,
  showAll,
  visit,
} from './browser';
import { games, withBook } from './games';
import { olderServer } from './older';

let browser: Browser;
let older: string;
let server: Server;
beforeAll(async () => {
  browser = await launch();
  ({ base: older, server } = await olderServer(base));
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

/** In a page or a worker: what of these is there still. */
function remains(): string[] {
  type Holder = object & { prototype?: object };
  const at = (holder: object, name: string): boolean => name in holder;
  const has = (whole: string): boolean => {
    const [owner = '', name] = whole.split('.');
    const holder = (globalThis as unknown as Record<string, Holder | undefined>)[owner];
    if (holder === undefined || name === undefined) return holder !== undefined;
    return at(holder, name) || (holder.prototype !== undefined && at(holder.prototype, name));
  };
  return [
    ...[
      'Promise.try',
      'Promise.withResolvers',
      'Object.groupBy',
      'Map.groupBy',
      'Array.fromAsync',
      'Set.union',
      'Iterator.from',
    ],
    ...[
      'URL.parse',
      'URL.canParse',
      'AbortSignal.any',
      'Element.checkVisibility',
      'HTMLElement.showPopover',
      'Document.startViewTransition',
    ],
    ...[
      'URLPattern',
      'ToggleEvent',
      'navigation',
      'requestIdleCallback',
      'scheduler',
      'cookieStore',
    ],
  ].filter(has);
}

/** In a page: of these properties those that a style of its sheets has. */
const styled = (names: string[]): string[] => {
  const rules = (list: CSSRuleList): CSSRule[] =>
    [...list].flatMap((rule) =>
      'cssRules' in rule ? rules(rule.cssRules as CSSRuleList) : [rule],
    );
  const texts = [...document.styleSheets]
    .flatMap((sheet) => rules(sheet.cssRules))
    .map(({ cssText }) => cssText);
  return names.filter((name) => texts.some((text) => new RegExp(`[{;]\\s*${name}:`).test(text)));
};

describe('in the oldest browsers', () => {
  it('what they lack is gone, from the page and from its workers', async () => {
    const { page, context } = await visit(browser, desktop);
    const thinking = page.waitForEvent('worker');
    await page.goto(older);
    expect(await page.evaluate(remains)).toEqual([]);
    expect(await page.evaluate(styled, ['color', 'zoom', 'text-wrap'])).toEqual(['color']);
    await expect(page.evaluate(() => new WebSocket('/api').url)).rejects.toThrow('no scheme');
    await page.click(PLAY);
    await asked(page);
    expect(await (await thinking).evaluate(remains)).toEqual([]);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const [keeper] = context.serviceWorkers();
    expect(await keeper?.evaluate(remains)).toEqual([]);
    await context.close();
  });

  it.each([desktop, phone])('a game alone begins and goes on: $locale', async (options) => {
    const { page, context, faults } = await visit(browser, options);
    await page.goto(older);
    await page.click(PLAY);
    expect(await playOn(page, (done) => done >= 8)).toBe(8);
    await asked(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a table is opened, a friend sits down at it, and both play', async () => {
    const [ann, ben] = [await visit(browser, desktop), await visit(browser, phone)];
    await ann.page.goto(`${older}/new`);
    await showAll(ann.page);
    await ann.page.locator('main li').nth(1).locator('label:has-text("A friend, by link")').click();
    await ann.page.fill('main input.field', 'Ann');
    await ann.page.click('text=Open the table');
    await ben.page.goto(await ann.page.locator('input[readonly]').first().inputValue());
    await ben.page.fill('main input.field', 'Ben');
    await ben.page.click('main form button.main');
    for (let done = 0; done < 8; ++done) {
      const { page, what } = await askedAt([ann.page, ben.page]);
      await act(page, what);
    }
    expect(await ann.page.locator('.players').textContent()).toContain('Ben');
    for (const { context, faults } of [ann, ben]) {
      expect(faults).toEqual([]);
      await context.close();
    }
  });

  it('the network may be off, after one visit', async () => {
    const { page, context, faults } = await visit(browser, desktop);
    await page.goto(older);
    await page.waitForSelector(PLAY);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.goto(`${older}/new`);
    await page.click('button.main.big');
    expect(await playOn(page, (done) => done >= 4)).toBe(4);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('keys find what can be chosen, the focus goes on from what has gone, and things are explained', async () => {
    const { page, context, faults } = await visit(browser, desktop);
    await page.goto(older);
    await page.click(PLAY);
    await asked(page);
    await page.keyboard.press('n');
    const where = (): Promise<string> =>
      page.evaluate(
        () => document.activeElement?.closest('.choice, .bar, .board')?.className ?? '',
      );
    expect(await where()).toContain('choice');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-action="confirm"]');
    await page.locator('[data-action="confirm"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.row.market button.can');
    await page.waitForFunction(() => document.activeElement?.closest('.bar, .board'));
    await page.keyboard.press('i');
    await page.waitForSelector('.explain');
    await page.keyboard.press('ArrowRight');
    expect(await page.getAttribute('[data-explained]', 'data-explained')).toBeTruthy();
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each(games)('the table of %s is whole', async (game) => {
    for (const options of [desktop, phone]) {
      const { page, context, faults } = await visit(browser, {
        ...options,
        serviceWorkers: 'block',
      });
      await page.goto(`${older}/new?game=${game}`);
      await page.click('button.main.big');
      await page.waitForSelector('.table .bar [data-action], .table .choice button');
      if (process.env['SHOTS'])
        await page.screenshot({
          path: `${process.env['SHOTS']}/older-${game}-${options.locale}.png`,
        });
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBeLessThanOrEqual(0);
      expect(faults).toEqual([]);
      await context.close();
    }
  });

  it.each(withBook)('the aid of %s is on two sheets at most, with whole pictures', async (game) => {
    const { page, context, faults } = await visit(browser, { ...desktop, serviceWorkers: 'block' });
    await page.goto(`${older}/rules/${game}`);
    await page.waitForSelector('.brief .picture');
    await page.keyboard.press('Shift');
    await page.waitForFunction(
      () => document.querySelectorAll('.brief .picture[data-cut]').length === 5,
    );
    await page.emulateMedia({ media: 'print' });
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.brief .frame')].map(
        (frame) =>
          frame.offsetWidth -
          parseFloat(frame.style.getPropertyValue('--wide')) *
            Number(frame.parentElement?.style.getPropertyValue('--printed')),
      ),
    );
    for (const less of cut) expect(Math.abs(less)).toBeLessThan(3);
    const sheet = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1');
    expect(sheet.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
    expect(faults).toEqual([]);
    await context.close();
  });
});

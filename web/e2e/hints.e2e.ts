// Alone against bots: hints, the coach, and who stands by at a first game.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { example } from '../tests/example';
import { PLAY, act, asked, base, desktop, launch, phone, visit } from './browser';
import { seriousFaults } from './axe';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('a hint', () => {
  it('glows and names the move, says why, plays it, and is remembered', async () => {
    const { page, context, faults } = await visit(browser, desktop);
    await page.goto(base);
    await page.click(PLAY);
    await act(page, await asked(page));
    await page.click('[data-action="confirm"]');
    await page.waitForSelector('.row.market button.can');
    // On a phone the hand is seen whole.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForSelector('.seats.strip');
    const [hand, bar] = await Promise.all(
      ['.own .hand', '.bar'].map((one) => page.locator(one).boundingBox()),
    );
    expect((hand?.y ?? 0) + (hand?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.setViewportSize(desktop.viewport ?? { width: 0, height: 0 });
    await page.click('[data-action="hint"]');
    await page.waitForSelector('.note [data-action="hint-why"]');
    expect(await page.locator('.board [data-glow]').count()).toBeGreaterThan(0);
    expect(await page.textContent('.note.hint')).toMatch(/You (buy|take|reserve)/);
    await page.click('[data-action="hint-why"]');
    expect(await page.textContent('.note.hint')).toMatch(/\d+% .*You (buy|take|reserve)/);
    expect(await page.locator('.board [data-glow]').count()).toBeGreaterThan(0);
    expect(await seriousFaults(page)).toEqual([]);
    const kept = await page.evaluate(() =>
      Object.entries(localStorage).filter(([key]) => key.startsWith('kaisho.solo.')),
    );
    expect(kept.map(([, game]) => (JSON.parse(game as string) as { hints: number }).hints)).toEqual(
      [1],
    );
    // Something else on the table: what was said is gone, and what was done can be taken back.
    await page.click('[data-action="hint-do"]');
    await page.waitForSelector('[data-action="hint-close"]', { state: 'detached' });
    await page.waitForSelector('.bar [data-action="confirm"]');
    await page.click('.bar [data-action="undo"]');
    await page.waitForSelector('.row.market button.can');
    await page.locator('.row.market button.can').first().click();
    await page.click('[data-action="take"]');
    await page.waitForSelector('.bar [data-action="confirm"]');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is never given at a table with other people', async () => {
    const { page, context } = await visit(browser, desktop);
    await page.goto(`${base}/new?game=${example}`);
    await page.click('main form > details > summary');
    await page.click('label:has-text("Online")');
    await page.click('main form button.main');
    await asked(page);
    expect(await page.locator('[data-action="hint"], [data-action="guide"]').count()).toBe(0);
    await context.close();
  });
});

describe('une première partie', () => {
  it('est expliquée au fur et à mesure, jusqu’à ce qu’on n’en veuille plus', async () => {
    const { page, context, faults } = await visit(browser, phone);
    await page.goto(`${base}/learn/${example}`);
    await page.tap('[data-action="play"]');
    await page.waitForSelector('[data-action="understood"]');
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBeLessThanOrEqual(0);
    expect(await seriousFaults(page)).toEqual([]);
    await page.tap('[data-action="understood"]');
    await page.waitForSelector('[data-action="understood"]', { state: 'detached' });
    await page.tap('[data-action="guide"]');
    await page.waitForSelector('[data-action="understood"]');
    await page.tap('[data-action="guide-off"]');
    await page.waitForSelector('[data-action="understood"]', { state: 'detached' });
    expect(await page.getAttribute('[data-action="guide"]', 'aria-pressed')).toBe('false');
    expect(faults).toEqual([]);
    await context.close();
  });
});

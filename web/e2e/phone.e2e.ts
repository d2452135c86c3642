import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLAY, act, asked, base, launch, phone, playOn, visit } from './browser';
import { seriousFaults } from './axe';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('seul, au téléphone, en français', () => {
  it('une partie entière à quatre', async () => {
    const { page, faults } = await visit(browser, phone);
    await page.goto(`${base}/new`);
    expect(await seriousFaults(page)).toEqual([]);
    await page.click('label:has-text("3 robots")');
    await page.click('label:has-text("Débutant")');
    await page.click('text=Commencer');
    await asked(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    expect(await page.locator('.players li').count()).toBe(4);
    expect(await seriousFaults(page)).toEqual([]);
    await playOn(page, (done) => done >= 8);
    await asked(page);
    expect(await seriousFaults(page)).toEqual([]);

    await page.click('button[aria-label="Ouvrir le journal"]');
    const lines = await page.locator('dialog[open] .log li').allTextContents();
    expect(lines.join(' ')).toMatch(/Vous (prenez|achetez|réservez)/);
    expect(await seriousFaults(page)).toEqual([]);
    await page.click('dialog[open] button[aria-label="Fermer"]');

    await playOn(page);
    expect(await page.locator('dialog[open] td.rank').count()).toBe(4);
    await page.locator('dialog[open] .checks svg').first().waitFor();
    expect(await page.locator('dialog[open] .checks .bad').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('une très grande main ne cache ni le compte ni le bouton', async () => {
    const { page } = await visit(browser, phone);
    await page.goto(base);
    await page.click(PLAY);
    const hand = (): Promise<number> => page.locator('.own .hand .slot').count();
    // Takes cards for as long as it can, and buys only what cannot be taken.
    for (let done = 0; done < 200; ++done) {
      const what = await asked(page);
      if (what === 'buy' && (await hand()) >= 16) break;
      const free = page.locator('.row.market button.can').first();
      await act(page, what === 'buy' && (await free.count()) > 0 ? 'card' : what);
    }
    expect(await hand()).toBeGreaterThanOrEqual(16);
    await page.click('button.buy.can');
    await page.locator('.own .hand .slot').last().scrollIntoViewIfNeeded();
    for (const wanted of ['.own .lots .sum', '[data-action="buy"]']) {
      const box = await page.locator(wanted).boundingBox();
      expect(box && box.y >= 0 && box.y + box.height <= 844, wanted).toBe(true);
    }
  });

  it('tout ce qui se touche est assez grand pour un pouce', async () => {
    const { page } = await visit(browser, phone);
    await page.goto(base);
    await page.click(PLAY);
    await asked(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a[href], input')]
        .filter(
          (element) =>
            element.getClientRects().length > 0 &&
            !element.closest('.log, dialog, .unseen') &&
            !element.matches('.jump'),
        )
        .map(
          (element) =>
            ({
              name: element.textContent?.trim() ?? '',
              ...element.getBoundingClientRect().toJSON(),
            }) as { name: string; width: number; height: number },
        )
        .filter(({ width, height }) => Math.min(width, height) < 40)
        .map(({ name, width, height }) => `${name} ${Math.round(width)}×${Math.round(height)}`),
    );
    expect(small).toEqual([]);
  });

  it('sur l’écran le plus étroit, ce qui dépasse de la barre se voit et s’atteint', async () => {
    const { page } = await visit(browser, { ...phone, viewport: { width: 320, height: 640 } });
    await page.goto(base);
    await page.click(PLAY);
    await act(page, await asked(page));
    await page.click('[data-action="confirm"]');
    await page.waitForSelector('.row.market button.can');
    await page.locator('.row.market button.can').first().click();
    await page.waitForSelector('.bar [data-action="reserve"]');
    const bar = await page.locator('.bar').boundingBox();
    for (const one of await page.locator('.bar .buttons button').all()) {
      const box = await one.boundingBox();
      expect(
        bar && box && box.y >= bar.y && box.y + box.height <= bar.y + bar.height,
        await one.innerText(),
      ).toBe(true);
    }
    // What scrolls is scrolled by keys as well: it takes the focus itself where nothing in it does, as the line of
    // what the others did would.
    const said = page.locator('.bar .words');
    await said.evaluate((node) => node.querySelector('button')?.remove());
    const say = (times: number): Promise<void> =>
      said.evaluate(
        (node, n) => void ((node.firstElementChild as HTMLElement).textContent = 'mots '.repeat(n)),
        times,
      );
    await say(200);
    await page.waitForSelector('.bar .words[tabindex="0"]');
    await say(1);
    await page.waitForSelector('.bar .words:not([tabindex])');
    const row = page.locator('.bar .buttons');
    expect(await row.evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(true);
    expect(await row.getAttribute('data-more')).toBe('right');
    await row.evaluate((node) => node.scrollTo({ left: node.scrollWidth }));
    const last = await row.locator('button').last().boundingBox();
    expect(last && last.x >= 0 && last.x + last.width <= 320).toBe(true);
    await page.waitForFunction(
      () => document.querySelector<HTMLElement>('.bar .buttons')?.dataset['more'] === 'left',
    );
  });
});

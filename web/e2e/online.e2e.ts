import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { example } from '../tests/example';
import { act, asked, askedAt, base, desktop, launch, phone, visit, showAll } from './browser';
import { seriousFaults } from './axe';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function openTable(page: Page, name: string): Promise<string> {
  await page.goto(`${base}/new`);
  await showAll(page);
  await page.locator('main li').nth(1).locator('label:has-text("A friend, by link")').click();
  await page.fill('main input.field', name);
  await page.click('text=Open the table');
  return page.locator('input[readonly]').first().inputValue();
}

/** Turns are sent as soon as they are whole. */
async function withoutConfirmation(page: Page): Promise<void> {
  await page.click('header nav button:last-child');
  await page.locator('dialog[open] label:has(input[value="go"])').click();
  await page.keyboard.press('Escape');
}

// Both play in turn until the game is over on both pages.
async function playTogether(
  pages: Page[],
  until: (done: number) => boolean = () => false,
): Promise<void> {
  for (let done = 0; done < 1500; ++done) {
    if (until(done)) return;
    const { page, what } = await askedAt(pages);
    if (what === 'over') {
      await Promise.all(
        pages.map((one) => one.waitForSelector('dialog[open] [data-action="record"]')),
      );
      return;
    }
    await act(page, what);
  }
  throw new Error('the game does not end');
}

describe('online, two friends and a link', () => {
  it('a whole game, with a broken line on the way', async () => {
    const ann = await visit(browser, desktop);
    const ben = await visit(browser, phone);
    const link = await openTable(ann.page, 'アン'.repeat(10)); // long in bytes, not to people
    expect(await seriousFaults(ann.page)).toEqual([]);

    await ben.page.goto(link);
    await ben.page.fill('main input.field', 'Ben');
    expect(await seriousFaults(ben.page)).toEqual([]);
    await ben.page.click('main form button.main');
    await askedAt([ann.page, ben.page]);
    for (const { page } of [ann, ben]) await withoutConfirmation(page);
    await playTogether([ann.page, ben.page], (done) => done >= 16);
    expect(await ann.page.locator('.players').textContent()).toContain('Ben');
    expect(ben.page.url()).not.toContain('#');

    await ben.context.setOffline(true);
    await ben.context.setOffline(false);
    await ann.page.reload();
    await playTogether([ann.page, ben.page]);

    for (const { page, faults } of [ann, ben]) {
      await page.locator('dialog[open] .checks svg').nth(3).waitFor();
      expect(await page.locator('dialog[open] .checks .bad').count()).toBe(0);
      expect(faults).toEqual([]);
    }
    const scores = async (page: Page): Promise<string[]> =>
      (await page.locator('dialog[open] tbody td strong').allTextContents()).map((text) =>
        text.trim(),
      );
    expect(await scores(ann.page)).toEqual(await scores(ben.page));
  });

  it('a knock calls whoever must decide, and nobody who switched it off', async () => {
    const [ann, ben] = [await visit(browser, desktop), await visit(browser, phone)];
    for (const { page } of [ann, ben])
      await page.addInitScript(() => {
        AudioContext.prototype.createOscillator = new Proxy(
          AudioContext.prototype.createOscillator, // eslint-disable-line @typescript-eslint/unbound-method
          {
            apply(create, context: AudioContext) {
              const { dataset } = document.documentElement;
              dataset['strokes'] = String(Number(dataset['strokes'] ?? 0) + 1);
              return create.call(context);
            },
          },
        );
      });
    await ben.page.goto(await openTable(ann.page, 'Ann'));
    await ben.page.fill('main input.field', 'Ben');
    await ben.page.click('main form button.main');
    await askedAt([ann.page, ben.page]);
    for (const { page } of [ann, ben]) await withoutConfirmation(page);
    await ben.page.click('header nav button:last-child');
    await ben.page.locator('dialog[open] label:has-text("deux coups") input').uncheck();
    await ben.page.keyboard.press('Escape');
    await playTogether([ann.page, ben.page], (done) => done >= 12);
    const strokes = (page: Page): Promise<number> =>
      page.evaluate(() => Number(document.documentElement.dataset['strokes'] ?? 0));
    expect(await strokes(ann.page)).toBeGreaterThanOrEqual(2);
    expect((await strokes(ann.page)) % 2).toBe(0); // two for each call
    expect(await strokes(ben.page)).toBeLessThanOrEqual(2); // before he switched it off
    for (const { faults, context } of [ann, ben]) {
      expect(faults).toEqual([]);
      await context.close();
    }
  });

  it('who lost the cookie is seated anew by the host; the device that is replaced looks on, and says why', async () => {
    const [ann, ben, anew] = [
      await visit(browser, desktop),
      await visit(browser, phone),
      await visit(browser, desktop),
    ];
    await ben.page.goto(await openTable(ann.page, 'Ann'));
    await ben.page.fill('main input.field', 'Ben');
    await ben.page.click('main form button.main');
    await ben.page.waitForSelector('.board');
    // Ben is no host: he has his own link.
    await ben.page.click('[data-action="seats"]');
    await ben.page.waitForSelector('dialog[open] input[readonly]');
    expect(await ben.page.locator('dialog[open] [data-seat] [data-action="renew"]').count()).toBe(
      0,
    );
    expect(
      await ben.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBeLessThanOrEqual(0);
    await ben.page.keyboard.press('Escape');
    await ann.page.click('[data-action="seats"]');
    await ann.page.waitForSelector('dialog[open] [data-seat="1"]');
    expect(await ann.page.locator('dialog[open] input[readonly]').inputValue()).toContain(
      'seat=0#',
    ); // her own
    await ann.page.click('dialog[open] [data-seat="1"] [data-action="renew"]');
    const link = await ann.page
      .locator('dialog[open] [data-seat="1"] input[readonly]')
      .inputValue();
    expect(await seriousFaults(ann.page)).toEqual([]);
    // A link that does not open the seat, then the new one in the same tab.
    await anew.page.goto(`${link.split('#')[0] ?? ''}#${'0'.repeat(32)}`);
    await anew.page.click('main form button.main');
    await anew.page.waitForSelector('main form [role="alert"]');
    await anew.page.goto(link);
    await anew.page.waitForSelector('main form [role="alert"]', { state: 'detached' });
    await anew.page.fill('main input.field', 'Cleo');
    await anew.page.click('main form button.main');
    await anew.page.waitForSelector('.board');
    await ben.page.waitForSelector('.note.bad');
    expect(await ben.page.textContent('.note.bad')).toContain('Votre place se joue désormais');
    await ben.page.waitForSelector('text=Cleo');
    await ann.page.keyboard.press('Escape');
    await ann.page.waitForSelector('.players >> text=Cleo');
    for (const { page } of [ann, anew]) await withoutConfirmation(page);
    await playTogether([ann.page, anew.page], (done) => done >= 6);
    for (const { faults, context } of [ann, ben, anew]) {
      expect(faults).toEqual([]);
      await context.close();
    }
  });

  it('whoever was replaced while away reads it on coming back, and the others read who sits there', async () => {
    const [ann, ben, anew] = [
      await visit(browser, desktop),
      await visit(browser, phone),
      await visit(browser, desktop),
    ];
    await ben.page.goto(await openTable(ann.page, 'Ann'));
    await ben.page.fill('main input.field', 'Ben');
    await ben.page.click('main form button.main');
    await ben.page.waitForSelector('.board');
    const seat = ben.page.url();
    await ben.page.goto(base);
    await ann.page.click('[data-action="seats"]');
    await ann.page.click('dialog[open] [data-seat="1"] [data-action="renew"]');
    await anew.page.goto(
      await ann.page.locator('dialog[open] [data-seat="1"] input[readonly]').inputValue(),
    );
    await ann.page.keyboard.press('Escape');
    await anew.page.fill('main input.field', 'Cleo');
    await anew.page.click('main form button.main');
    await ann.page.waitForSelector('.note >> text=Cleo has taken over Ben’s seat.');
    await ann.page.click('.note >> text=Close');
    await ann.page.waitForSelector('.note', { state: 'detached' });
    await ben.page.goto(seat);
    await ben.page.waitForSelector('.note.bad >> text=n’a plus votre place');
    expect(await anew.page.locator('.note').count()).toBe(0);
    // It stays in the log, and once it is read it is told no more.
    await ann.page.reload();
    for (const { page } of [ann, anew])
      await page.waitForSelector('aside .log li >> text=Cleo has taken over Ben’s seat.');
    expect(await ann.page.locator('.note').count()).toBe(0);
    for (const { faults, context } of [ann, ben, anew]) {
      expect(faults).toEqual([]);
      await context.close();
    }
  });

  it('everybody reads that another device plays a seat, too, and that the host has taken one under the same name', async () => {
    const [ann, ben, device, guest] = [
      await visit(browser, desktop),
      await visit(browser, phone),
      await visit(browser, desktop),
      await visit(browser, desktop),
    ];
    const sit = async (page: Page, link: string): Promise<void> => {
      await page.goto(link);
      await page.fill('main input.field', 'Ben');
      await page.click('main form button.main');
      await page.waitForSelector('.board');
    };
    await sit(ben.page, await openTable(ann.page, 'Ann'));
    await ann.page.waitForSelector('.board');
    await guest.page.goto(ann.page.url().replace(/\?.*/, ''));
    await guest.page.waitForSelector('.board');
    await ben.page.click('[data-action="seats"]');
    await sit(device.page, await ben.page.locator('dialog[open] input[readonly]').inputValue());
    await ben.page.keyboard.press('Escape');
    for (const { page } of [ann, guest])
      await page.waitForSelector(
        '.note >> text=Ben’s seat is now played from another device as well',
      );
    await ben.page.waitForSelector(
      '.note >> text=Votre place se joue désormais aussi sur un autre appareil',
    );
    expect(await device.page.locator('.note').count(), 'who comes knows it').toBe(0);
    expect(await seriousFaults(ben.page)).toEqual([]);
    for (const { page } of [ann, ben, guest]) await page.click('[data-action="read"]');

    await ann.page.click('[data-action="seats"]');
    await ann.page.click('dialog[open] [data-seat="1"] [data-action="renew"]');
    const second = await ann.context.newPage();
    await sit(
      second,
      await ann.page.locator('dialog[open] [data-seat="1"] input[readonly]').inputValue(),
    );
    await ann.page.keyboard.press('Escape');
    const taken = 'Ann now plays Ben’s seat as well, by a link from whoever opened the table.';
    for (const { page } of [ann, device, guest])
      await page.waitForSelector(`.note >> text=${taken}`);
    await ben.page.waitForSelector('.note >> text=Ann tient désormais aussi la place de');
    const later = await visit(browser, desktop);
    await later.page.goto(guest.page.url());
    await later.page.waitForSelector(`aside .log li >> text=${taken}`);
    for (const { faults, context } of [ann, ben, device, guest, later]) {
      expect(faults).toEqual([]);
      await context.close();
    }
  });

  it('the host whose browser forgot the links makes a new one while people are waited for', async () => {
    const [ann, ben] = [await visit(browser, desktop), await visit(browser, desktop)];
    const lost = await openTable(ann.page, 'Ann');
    await ann.page.evaluate(() => localStorage.clear());
    await ann.page.reload();
    await ann.page.click('[data-action="renew"]');
    const link = await ann.page.locator('input[readonly]').inputValue();
    expect(link).not.toBe(lost);
    await ben.page.goto(link);
    await ben.page.click('main form button.main');
    await Promise.all([ann, ben].map(({ page }) => page.waitForSelector('.board')));
    await Promise.all([ann, ben].map(({ context }) => context.close()));
  });

  it('a name that nobody can have is told at its field, and opens nothing', async () => {
    const { page, faults, context } = await visit(browser, desktop);
    let asked = 0;
    await page.route('**/api/t*', (route) => {
      asked += route.request().method() === 'POST' ? 1 : 0;
      return route.continue();
    });
    await page.goto(`${base}/new`);
    await showAll(page);
    await page.locator('main li').nth(1).locator('label:has-text("A friend, by link")').click();
    const field = page.locator('main input.field');
    for (const [name, told] of [
      ['a\u202Eb', "'a\\u{202e}b' has control characters"],
      ['\u2800', 'nothing visible'],
      ['a'.repeat(31), 'at most 30 characters, found 31'],
    ] as const) {
      await field.fill(name);
      await page.waitForSelector(`form [role="alert"] >> text=${told}`);
      await page.click('text=Open the table');
      expect(await field.evaluate((input: HTMLInputElement) => input.validity.customError)).toBe(
        true,
      );
    }
    expect(await seriousFaults(page)).toEqual([]);
    expect(asked).toBe(0);
    await field.fill('👨‍👩‍👧‍👦'.repeat(30)); // 330 units, thirty signs
    await page.click('text=Open the table');
    await page.locator('input[readonly]').first().waitFor();
    expect(await page.textContent('main')).toContain('👨‍👩‍👧‍👦'.repeat(30));
    expect(faults).toEqual([]);
    await context.close();
  });

  it('what is picked stays picked while the other comes and goes', async () => {
    const ann = await visit(browser, desktop);
    const ben = await visit(browser, desktop);
    const link = await openTable(ann.page, 'Ann');
    await ben.page.goto(link);
    await ben.page.click('main form button.main');
    let now = await askedAt([ann.page, ben.page]);
    for (
      ;
      now.what === 'token' || now.what === 'confirm';
      now = await askedAt([ann.page, ben.page])
    )
      await act(now.page, now.what);
    const { page } = now;
    const other = page === ann.page ? ben.page : ann.page;
    await page.locator('.row.market button.can').first().click();
    await page.waitForSelector('[data-action="reserve"]');
    await other.goto(base);
    await page.waitForSelector('.players li.away');
    await other.goBack();
    await page.waitForSelector('.players li.away', { state: 'detached' });
    expect(await page.locator('[data-action="reserve"]').count()).toBe(1);
  });

  it('home says within moments that it is my turn, and leads there', async () => {
    const ann = await visit(browser, desktop);
    const ben = await visit(browser, desktop);
    const link = await openTable(ann.page, 'Ann');
    await ben.page.goto(link);
    await ben.page.click('main form button.main');
    const { page, what } = await askedAt([ann.page, ben.page]);
    const other = page === ann.page ? ben.page : ann.page;
    await other.goto(base);
    await other.waitForSelector('[data-action="continue"]');
    expect(await other.title()).toBe('Kaisho');
    await act(page, what);
    await page.click('[data-action="confirm"]');
    const sent = Date.now();
    await other.waitForFunction(() => document.title.startsWith('● (1)'));
    expect(Date.now() - sent).toBeLessThan(5000); // a second, and what a machine under load takes
    expect(await other.textContent('[data-action="continue"]')).toContain('Your turn');
    await other.click('[data-action="continue"]');
    await asked(other);
    await Promise.all([ann.context.close(), ben.context.close()]);
  });

  it('a corrected edition from a file is what the board and the rules speak of', async () => {
    const { page, faults } = await visit(browser, desktop);
    const edition = JSON.parse(
      readFileSync(new URL(`../../editions/${example}.json`, import.meta.url), 'utf8'),
    ) as {
      edition: string;
      end_of_game: { tokens: number };
      cards: { value: number }[];
    };
    edition.edition = 'mine';
    edition.end_of_game.tokens = 6;
    edition.cards.forEach((card, i) => (card.value = [1, 4, 7][i] ?? 0));
    await page.goto(`${base}/new`);
    await page.setInputFiles('input[type="file"]', {
      name: 'mine.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(edition)),
    });
    await page.click('form button.main');
    await asked(page);
    expect(await page.textContent('.players')).toContain('Edition “mine”');
    expect(await page.locator('.own .peg').count()).toBe(6);
    const values = await page.locator('.row.market text').allTextContents();
    expect(values.filter((value) => !['1', '4', '7'].includes(value))).toEqual([]);
    await page.goto(
      `${base}/rules/${example}?table=${page.url().replace(/.*\/table\/|\?.*/g, '')}#OSA-P6`,
    );
    await page.waitForFunction(() =>
      document.getElementById('OSA-P6')?.textContent?.includes('6 or more tokens'),
    );
    expect(faults).toEqual([]);
  });

  it('a spectator sees the table, and no hand', async () => {
    const ann = await visit(browser, desktop);
    const guest = await visit(browser, desktop);
    const link = await openTable(ann.page, 'Ann');
    const ben = await visit(browser, desktop);
    await ben.page.goto(link);
    await ben.page.click('main form button.main');
    await askedAt([ann.page, ben.page]);
    await guest.page.goto(ann.page.url().replace(/\?.*/, ''));
    await guest.page.waitForSelector('.players li');
    expect(await guest.page.locator('.own').count()).toBe(0);
    expect(await guest.page.locator('.players').textContent()).not.toMatch(/money|\d+ points/);
    await guest.page.goto(link);
    await guest.page.click('main form button.main');
    await guest.page.waitForSelector('[role="alert"]');
    expect(guest.faults).toEqual([]);
  });
});

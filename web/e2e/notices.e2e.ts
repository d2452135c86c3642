// Being told of one's turn: a person lets this browser tell them, adds an address of their own, tries it, and reads at the
// table who was told; and what the worker makes of a push message.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { example } from '../tests/example';
import { seriousFaults } from './axe';
import { desktop, launch, phone, visit } from './browser';
import { fakeNotices } from './fake_notices';
import { twoFriends } from './friends';
import { serve, type Server } from './server';

let browser: Browser;
let server: Server;
beforeAll(async () => {
  browser = await launch();
  server = await serve();
});
afterAll(async () => {
  await browser.close();
  server.stop();
});

const shots = process.env['SHOTS'];
const keep = async (page: Page, name: string): Promise<void> => {
  if (shots) await page.screenshot({ path: `${shots}/notices-${name}.png` });
};

/** In the page: the browser has a push service, which this machine has not. */
function withPushService(): void {
  let place: { endpoint: string; getKey: (name: string) => ArrayBuffer } | null = null;
  const bytes = (length: number): ArrayBuffer => {
    const made = new Uint8Array(length).fill(7);
    made[0] = 4;
    return made.buffer;
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => place,
    subscribe: async () =>
      (place = {
        endpoint: 'https://push.example/1',
        getKey: (name) => bytes(name === 'auth' ? 16 : 65),
        ...{ unsubscribe: async () => ((place = null), true) },
      }),
  });
}

async function openFromSettings(page: Page): Promise<void> {
  await page.goto(server.base);
  await page
    .locator('header button[aria-label="Settings"], header button[aria-label="Réglages"]')
    .click();
  await page.locator('dialog[open] [data-action="notices"]').click();
  await page.locator('[data-here]').waitFor();
}

/** The notices that the worker shows now. */
const shownNow = (page: Page): Promise<{ title: string; body: string; tag: string }[]> =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.getRegistration('/notices/');
    const all = (await worker?.getNotifications()) ?? [];
    return all.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** Sends push messages to the worker of notices as the browser's push service would. */
async function pusher(page: Page): Promise<(data: unknown) => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  const found = new Promise<string>((done) =>
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const mine = registrations.find(({ scopeURL }) => scopeURL.endsWith('/notices/'));
      if (mine) done(mine.registrationId);
    }),
  );
  await client.send('ServiceWorker.enable');
  const registrationId = await found;
  return (data) =>
    client.send('ServiceWorker.deliverPushMessage', {
      origin: server.base,
      registrationId,
      data: typeof data === 'string' ? data : JSON.stringify(data),
    });
}

async function told(
  options: BrowserContextOptions,
): Promise<{ context: BrowserContext; page: Page }> {
  const { context, page } = await visit(browser, options);
  await context.addInitScript(withPushService);
  await context.grantPermissions(['notifications'], { origin: server.base });
  await fakeNotices(context);
  return { context, page };
}

describe('being told', () => {
  it.each([
    ['1440', { ...desktop, colorScheme: 'light' } as const],
    ['390', { ...phone, colorScheme: 'dark' } as const],
  ])('is set up from the settings, at %s', async (size, options) => {
    const { context, page } = await told(options);
    await openFromSettings(page);
    const dialog = page.locator('dialog[open]').last();
    await dialog.locator('[data-here="off"]').waitFor();
    await keep(page, `off-${size}`);
    expect(await seriousFaults(page)).toEqual([]);
    await dialog.locator('[data-action="begin"]').click();
    await dialog.locator('[data-here="on"]').waitFor();
    await dialog.locator('[data-way] [data-action="try"]').click();
    await dialog.locator('[data-way] [role="status"]').waitFor();
    await dialog.locator('[data-action="hook"]').click();
    await dialog.locator('label:has(input[value="json"])').click();
    await dialog.locator('input[name="url"]').fill('https://hooks.example.org/kaisho');
    await dialog.locator('input[name="name"]').fill('Den');
    await keep(page, `hook-${size}`);
    expect(await seriousFaults(page)).toEqual([]);
    await dialog.locator('[data-action="add"]').click();
    await dialog.locator('input[readonly]').waitFor();
    await keep(page, `secret-${size}`);
    expect(await seriousFaults(page)).toEqual([]);
    await dialog.locator('[data-action="kept"]').click();
    await dialog.locator('[data-way]').nth(1).locator('[data-action="try"]').click();
    await dialog.locator('[data-way]').nth(1).locator('[role="status"]').waitFor();
    await dialog.locator('[data-action="end"]').scrollIntoViewIfNeeded();
    await keep(page, `on-${size}`);
    await dialog.locator('label:has(input[value="never"])').click();
    await dialog.locator('[role="switch"]').waitFor({ state: 'detached' });
    await dialog.locator('[data-action="end"]').click();
    await dialog.locator('[data-here="off"]').waitFor();
    expect(await dialog.locator('[data-way]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelectorAll('dialog[open]').length === 1);
    await context.close();
  });

  it('says what stands in the way', async () => {
    const { context, page } = await visit(browser, desktop);
    await fakeNotices(context);
    await openFromSettings(page);
    // A browser without a screen forbids it.
    await page.locator('[data-here="denied"]').waitFor();
    await keep(page, 'denied-1440');
    await context.close();
    const none = await visit(browser, phone);
    await fakeNotices(none.context, null);
    await none.page.goto(server.base);
    await none.page.locator('header button[aria-label="Réglages"]').click();
    await none.page.locator('dialog[open] [data-action="notices"]').click();
    await none.page.getByText('Ce serveur n’envoie rien.').waitFor();
    await none.context.close();
  });

  it('shows a notice for a push message, in the language of the page, and none to whoever looks', async () => {
    const { context, page } = await told({ ...desktop, locale: 'fr-FR' });
    await openFromSettings(page);
    await page.locator('[data-action="begin"]').click();
    await page.locator('[data-here="on"]').waitFor();
    const push = await pusher(page);
    const turn = {
      what: 'turn',
      id: '1',
      table: 'abc',
      name: '',
      game: example,
      seat: 1,
      by: 'Rin',
    };
    await push(turn);
    await expect
      .poll(() => shownNow(page))
      .toEqual([{ title: 'À vous de jouer · Traders of Osaka', body: 'Rin a joué.', tag: 'abc' }]);
    // A newer one takes the place of the older one.
    await push({ ...turn, by: 'Mei' });
    await expect
      .poll(async () => (await shownNow(page)).map(({ body }) => body))
      .toEqual(['Mei a joué.']);
    await push('nothing');
    await expect.poll(async () => (await shownNow(page)).length).toBe(2);
    await page.goto(`${server.base}/table/seen`);
    await push({ ...turn, table: 'seen' });
    await push({ ...turn, table: 'other' });
    await expect
      .poll(async () => (await shownNow(page)).map(({ tag }) => tag).sort())
      .toEqual(['abc', 'kaisho', 'other']);
    await context.close();
  });

  it.each(['en', 'fr'] as const)('is told at the table, in %s', async (language) => {
    const { ann, ben } = await twoFriends(browser, server.base, language, {
      form: async (page) => fakeNotices(page.context()),
      invited: async (page) => fakeNotices(page.context()),
    });
    for (const [{ page }, size] of [
      [ann, '1366'],
      [ben, '390'],
    ] as const) {
      await page.locator('[data-action="seats"]').click();
      const section = page.locator('[data-notices]');
      await section.locator('li').first().waitFor();
      await section.locator('[data-action="notices"]').scrollIntoViewIfNeeded();
      await keep(page, `table-${language}-${size}`);
      expect(await seriousFaults(page)).toEqual([]);
      await section.locator('[role="switch"]').click();
      await section.locator('[role="switch"]:not(:checked)').waitFor();
      await section.locator('[data-action="notices"]').click();
      await page.locator('[data-here]').waitFor();
      await page.keyboard.press('Escape');
    }
    await Promise.all([ann.context.close(), ben.context.close()]);
  });
});

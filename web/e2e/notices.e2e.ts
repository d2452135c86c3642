// Being told of one's turn: a person lets this browser tell them, adds an address of their own, tries it, and reads at the
// table who was told; and what the worker makes of a push message.
import { createHmac } from 'node:crypto';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { example } from '../tests/example';
import { seriousFaults } from './axe';
import { PATIENCE_MS, act, askedAt, desktop, launch, phone, visit, type Visitor } from './browser';
import { twoFriends } from './friends';
import { receive, type Receiver } from './receiver';
import { serve, type Server } from './server';

// A turn is told after a tenth of a second, a beginning after half of one.
const QUICK = ['--notices-to-own-network', '--notice-speed', '50'];

let browser: Browser;
let server: Server;
let receiver: Receiver;
beforeAll(async () => {
  [browser, server, receiver] = await Promise.all([launch(), serve(...QUICK), receive()]);
});
afterAll(async () => {
  await browser.close();
  server.stop();
  receiver.stop();
});

const shots = process.env['SHOTS'];
const keep = async (page: Page, name: string): Promise<void> => {
  if (shots) await page.screenshot({ path: `${shots}/notices-${name}.png` });
};
const soon = { timeout: PATIENCE_MS };

/** In the page: the browser has a push service, which this machine has not. */
function withPushService(endpoint: string): void {
  let place: object | null = null;
  const make = async (): Promise<object> => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
      'deriveBits',
    ]);
    const p256dh = await crypto.subtle.exportKey('raw', pair.publicKey);
    const auth = new Uint8Array(16).fill(7).buffer;
    return {
      endpoint,
      getKey: (name: string) => (name === 'auth' ? auth : p256dh),
      unsubscribe: async () => ((place = null), true),
    };
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => place,
    subscribe: async () => (place = await make()),
  });
}

/** Somebody whose browser can be told, and who allows it. */
async function reachable(options: BrowserContextOptions): Promise<Visitor> {
  const one = await visit(browser, options);
  await one.context.addInitScript(withPushService, receiver.url('/push'));
  await one.context.grantPermissions(['notifications'], { origin: server.base });
  return one;
}

async function openFromSettings(page: Page, base = server.base): Promise<Locator> {
  await page.goto(base);
  await page
    .locator('header button[aria-label="Settings"], header button[aria-label="Réglages"]')
    .click();
  await page.locator('dialog[open] [data-action="notices"]').click();
  return page.locator('dialog[open]').last();
}

/** Adds an address that takes our own form. */
async function addHook(dialog: Locator, path: string, name: string): Promise<void> {
  await dialog.locator('[data-action="hook"]').click();
  await dialog.locator('label:has(input[value="json"])').click();
  await dialog.locator('input[name="url"]').fill(receiver.url(path));
  await dialog.locator('input[name="name"]').fill(name);
}

/** Tries the way of this name; what is said of it. */
async function tryOut(dialog: Locator, name: string): Promise<string> {
  const way = dialog.locator('[data-way]', { hasText: name });
  await way.locator('[data-action="try"]').click();
  const said = way.locator('[role="status"]', { hasNotText: '…' });
  await said.waitFor();
  return said.innerText();
}

/** The notices that the worker shows now. */
const shownNow = (page: Page): Promise<{ title: string; body: string; tag: string }[]> =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.getRegistration('/notices/');
    const all = (await worker?.getNotifications()) ?? [];
    return all.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** Sends push messages to the worker of notices as the browser's push service would. */
async function pusher(page: Page): Promise<(data: unknown) => Promise<unknown>> {
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

/** In the worker: who touches a notice; what it does then. */
async function touch(url: string): Promise<string[]> {
  const done: string[] = [];
  const { Clients, WindowClient } = globalThis as unknown as Record<string, { prototype: object }>;
  Object.assign(Clients!.prototype, { openWindow: async (to: string) => done.push(`open ${to}`) });
  Object.assign(WindowClient!.prototype, {
    async focus(this: { url: string }) {
      return done.push(`focus ${new URL(this.url).pathname}`);
    },
  });
  const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
  const all = await registration.getNotifications();
  const notification = all.find(({ data }) => (data as { url: string }).url === url);
  const made = globalThis as unknown as Record<string, new (type: string, init: object) => Event>;
  dispatchEvent(new made['NotificationEvent']!('notificationclick', { notification }));
  while (done.length === 0) await new Promise((soon) => setTimeout(soon, 20));
  return done;
}

/** In the page: nobody sees it any more. */
function hide(): void {
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('being told', () => {
  it.each([
    ['1440', { ...desktop, colorScheme: 'light' } as const, /^Sent\./, /answered 500/],
    ['390', { ...phone, colorScheme: 'dark' } as const, /^Envoyé\./, /répondu 500/],
  ])('is set up from the settings, at %s', async (size, options, sent, broken) => {
    const { context, page, faults } = await reachable(options);
    const dialog = await openFromSettings(page);
    await dialog.locator('[data-here="off"]').waitFor();
    await keep(page, `off-${size}`);
    expect(await seriousFaults(page)).toEqual([]);
    await dialog.locator('[data-action="begin"]').click();
    await dialog.locator('[data-here="on"]').waitFor();
    const before = receiver.got.length;
    expect(await tryOut(dialog, 'Chrom')).toMatch(sent);
    expect(receiver.got.slice(before)).toMatchObject([
      { path: '/push', headers: { 'content-encoding': 'aes128gcm' } },
    ]);

    await addHook(dialog, `/den-${size}`, 'Den');
    await keep(page, `hook-${size}`);
    expect(await seriousFaults(page)).toEqual([]);
    await dialog.locator('[data-action="add"]').click();
    const secret = await dialog.locator('input[readonly]').inputValue();
    await keep(page, `secret-${size}`);
    expect(await seriousFaults(page)).toEqual([]);
    await dialog.locator('[data-action="kept"]').click();
    expect(await tryOut(dialog, 'Den')).toMatch(sent);
    expect(receiver.messages(`/den-${size}`)).toMatchObject([{ what: 'try' }]);
    const { headers, body } = receiver.got.at(-1)!;
    const [, time = '', signed] = /^t=(\d+),v1=(\w+)$/.exec(
      String(headers['kaisho-signature']),
    ) as unknown as string[];
    expect(signed).toBe(createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex'));

    await addHook(dialog, '/broken', 'Old');
    await dialog.locator('[data-action="add"]').click();
    await dialog.locator('[data-action="kept"]').click();
    expect(await tryOut(dialog, 'Old')).toMatch(broken);
    await dialog.locator('h2').scrollIntoViewIfNeeded();
    await keep(page, `on-${size}`);
    await dialog.locator('[data-way]').last().scrollIntoViewIfNeeded();
    await keep(page, `ways-${size}`);
    expect(await seriousFaults(page)).toEqual([]);

    await dialog.locator('label:has(input[value="never"])').click();
    await dialog.locator('[role="switch"]').waitFor({ state: 'detached' });
    await dialog.locator('[data-action="end"]').click();
    await dialog.locator('[data-here="off"]').waitFor();
    await dialog
      .locator('[data-way]', { hasText: 'Old' })
      .locator('[data-action="forget"]')
      .click();
    await expect.poll(() => dialog.locator('[data-way]').count(), soon).toBe(1);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelectorAll('dialog[open]').length === 1);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says what stands in the way', async () => {
    const { context, page } = await visit(browser, desktop);
    await context.grantPermissions(['clipboard-read'], { origin: server.base }); // and nothing else
    const dialog = await openFromSettings(page);
    await dialog.locator('[data-here="denied"]').waitFor();
    await keep(page, 'denied-1440');
    await context.close();

    const silent = await serve('--no-notices');
    const other = await visit(browser, phone);
    await (
      await openFromSettings(other.page, silent.base)
    )
      .getByText('Ce serveur n’envoie rien.')
      .waitFor();
    await keep(other.page, 'silent-390');
    await other.context.close();
    silent.stop();
  });

  it('shows a notice for a push message, in the language of the page, and none to whoever looks', async () => {
    const { context, page } = await reachable({ ...desktop, locale: 'fr-FR' });
    const dialog = await openFromSettings(page);
    await dialog.locator('[data-action="begin"]').click();
    await dialog.locator('[data-here="on"]').waitFor();
    const push = await pusher(page);
    const turn = { what: 'turn', table: 'abc', name: '', game: example, seat: 1, by: 'Rin' };
    await push(turn);
    await expect
      .poll(() => shownNow(page), soon)
      .toMatchObject([{ title: /^À vous de jouer · ./, body: 'Rin a joué.', tag: 'abc' }]);
    // A newer one takes the place of the older one.
    await push({ ...turn, by: 'Mei' });
    await expect
      .poll(async () => (await shownNow(page)).map(({ body }) => body), soon)
      .toEqual(['Mei a joué.']);
    await push('nothing');
    const tags = async (): Promise<string[]> => (await shownNow(page)).map(({ tag }) => tag).sort();
    await expect.poll(tags, soon).toEqual(['abc', 'kaisho']);
    await page.goto(`${server.base}/table/seen`);
    await push({ ...turn, table: 'seen' });
    await push({ ...turn, table: 'other' });
    await expect.poll(tags, soon).toEqual(['abc', 'kaisho', 'other']);
    // Touched, it leads to the page of its table, or opens one.
    const worker = context.serviceWorkers().find((one) => one.url().endsWith('/notices.js'));
    expect(await worker?.evaluate(touch, '/table/other?seat=1')).toEqual([
      'open /table/other?seat=1',
    ]);
    await page.goto(`${server.base}/table/abc`);
    expect(await worker?.evaluate(touch, '/table/abc?seat=1')).toEqual(['focus /table/abc']);
    await context.close();
  });

  it.each([
    ['en', /: you were told\. By Den\./, /: Ann was told\./],
    ['fr', /: un message vous a été envoyé\. Par Den\./, /: on a prévenu Ann\./],
  ] as const)(
    'tells who looks elsewhere, and the table says so, in %s',
    async (language, own, hers) => {
      let room: Page | undefined;
      const { ann, ben } = await twoFriends(browser, server.base, language, {
        form: async (page) => void (room = page),
        // Ann waits for Ben meanwhile.
        invited: async () => {
          await room?.locator('main [data-action="notices"]').scrollIntoViewIfNeeded();
          if (room) await keep(room, `waits-${language}`);
          await room?.locator('main [data-action="notices"]').click();
          await room?.locator('[data-here]').waitFor();
          await room?.keyboard.press('Escape');
        },
      });
      const path = `/ann-${language}`;
      await ann.page.locator('[data-action="seats"]').click();
      await ann.page.locator('[data-notices] [data-action="notices"]').click();
      const dialog = ann.page.locator('dialog[open]').last();
      await addHook(dialog, path, 'Den');
      await dialog.locator('[data-action="add"]').click();
      await dialog.locator('[data-action="kept"]').click();
      await ann.page.keyboard.press('Escape');
      await ann.page.keyboard.press('Escape');

      await ann.page.evaluate(hide);
      const what = (): unknown[] => receiver.messages(path).map((one) => one['what']);
      while (!what().includes('turn')) {
        const next = await askedAt([ann.page, ben.page]);
        // Ann's turn it was: she is told of it.
        if (next.page === ann.page) await expect.poll(what, soon).toContain('turn');
        else await act(next.page, next.what);
      }
      expect(receiver.messages(path).at(-1)).toMatchObject({ game: example, seat: 0, by: 'Ben' });
      for (const [{ page }, said, size] of [
        [ann, own, '1366'],
        [ben, hers, '390'],
      ] as const) {
        await page.locator('[data-action="seats"]').click();
        const section = page.locator('[data-notices]');
        await section.locator('li', { hasText: said }).first().waitFor();
        await section.locator('[data-action="notices"]').scrollIntoViewIfNeeded();
        await keep(page, `table-${language}-${size}`);
        expect(await seriousFaults(page)).toEqual([]);
      }
      const mute = ann.page.locator('[data-notices] [role="switch"]');
      await mute.click();
      await ann.page.locator('[data-notices] [role="switch"]:not(:checked)').waitFor();
      await ann.page.reload();
      await ann.page.locator('[data-action="seats"]').click();
      await mute.waitFor();
      expect(await mute.isChecked()).toBe(false);
      await Promise.all([ann.context.close(), ben.context.close()]);
    },
  );
});

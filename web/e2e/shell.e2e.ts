import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { example } from '../tests/example';
import { PLAY, act, asked, base, desktop, launch, phone, playOn, visit } from './browser';
import { seriousFaults } from './axe';

const SIZE_LIMIT = 400_000; // what a person waits for, in one language
const KEPT_LIMIT = 425_000; // what is kept for when there is no network, both languages
const COURSE_LIMIT = 60_000; // what learning a game takes besides, both languages
const NOTICES_LIMIT = 12_000; // what being told besides takes, both languages
const PEOPLE_LIMIT = 45_000; // what playing with people takes besides, both languages
const NET_LIMIT = 350_000; // what the bots judge by comes apart, while the board is there already
const WORK_LIMIT = 400; // ms of the processor, so that a machine half as quick is ready within a second

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The sentences of faults: fetched when one is told that the page has no words of its own for. */
const isFaults = (path: string): boolean => /\/faults\.[^/]+\.js$/.test(path);
/** Of a game's course and rules, and what is said at a first game: fetched when one learns. */
const isCourse = (path: string): boolean =>
  /\/([a-z]+-(lessons|words|guide)|book)-[^/]+\.js$/.test(path);
/** The pages on which one learns, fetched with the course: of lessons and of the rules; what leads on after a lesson. */
const isLearning = (path: string): boolean =>
  /\/(Learn|Lesson|Course|Rules|StillBoard|tried)-[^/]+\.(js|css)$/.test(path);
/** The page of a review, fetched once a game is over. */
const isReview = (path: string): boolean =>
  /\/(Review-[^/]+\.(js|css)|(review-(en|fr)|take_record)-[^/]+\.js)$/.test(path);
/** What playing with people takes besides: fetched for the server’s tables, to which no other game ever comes. */
const isOfPeople = (path: string): boolean =>
  /\/(OnlineTable|people|waiting_room|waiting_texts|invitation|SeatLink|LinkField|links|chat|chat_texts|talk_field|qr|pace|people_field|PaceLine|time_left|lobby|lobby_page|live_url|begun|worker_language)-[^/]+\.(js|css)$/.test(
    path,
  );
/** What being told while no page is open takes: fetched by whoever asks for it. */
const isOfNotices = (path: string): boolean =>
  /\/notices-[^/]+\.(js|css)$|^notices\.js$/.test(path);
/** Pictures for others: of a link in a chat, of a phone's home screen. No page fetches them. */
const isForOthers = (path: string): boolean =>
  /^(share\.jpg|apple-touch-icon\.png|notice-badge\.png)$/.test(path);
const isNet = (path: string): boolean => /\bassets\/[^/]+\/[^/]+\.json$/.test(path);

/** Bytes that come over the wire for the page, headers included; nets apart. */
async function counted(page: Page): Promise<{ page: number; nets: number }> {
  const bytes = { page: 0, nets: 0 };
  const nets = new Set<string>();
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  client.on(
    'Network.requestWillBeSent',
    ({ requestId, request }) => isNet(request.url) && nets.add(requestId),
  );
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[nets.has(requestId) ? 'nets' : 'page'] += encodedDataLength;
  });
  return bytes;
}

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

/** What is built, without what is only a smaller form of it. */
function files(): string[] {
  const all = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return all.filter((file) => statSync(dist + file).isFile() && !/\.(br|gz)$/.test(file));
}

/** Bytes as they are sent: what every game needs, and what lies in each game's own folder, but what comes later. */
function weights(): {
  shell: number;
  learning: number;
  people: number;
  notices: number;
  games: Record<string, number>;
  courses: Record<string, number>;
} {
  const found = {
    shell: 0,
    learning: 0,
    people: 0,
    notices: 0,
    games: {} as Record<string, number>,
    courses: {} as Record<string, number>,
  };
  for (const file of files()) {
    if (isNet(file) || isFaults(file) || isReview(file) || isForOthers(file)) continue;
    const size = statSync(dist + (existsSync(`${dist}${file}.br`) ? `${file}.br` : file)).size;
    const game = /^assets\/([^/]+)\//.exec(file)?.[1];
    if (isLearning(file)) found.learning += size;
    else if (isOfPeople(file)) found.people += size;
    else if (isOfNotices(file)) found.notices += size;
    else if (game === undefined) found.shell += size;
    else if (isCourse(file)) found.courses[game] = (found.courses[game] ?? 0) + size;
    else found.games[game] = (found.games[game] ?? 0) + size;
  }
  return found;
}

/** The games the page offers. */
async function shelf(): Promise<string[]> {
  const { page, context } = await visit(browser, desktop);
  await page.goto(base);
  await page.waitForSelector('[data-game]');
  const ids = await page
    .locator('[data-game]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-game') ?? ''));
  await context.close();
  return ids;
}

describe('the page', () => {
  it('is ready within a second', async () => {
    // What the page itself works until then: other tests run beside this one, and the machine may be a slow one.
    const { page, context } = await visit(browser, { ...desktop, serviceWorkers: 'block' });
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(base, { waitUntil: 'commit' });
    await page.waitForSelector(PLAY);
    const { metrics } = await client.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Infinity;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds * 1000).toBeLessThan(WORK_LIMIT);
    expect(await page.evaluate(() => performance.getEntriesByName('ready').length)).toBe(1);
    await context.close();
  });

  it('plays each game within its limit over the wire, its engine and letters included', async () => {
    for (const game of await shelf()) {
      const { page, context } = await visit(browser, { ...desktop, serviceWorkers: 'block' });
      const size = await counted(page);
      const engines: string[] = [];
      page.on('request', (request) =>
        engines.push(...(/[^/]+(?=\/[^/]+\.wasm$)/.exec(request.url()) ?? [])),
      );
      await page.goto(base);
      await page.click(`[data-game="${game}"] [data-action="play"]`);
      await page.waitForSelector('.table .bar');
      await page.waitForLoadState('networkidle');
      expect(size.page, game).toBeGreaterThan(50_000);
      expect(size.page, game).toBeLessThan(SIZE_LIMIT);
      expect(size.nets, game).toBeLessThan(NET_LIMIT);
      expect(engines, 'the folders that engines came from').toEqual([game]);
      await context.close();
    }
  });

  it('is under its limit with any one of its games, both languages included', async () => {
    const { shell, games } = weights();
    for (const game of await shelf()) {
      const size = games[game] ?? 0;
      expect(size, game).toBeGreaterThan(10_000);
      expect(shell + size, game).toBeLessThan(KEPT_LIMIT);
    }
  });

  it('takes little more for playing with people', () => {
    const { people } = weights();
    expect(people).toBeGreaterThan(20_000);
    expect(people).toBeLessThan(PEOPLE_LIMIT);
  });

  it('takes little more for being told', () => {
    const { notices } = weights();
    expect(notices).toBeGreaterThan(5000);
    expect(notices).toBeLessThan(NOTICES_LIMIT);
  });

  it('takes little more for the course of a game', () => {
    const { courses, learning } = weights();
    expect(learning).toBeGreaterThan(5000);
    expect(Object.keys(courses).length).toBeGreaterThanOrEqual(4);
    for (const [game, size] of Object.entries(courses)) {
      expect(size, game).toBeGreaterThan(5000);
      expect(learning + size, game).toBeLessThan(COURSE_LIMIT);
    }
  });

  it('asks for its letters at once: those that come after the words move them', () => {
    const page = readFileSync(`${dist}index.html`, 'utf8');
    const fonts = files().filter((file) => file.endsWith('.woff2'));
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts)
      expect(page).toMatch(new RegExp(`<link[^>]*rel="preload"[^>]*href="/${font}"`));
  });

  it('keeps every game for when there is no network', () => {
    const kept = readFileSync(`${dist}sw.js`, 'utf8');
    expect(
      files().filter((file) => file.startsWith('assets/') && !kept.includes(`"${file}"`)),
    ).toEqual([]);
  });

  it('plays with the network off, after one visit', async () => {
    const { page, context, faults } = await visit(browser, desktop);
    await page.goto(base);
    await page.waitForSelector(PLAY);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.goto(`${base}/new`);
    await page.click('button.main.big');
    expect(await playOn(page, (done) => done >= 10)).toBe(10);
    await page.goto(`${base}/rules/${example}`);
    await page.waitForSelector('#OSA-P2');
    expect(faults).toEqual([]);
  });

  it('plays on without a net, where that does not come', async () => {
    const { page, context } = await visit(browser, { ...desktop, serviceWorkers: 'block' });
    let asked = 0;
    await page.route(new RegExp(`assets/${example}/[^/]+\\.json$`), (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goto(`${base}/new`);
    await page.click('button.main.big');
    expect(await playOn(page, (done) => done >= 8)).toBe(8);
    expect(asked).toBeGreaterThan(0);
    await context.close();
  });

  it('says that there is a newer version where a part of it is gone', async () => {
    const { page, context } = await visit(browser, { ...desktop, serviceWorkers: 'block' });
    await page.goto(base);
    await page.waitForSelector(PLAY);
    await page.route(/assets\/NewTable-[^/]+\.js$/, (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    // Nothing but this part is missing: the server has lost it.
    await page.evaluate(() => history.pushState(null, '', '/new'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await page.locator('[role="alert"]').waitFor();
    expect(await page.textContent('[role="alert"]')).toContain('is missing a part');
    await context.setOffline(true);
    await page.goBack();
    await page.evaluate((path) => history.pushState(null, '', path), `/rules/${example}`);
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await page.waitForSelector('[role="alert"] >> text=cannot be reached');
    await context.setOffline(false);
    // After an upgrade the pages begin with another script.
    await page.goto(base);
    await page.waitForSelector(PLAY);
    await page.route(`${base}/`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<script type="module" src="/assets/index-newer.js"></script>',
      }),
    );
    await page.evaluate(() => history.pushState(null, '', '/new'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await page.locator('[role="alert"]').waitFor();
    expect(await page.textContent('[role="alert"]')).toContain('newer version');
    await context.close();
  });

  it('says that another language is gone with an older version, and a turn outlives the new page', async () => {
    const { page, context, faults } = await visit(browser, { ...desktop, serviceWorkers: 'block' });
    await page.goto(base);
    await page.click(PLAY);
    for (;;) {
      const what = await asked(page);
      if (what === 'confirm') break; // the turn is whole, and waits for a yes
      await act(page, what);
    }
    const staged = await page.textContent('.foot');
    let gone = true;
    await page.route(/assets\/[^/]+\.js$/, (route) =>
      gone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    await page.route(`${base}/`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<script type="module" src="/assets/index-newer.js"></script>',
      }),
    );
    await page.click('[data-language="fr"]');
    await page.waitForSelector('[role="alert"] >> text=newer version');
    await page.click('button[aria-label="Settings"]');
    await page.waitForSelector('dialog[open] [role="alert"] >> text=newer version');
    await page.keyboard.press('Escape');
    gone = false;
    await page.unroute(`${base}/`);
    await page.click('button:has-text("Load it"):visible');
    await page.waitForSelector('[data-action="confirm"]');
    expect(await page.textContent('.foot')).toBe(staged);
    for (let i = 0; i < 5; ++i) {
      await page.reload();
      await page.waitForSelector('[data-action="confirm"]');
    }
    expect(await page.textContent('.foot')).toBe(staged);
    await page.click('[data-action="confirm"]');
    await page.waitForSelector('[data-action="confirm"]', { state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('speaks both languages, and remembers which', async () => {
    const { page } = await visit(browser, desktop);
    await page.goto(base);
    await page.click('[data-language="fr"]');
    await page.waitForSelector('text=Les jeux');
    await page.reload();
    await page.waitForSelector('text=Les jeux');
    expect(await page.getAttribute('html', 'lang')).toBe('fr');
    await page.click('[data-language="en"]');
    await page.waitForSelector('text=The games');
  });

  it.each(['/', '/new', `/rules/${example}#OSA-P7`, '/nowhere', '/table/nowhere'])(
    'axe finds no serious fault at %s',
    async (path) => {
      for (const options of [desktop, phone]) {
        const { page, context } = await visit(browser, options);
        await page.goto(base + path);
        await page.waitForSelector('h1');
        expect(await seriousFaults(page)).toEqual([]);
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBeLessThanOrEqual(0);
        await context.close();
      }
    },
  );

  it('axe finds no serious fault in the settings and at a table', async () => {
    const { page } = await visit(browser, desktop);
    await page.goto(base);
    await page.click('button[aria-label="Settings"]');
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.click(PLAY);
    await playOn(page, (done) => done >= 6);
    await asked(page);
    expect(await seriousFaults(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
    ).toBeLessThanOrEqual(0);
  });

  it('opens the rules at a clause', async () => {
    const { page } = await visit(browser, desktop);
    await page.goto(`${base}/rules/${example}#OSA-P8`);
    const clause = page.locator('#OSA-P8');
    await clause.waitFor();
    await page.waitForFunction(() => {
      const box = document.getElementById('OSA-P8')?.getBoundingClientRect();
      return box && box.top >= 0 && box.bottom <= innerHeight;
    });
    expect(await clause.textContent()).toContain('wrecked');
    expect(await page.locator('.clause').count()).toBe(34);
  });
});

// Chromium, and a person in it who plays by what the page shows.
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { expect, inject } from 'vitest';
import { example } from '../tests/example';

export const base = inject('base');

/** How long is waited for what comes at once: only what hangs takes as long, on any machine. */
export const PATIENCE_MS = 180_000;

export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const desktop: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  locale: 'en-GB',
};
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  locale: 'fr-FR',
  isMobile: true,
  hasTouch: true,
};

export const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath, args: FLAGS });
}

/** Home's button that begins a game at once. */
export const PLAY = `[data-game="${example}"] [data-action="play"]`;

/** Shows all choices of a new table. */
export const showAll = (page: Page): Promise<void> =>
  page.click('main form > details:not([open]) > summary');

let visits = 0;

/** Another one for each visit, the same in each run: games do not differ in length from run to run. */
function seedOfVisit(): number {
  const file = expect.getState().testPath?.replace(/.*\//, '') ?? '';
  visits += 1;
  return [...file].reduce((hash, sign) => (hash * 31 + sign.charCodeAt(0)) >>> 0, visits);
}

/** In the page: its random numbers follow from a seed, on each page of the visit from another. */
function randomBy(seed: number): void {
  if (!location.protocol.startsWith('http')) return;
  const pages = Number(sessionStorage.getItem('e2e-pages') ?? 0) + 1;
  sessionStorage.setItem('e2e-pages', String(pages));
  let state = (seed + pages * 0x9e3779b9) >>> 0;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (!array) return array;
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; ++i) {
      // xorshift32, whose state is never zero
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      bytes[i] = state >>> 24;
    }
    return array;
  };
}

/** In the page: a turn waits for its yes, however long a test takes. */
function askAtEnd(): void {
  if (location.protocol.startsWith('http') && sessionStorage.getItem('e2e-pages') === '1')
    localStorage.setItem('kaisho.settings', '{"ending":"ask"}');
}

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Errors the page reported. */
  faults: string[];
}

export async function visit(
  browser: Browser,
  options: BrowserContextOptions,
  moving = false,
): Promise<Visitor> {
  const context = await browser.newContext({
    ...options,
    reducedMotion: moving ? 'no-preference' : 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(randomBy, seedOfVisit());
  await context.addInitScript(askAtEnd);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
  return { context, page, faults };
}

// What the page asks for now, in the order in which to look.
const ASKED = {
  over: 'dialog[open] [data-action="record"]',
  confirm: '[data-action="confirm"]',
  insure: '[data-action="insure"]',
  protect: '[data-action="protect"]:not([aria-disabled])',
  token: '.choice button',
  buy: 'button.buy.can',
  card: '.row.market button.can, .row.farm button.can',
} as const;
export type Asked = keyof typeof ASKED;

/** What the page asks for at this moment, if anything. */
function askedNow(page: Page): Promise<Asked | null> {
  return page.evaluate((selectors) => {
    for (const [name, selector] of Object.entries(selectors)) {
      const element = document.querySelector<HTMLElement>(selector);
      if (element && element.getClientRects().length > 0) return name as Asked;
    }
    return null;
  }, ASKED);
}

/** Waits until the person at one of the pages has something to do, or the game is over. */
export async function askedAt(pages: Page[]): Promise<{ page: Page; what: Asked }> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    for (const page of pages) {
      const what = await askedNow(page);
      if (what) return { page, what };
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('nothing is asked of anybody');
}

export async function asked(page: Page): Promise<Asked> {
  return (await askedAt([page])).what;
}

/** Does the next thing: buys when it can, else takes or reserves the first card. */
export async function act(page: Page, what: Asked): Promise<void> {
  switch (what) {
    case 'token':
      await page.click(ASKED.token);
      // Where no yes is asked for at the end of a turn, the bar asks for one here.
      await page.waitForSelector('[data-action="token"], [data-action="confirm"]');
      if (await page.locator('[data-action="token"]').count())
        await page.click('[data-action="token"]');
      return;
    case 'buy':
      await page.click(ASKED.buy);
      return page.click('[data-action="buy"]:not([aria-disabled])');
    case 'card':
      await page.locator(ASKED.card).first().click();
      return page
        .locator(
          '[data-action="take"]:not([aria-disabled]), [data-action="reserve"]:not([aria-disabled])',
        )
        .first()
        .click();
    default:
      return page.click(ASKED[what]);
  }
}

/** Plays until the game is over, or `until` says so; the number of things done. */
export async function playOn(
  page: Page,
  until: (done: number) => boolean = () => false,
): Promise<number> {
  for (let done = 0; done < 1500; ++done) {
    if (until(done)) return done;
    const what = await asked(page);
    if (what === 'over') return done;
    await act(page, what);
  }
  throw new Error('the game does not end');
}

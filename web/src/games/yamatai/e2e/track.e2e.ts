// The fleet of three boats on a laptop: they lie on its card, beside its number.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { base, desktop, launch, visit } from '../../../../e2e/browser';
import { newSession } from '../../../../tests/wasm';
import edition from '../../../../../editions/yamatai.json';
import type { YamataiState } from '../model';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const large = edition.fleets
  .filter(({ boats, any = 0 }) => boats.length + any > 2)
  .map(({ number }) => number);

/** A game of two that begins with a fleet of three boats face up. */
async function stored(): Promise<string> {
  const session = await newSession();
  for (let n = 1; n < 50; ++n) {
    const seed = String(n).padStart(64, '0');
    const { state } = await session.begin({ game: 'yamatai', players: 2, seed });
    const { track, track_lots } = state as YamataiState;
    if (!track.some((fleet, i) => track_lots[i] === 0 && large.includes(fleet ?? 0))) continue;
    const seats = ['Anna', 'Rin'].map((name) => ({ name, kind: 'person' }));
    return JSON.stringify({
      version: 1,
      id: 'three',
      game: 'yamatai',
      seats,
      me: 0,
      openHands: false,
      seed,
      entries: [],
      created: 1,
      changed: 1,
      over: false,
    });
  }
  throw new Error('no game begins so');
}

it('has its boats on its card, beside its number', async () => {
  const { page, context, faults } = await visit(browser, {
    ...desktop,
    viewport: { width: 1366, height: 768 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(
    (text) => window.localStorage.setItem('kaisho.solo.three', text),
    await stored(),
  );
  await page.goto(`${base}/solo/three`);
  await page.waitForSelector('.fleet .boats svg');
  const outside = await page.evaluate(() =>
    [...document.querySelectorAll('button.fleet')].flatMap((card) => {
      const frame = card.getBoundingClientRect();
      const number = card.querySelector('b')?.getBoundingClientRect() ?? frame;
      return [...card.querySelectorAll('.boats svg')]
        .map((boat) => boat.getBoundingClientRect())
        .filter(({ left, right }) => left < number.right - 4 || right > frame.right)
        .map(({ left, right }) => `${left} ${right} of ${number.right} ${frame.right}`);
    }),
  );
  expect(outside).toEqual([]);
  // All of the market is seen, the fifth specialist, too.
  const side = page.locator('.side');
  expect(await side.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

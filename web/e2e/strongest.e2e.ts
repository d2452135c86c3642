// The strongest level on a phone: without the network, on a page six times slower, as Chromium slows
// one down to be like a low-end phone. That slows the page alone, not the bots' thread: how much of a
// second is theirs on a slow core is reckoned in tests/answer-time.test.ts.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { base, launch, phone, visit } from './browser';
import { games, playerOf } from './games';
import { begin } from './whole_games';

const SLOWER = 6;
const SECOND_MS = 1000;
const ENOUGH = 6; // answers
const A_WHILE = 8; // things done by the person before the answers are counted again

interface Answer {
  player: string;
  ms: number;
}
type Watched = typeof globalThis & { answers: Answer[] };

/** Notes how long each of a player's choices takes, from the page's question to its answer. */
function watchChoices(): void {
  const answers: Answer[] = [];
  (globalThis as Watched).answers = answers;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called below with a worker as its `this`
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (
    this: Worker,
    message: { id?: number; request?: { type: string; player?: string } },
    ...others: []
  ) {
    if (message.request?.type === 'choose') {
      const began = performance.now();
      const player = message.request.player ?? '';
      const done = ({ data }: MessageEvent<{ id: number }>): void => {
        if (data.id !== message.id) return;
        answers.push({ player, ms: performance.now() - began });
        this.removeEventListener('message', done);
      };
      this.addEventListener('message', done);
    }
    post.call(this, message, ...others);
  };
}

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const answersOf = (page: Page): Promise<Answer[]> =>
  page.evaluate(() => (globalThis as Watched).answers);

describe.each(games)('the strongest level of %s', (game) => {
  it('answers within a second, on a slow page without the network', async () => {
    const { page, context, faults } = await visit(browser, phone);
    await page.addInitScript(watchChoices);
    await page.goto(base);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await begin(page, game, 2, 'fr', true);
    const person = await playerOf(game, page);
    while ((await answersOf(page)).length < ENOUGH) await person.play(A_WHILE);
    const answers = await answersOf(page);
    expect(new Set(answers.map(({ player }) => player))).toEqual(new Set(['level5']));
    // The machine may take the processor away once.
    const times = answers.map(({ ms }) => ms).sort((a, b) => b - a);
    expect(times[1], `${times.map(Math.round).join(', ')} ms`).toBeLessThan(SECOND_MS);
    expect(faults).toEqual([]);
    await context.close();
  });
});

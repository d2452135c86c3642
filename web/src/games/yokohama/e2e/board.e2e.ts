// A table of four late in a game, at every size: what is built is seen, nothing scrolls, and no sheet lies over the map.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { base, desktop, launch, phone, visit } from '../../../../e2e/browser';
import { newSession } from '../../../../tests/wasm';
import type { YokohamaState } from '../model';

const SEED = '07'.padStart(64, '0');
/** So many moves make a late table at which the person is to place assistants. */
const MOVES = 420;

let browser: Browser;
let stored = '';
let built = 0;
beforeAll(async () => {
  browser = await launch();
  const session = await newSession();
  let answer = await session.begin({ game: 'yokohama', players: 4, seed: SEED });
  const entries: { seat: number; at: number; move: string }[] = [];
  const isPlacing = (): boolean =>
    answer.to_move === 0 && (answer.state as YokohamaState).steps[0]?.step === 'place';
  while (entries.length < MOVES || !isPlacing()) {
    const move = await session.choose('greedy');
    entries.push({ seat: answer.to_move ?? 0, at: 1, move });
    answer = await session.play([move]);
  }
  const { areas } = answer.state as YokohamaState;
  built = areas
    .flatMap(({ shops, house }) => [...shops, house])
    .filter((one) => one !== null).length;
  const names = ['Anna', 'Rin', 'Aiko', 'Kenta'];
  stored = JSON.stringify({
    version: 1,
    id: 'late',
    game: 'yokohama',
    seats: names.map((name, i) => ({ name, kind: i === 0 ? 'person' : 'bot', level: 1 })),
    me: 0,
    openHands: false,
    seed: SEED,
    entries,
    created: 1,
    changed: 1,
    over: false,
  });
});
afterAll(() => browser.close());

interface Seen {
  built: number;
  /** Areas other than the canal that show no row of five powers. */
  powerless: number;
  /** Parts of which something is scrolled away. */
  scrolls: string[];
  /** Names from far away that lie on the sign of their area, or on its powers. */
  covered: string[];
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const map = document.querySelector('.map')?.getBoundingClientRect() ?? new DOMRect();
    const pieces = [
      ...document.querySelectorAll('.map [data-thing="shop"], .map [data-thing="house"]'),
    ];
    const parts = [...document.querySelectorAll('.side, .others, .side .row button > .card')];
    const covered = [...document.querySelectorAll('.map .area')].flatMap((area) => {
      const bottom = area.querySelector('.sign')?.getBoundingClientRect().bottom ?? -Infinity;
      const top =
        area.querySelector('[data-thing="level_table"]')?.getBoundingClientRect().top ?? Infinity;
      return [...area.querySelectorAll('.name.far')]
        .map((name) => ({ name: name.textContent ?? '', box: name.getBoundingClientRect() }))
        .filter(({ box }) => box.top < bottom - 3 || box.bottom > top + 3)
        .map(({ name }) => name);
    });
    return {
      covered,
      built: pieces.filter((one) => {
        const { left, right, top, bottom, width } = one.getBoundingClientRect();
        return (
          width >= 7 &&
          left >= map.left &&
          right <= map.right &&
          top >= map.top &&
          bottom <= map.bottom
        );
      }).length,
      powerless: document.querySelectorAll(
        '.map .area:not(.canal, :has([data-thing="level_table"]))',
      ).length,
      scrolls: parts
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => one.scrollHeight > one.clientHeight + 2)
        .map((one) => `${one.className} ${one.scrollHeight}>${one.clientHeight}`),
    };
  });

const DESKS = [
  [1440, 900],
  [1366, 768],
] as const;
const PHONES = [
  [390, 844],
  [844, 390],
] as const;

describe.each([...DESKS, ...PHONES])('at %i×%i', (width, height) => {
  it('is a board, and the sheet of an area lies beside it', async () => {
    const { page, context, faults } = await visit(browser, {
      ...(width < 1000 && { ...phone, locale: 'en-GB' }),
      ...(width > 1000 && desktop),
      viewport: { width, height },
      serviceWorkers: 'block',
    });
    await context.addInitScript(
      (text) => window.localStorage.setItem('kaisho.solo.late', text),
      stored,
    );
    await page.goto(`${base}/solo/late`);
    await page.locator('.area.can').first().waitFor();
    const seen = await look(page);
    expect(built).toBeGreaterThan(5);
    expect(seen.scrolls).toEqual([]);
    expect(seen.covered).toEqual([]);
    expect(seen).toMatchObject({ built, powerless: 0 });
    await page
      .locator('.area.can')
      .first()
      .click({ position: { x: 8, y: 8 } });
    const sheet = page.locator('.sheet[role="note"]');
    await sheet.waitFor();
    const [box, map] = [await sheet.boundingBox(), await page.locator('.map').boundingBox()];
    if (!box || !map) throw new Error('nothing is seen');
    expect(box.x >= map.x + map.width - 1 || box.y >= map.y + map.height - 1).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** A recorded game of three, at a turn of the first player's in which there are five technologies. */
function recorded(): string {
  const path = new URL('../../../../../tests/fixtures/yokohama/3-greedy.json', import.meta.url);
  const { moves, seed, options } = JSON.parse(readFileSync(fileURLToPath(path), 'utf8')) as {
    moves: { seat: number; move: string }[];
    seed: string;
    options: { variants: string[] };
  };
  const begun = moves.findIndex(
    ({ seat }, i) => i >= moves.length * 0.75 && seat === 0 && moves[i - 1]?.seat !== 0,
  );
  return JSON.stringify({
    ...(JSON.parse(stored) as object),
    id: 'recorded',
    seats: ['Anna', 'Rin', 'Aiko'].map((name) => ({ name, kind: 'person' })),
    variants: options.variants,
    seed,
    entries: moves.slice(0, begun).map(({ seat, move }) => ({ seat, at: 1, move })),
  });
}

it('shows five technologies whole', async () => {
  const { page, context, faults } = await visit(browser, {
    ...desktop,
    locale: 'fr-FR',
    serviceWorkers: 'block',
  });
  await context.addInitScript(
    (text) => window.localStorage.setItem('kaisho.solo.recorded', text),
    recorded(),
  );
  await page.goto(`${base}/solo/recorded`);
  await page.locator('.own .tech').nth(4).waitFor();
  const cards = await page.evaluate(() => {
    const all = document.querySelector('.own .technologies');
    return { wide: all?.scrollWidth, seen: all?.clientWidth };
  });
  expect(cards.wide).toBe(cards.seen);
  expect(faults).toEqual([]);
  await context.close();
});

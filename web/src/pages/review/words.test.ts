// Turning points in words, of a recorded game of each kind, on the real engines.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameModule } from '$lib/board';
import { Session, type Answer } from '$lib/engine/client';
import { setLanguage } from '$lib/i18n';
import type { GameRecord } from '$lib/review/kept';
import { taleOf } from '$lib/review/tale';
import type { ReviewStep } from '$lib/review/types';
import { example } from '../../../tests/example';
import { netOf, startEngineOf } from '../../../tests/wasm';
import { games, openGame } from '../../games';
import { useReviewTexts } from './texts';
import { tellTale } from './words';

// The settings ask for it as they are read.
vi.hoisted(() =>
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  }),
);

async function sessionOf(game: string): Promise<Session> {
  const engine = await startEngineOf(game);
  engine.giveNet(game, netOf(game));
  const session = engine.open();
  return new Session((request) =>
    Promise.resolve(JSON.parse(engine.handle(session, JSON.stringify(request))) as Answer),
  );
}

/** The turning points of a recorded game, as seen by a seat. */
async function turningPoints(game: string, me: number | null): Promise<string[]> {
  const path = new URL(`../../../../tests/fixtures/${game}/2-mixed.json`, import.meta.url);
  const record = JSON.parse(readFileSync(fileURLToPath(path), 'utf8')) as GameRecord;
  const session = await sessionOf(game);
  const { n } = await session.replay(record);
  const steps: ReviewStep[] = [];
  for (let i = 1; i <= n; ++i) steps.push(await session.reviewStep(i, 0));
  const { turning_points } = await session.review(steps, 0);
  const plies = await session.events(0);
  const module = (await openGame(game)) as GameModule;
  module.useEdition(null);
  const names = { seats: ['Ann', 'Ben'], me };
  return turning_points.map((turn) => {
    const tale = taleOf(turn, steps, me);
    return tale ? tellTale(tale, plies, { game: module, names }) : 'nothing is known';
  });
}

beforeAll(() => useReviewTexts());
afterAll(() => setLanguage('en'));

describe.each(games.map(({ id }) => id))('the turning points of %s', (game) => {
  it.each([
    ['en', /^You .+\. Your chances: \d+%, then \d+%\. .+\.$/],
    ['fr', /^Vous .+\. Vos chances de victoire\s: \d+\s%, puis \d+\s%\. .+\.$/],
  ])('are told to who played: %s', async (language, form) => {
    await setLanguage(language);
    const told = await turningPoints(game, 1);
    expect(told).toHaveLength(3);
    for (const text of told) {
      expect(text).toMatch(form);
      // What happened stands between how it was and what came of it.
      expect(text.split('. ').length, text).toBeGreaterThan(3);
    }
  });
});

it('are told to who looks on by names', async () => {
  await setLanguage('en');
  for (const text of await turningPoints(example, null))
    expect(text).toMatch(/^(Ann|Ben) .+ The chances of (Ann|Ben): \d+%, then \d+%\. .+\.$/);
});

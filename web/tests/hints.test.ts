// A hint on the real engine, in every game.
import { beforeAll, expect, it } from 'vitest';
import type { GameModule } from '$lib/board';
import { setLanguage } from '$lib/i18n';
import { Hints } from '$lib/table/hints.svelte';
import { games, openGame } from '../src/games';
import { newSession } from './wasm';

beforeAll(() => setLanguage('en'));

it.each(games.map(({ id }) => id))('is given in words at the start of %s', async (game) => {
  const module = (await openGame(game)) as GameModule;
  module.useEdition(null);
  const session = await newSession();
  const {
    state,
    legal,
    to_move: me,
  } = await session.begin({ game, players: 2, seed: '5'.repeat(64), view: 0 });
  const hints = new Hints(
    await newSession(),
    () => module,
    () => ({ seats: ['Ann', 'Rin'], me }),
  );
  await hints.ask({ game, state: (await session.state(me ?? 0)).state, legal, me: me ?? 0 });
  expect(state).toBeTruthy();
  expect(hints.hint?.best.words).toMatch(/\w/);
  expect(hints.hint?.best.share).toBeGreaterThan(0);
});

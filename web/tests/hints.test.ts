// A hint on the real engine, in every game.
import { beforeAll, expect, it } from 'vitest';
import type { GameModule } from '$lib/board';
import type { Session } from '$lib/engine/client';
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

it('marks every place of a turn that does one thing at several', async () => {
  const moves = ['place a', 'place b', 'go c'];
  const legal = moves.map((text) => ({ text, kind: text.split(' ')[0] ?? '' }));
  const thinker = {
    load: () => Promise.resolve(),
    suggest: () => Promise.resolve([{ move: 'place a', moves, further: [], share: 1 }]),
    preview: () => Promise.resolve({ events: [], legal }),
  };
  const module = {
    describe: () => [],
    moveWords: String,
    lookAt: ({ text }: { text: string }) => [text],
  };
  const hints = new Hints(
    thinker as unknown as Session,
    () => module as unknown as GameModule,
    () => ({ seats: ['Ann', 'Rin'], me: 0 }),
  );
  await hints.ask({ game: '', state: {}, legal, me: 0 });
  expect(hints.hint?.look).toEqual(['place a', 'place b']);
});

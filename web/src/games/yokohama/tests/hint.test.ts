// A hint at the start: what a seat keeps is hidden from the others.
import { beforeAll, expect, it } from 'vitest';
import type { GameModule } from '$lib/board';
import { setLanguage } from '$lib/i18n';
import { Hints } from '$lib/table/hints.svelte';
import { newSession } from '../../../../tests/wasm';
import { openGame } from '../..';

beforeAll(() => setLanguage('en'));

it('names what the events hide from others', async () => {
  const module = (await openGame('yokohama')) as GameModule;
  module.useEdition(null);
  const session = await newSession();
  const { legal, to_move: me } = await session.begin({
    game: 'yokohama',
    players: 2,
    seed: '5'.repeat(64),
  });
  const hints = new Hints(
    await newSession(),
    () => module,
    () => ({ seats: ['Ann', 'Rin'], me }),
  );
  await hints.ask({
    game: 'yokohama',
    state: (await session.state(me ?? 0)).state,
    legal,
    me: me ?? 0,
  });
  expect(hints.hint?.best.words).toMatch(/^Keep order \d+/i);
  expect(hints.hint?.other?.words).toMatch(/^Keep order \d+/i);
  expect(hints.hint?.other?.words).not.toBe(hints.hint?.best.words);
});

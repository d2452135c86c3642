// What cannot be bought says so, and what to do instead, before anything is chosen.
import { beforeAll, expect, it } from 'vitest';
import type { BoardProps } from '$lib/board';
import type { StateAnswer } from '$lib/engine/protocol';
import { setLanguage } from '$lib/i18n';
import { newSession } from '../../../../tests/wasm';
import { openGame } from '../..';
import type { OsakaState } from '../model';
import { Play } from '../play.svelte';
import { tableOf } from '../table';

beforeAll(() => openGame('osaka'));

it.each([
  ['en', /^\d+ short: take a card$/, /^The market costs \d+, and your hand is worth \d+\.$/],
  [
    'fr',
    /^Il vous manque \d+\u202f: prenez une carte$/,
    /^Le marché coûte \d+, et votre main vaut/,
  ],
])('a market that is too dear, in %s', async (language, title, detail) => {
  await setLanguage(language);
  const session = await newSession();
  let answer = (await session.begin({
    game: 'osaka',
    players: 2,
    seed: '5'.repeat(64),
  })) as StateAnswer<OsakaState>;
  while (answer.state.steps[0]?.step !== 'turn')
    answer = (await session.play([answer.legal[0]?.text ?? ''])) as StateAnswer<OsakaState>;
  const { state, legal, to_move: me } = answer;
  const refusals = await session.reasons();
  const props = {
    ...{ state, me, toMove: me, legal, refusals },
    seats: state.seats.map((_, seat) => ({ name: String(seat), kind: 'person' })),
    settings: { confirm: true },
  };
  const play = new Play(
    () => props as unknown as BoardProps<OsakaState>,
    () => false,
    () => tableOf(state),
  );
  expect([play.canBuy, play.offer]).toEqual([false, null]);
  play.touchBuy();
  expect(play.offer?.title).toMatch(title);
  expect(play.offer?.detail).toMatch(detail);
  play.offer?.actions.find(({ id }) => id === 'cancel')?.run();
  expect(play.offer).toBeNull();
});

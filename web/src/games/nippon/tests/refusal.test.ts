// A refusal goes with its cause: what is chosen next is offered again.
import { beforeAll, expect, it } from 'vitest';
import type { BoardProps } from '$lib/board';
import { setLanguage } from '$lib/i18n';
import { openGame } from '../..';
import { legalFor, situation } from '../gallery/mock';
import type { NipponState } from '../model';
import { Play } from '../play.svelte';
import { b } from '../text';

beforeAll(() => openGame('nippon'));

function playing(): Play {
  const state = situation('middle', 4);
  const props = {
    ...{ state, me: 0, toMove: 0, legal: legalFor(state), refusals: [] },
    seats: state.seats.map((_, seat) => ({ name: String(seat), kind: 'person' })),
    settings: { confirm: true },
  };
  return new Play(
    () => props as unknown as BoardProps<NipponState>,
    () => false,
  );
}

it.each(['en', 'fr'])('of a choice over the table, in %s', async (language) => {
  await setLanguage(language);
  const play = playing();
  const asked = play.offer?.title;
  let done = 0;
  const run = (): void => void ++done;
  play.answer({ refusal: { text: 'Too many.', clause: 'NIP-A3' }, run });
  expect([play.offer?.title, done]).toEqual(['Too many.', 0]);
  play.answer({ run });
  expect([play.offer?.title, done]).toEqual([asked, 1]);
});

it('a touch that has nothing to do with the question is answered beside it', () => {
  const play = playing();
  const { title, actions } = play.offer ?? {};
  const touches = [
    () => play.touchThing('reward:nothing'),
    () => play.touchPlace('1:0'),
    () => play.touchRegion('nowhere'),
  ];
  for (const touch of touches) {
    expect(touch()).toBe(false);
    expect(play.offer).toMatchObject({ title, detail: b('not_now') });
    expect(play.offer?.actions.map(({ id }) => id)).toEqual(actions?.map(({ id }) => id));
    play.reset();
    expect(play.offer?.detail).not.toBe(b('not_now'));
  }
});

// The touches of a placement, with the real engine.
import { beforeAll, expect, it, vi } from 'vitest';
import { newSession } from '../../../../tests/wasm';
import type { BoardProps, PreviewAnswer } from '$lib/board';
import type { Session } from '$lib/engine/client';
import type { StateAnswer } from '$lib/engine/protocol';
import { setLanguage } from '$lib/i18n';
import { openGame } from '../..';
import type { YokohamaState } from '../model';
import { Play } from '../play.svelte';
import { b } from '../text';

type Answer = StateAnswer<YokohamaState>;

let session: Session;
let answer: Answer;

beforeAll(async () => {
  await setLanguage('en');
  await openGame('yokohama');
  session = await newSession();
  answer = (await session.begin({ game: 'yokohama', players: 2, seed: '1' })) as Answer;
  while (answer.state.steps[0]?.step !== 'place')
    answer = (await session.play([answer.legal[0]?.text ?? ''])) as Answer;
});

/** What was sent once every area that answers was touched, as long as any does. */
async function touched(confirm: boolean): Promise<{ play: Play; sent: string[][] }> {
  const sent: string[][] = [];
  const me = answer.to_move ?? 0;
  const props = {
    ...{ state: answer.state, me, toMove: me, legal: answer.legal, refusals: [], seats: [] },
    settings: { confirm },
    preview: (moves: string[]): Promise<PreviewAnswer> => session.preview(moves, me),
    reach: (moves: string[]) => session.reach(moves, me),
    choose: (moves: string[]) => void sent.push(moves),
    clause: () => undefined,
  };
  const play = new Play(
    () => props as unknown as BoardProps<YokohamaState>,
    () => false,
  );
  for (let [cell] = play.ask?.cells ?? []; cell !== undefined; [cell] = play.ask?.cells ?? [])
    play.touchCell(cell);
  await vi.waitFor(() => expect(sent.length > 0 || !confirm).toBe(true));
  return { play, sent };
}

it('the third area ends it where the turn is held at its end (YOK-P1)', async () => {
  const { play, sent } = await touched(true);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toHaveLength(3);
  play.reset();
});

it('and waits for its button where nothing is held', async () => {
  const { play, sent } = await touched(false);
  expect(sent).toEqual([]);
  expect(play.picks).toHaveLength(3);
  expect(play.ask?.actions[0]?.id).toBe('place');
});

it('a card that has nothing to do with it is answered beside the question', async () => {
  const { play } = await touched(false);
  expect(play.touchCard('no card')).toBe(false);
  expect(play.offer?.detail).toBe(b('not_now'));
  play.reset();
  expect(play.offer?.detail).not.toBe(b('not_now'));
});

/** A single area touched, where the engine says this of it. */
async function barred(said: object[]): Promise<Play> {
  const me = answer.to_move ?? 0;
  const props = {
    ...{ state: answer.state, me, toMove: me, legal: answer.legal, refusals: [], seats: [] },
    settings: { confirm: true },
    reach: () => Promise.resolve(said),
  };
  const play = new Play(
    () => props as unknown as BoardProps<YokohamaState>,
    () => false,
  );
  play.warned = true;
  play.touchCell(3);
  await vi.waitFor(() => expect(play.placesAfter(play.ask?.moves ?? [])).toBe(said));
  return play;
}

const area = (): string => answer.state.areas[3]?.area ?? '';
const refusal = { clause: 'YOK-M4', reason: 'way_too_dear', values: [3, 2] };

it('says of an area why the president cannot get there, and forbids nothing', async () => {
  const play = await barred([{ kind: 'walk', cell: 3, area: area(), ...refusal }]);
  expect(play.ask?.title).toMatch(/^Out of your president’s reach: /);
  expect(play.ask?.detail).toBe(
    'The way there costs 3 yen, and you have 2. You may place there all the same.',
  );
  expect(play.ask?.actions.map(({ id }) => id)).toEqual(['place', 'why', 'cancel']);
});

it('says nothing where another way leads there, nor of areas that are not planned', async () => {
  const tram = { text: `tram ${area()}`, price: 0, total: 0, stop: true };
  const play = await barred([
    { kind: 'walk', cell: 3, area: area(), ...refusal },
    { kind: 'tram', cell: 3, area: area(), ...tram },
    { kind: 'walk', cell: 4, area: 'church', ...refusal },
  ]);
  expect(play.ask?.title).not.toMatch(/reach/);
});

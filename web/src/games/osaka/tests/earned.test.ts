// Where points came from, told at the end: whole games on the real engine.
import { beforeAll, expect, it } from 'vitest';
import type { GameEvent } from '$lib/board';
import { setLanguage } from '$lib/i18n';
import { sum } from '../../shared/counts';
import { useTextsOf } from '../../texts';
import { newSession } from '../../../../tests/wasm';
import { earnedLines } from '../words';

beforeAll(async () => {
  await setLanguage('en');
  await useTextsOf('osaka');
});

it('comes to the score, good by good', async () => {
  const session = await newSession();
  let state = await session.begin({ game: 'osaka', players: 3, seed: '7'.repeat(64) });
  const events: GameEvent[] = [...state.events];
  for (let i = 0; state.to_move !== null && i < 900; ++i) {
    const pick =
      state.legal.find(({ kind }) => kind === 'buy') ?? state.legal[(i * 7) % state.legal.length];
    state = await session.play([pick?.text ?? '']);
    events.push(...state.events);
  }
  const lines = earnedLines(events, 3);
  expect(state.result?.score).toEqual(
    [0, 1, 2].map((seat) => sum(lines.map(({ perSeat }) => perSeat[seat] ?? 0))),
  );
  expect(sum(state.result?.score ?? [])).toBeGreaterThan(0);
});

it('says what was sold, and what the waves took', () => {
  const [silk, sake] = earnedLines(
    [
      { event: 'payday', clause: 'OSA-P1', colour: 'red' },
      {
        event: 'lot_sold',
        clause: 'OSA-P2',
        seat: 1,
        colour: 'red',
        cards: 4,
        highest: 5,
        tokens: 0,
        value: 20,
        points: 4,
      },
      { event: 'good_lost', clause: 'OSA-P8', seat: 0, card: 'blue3', count: 2 },
    ],
    2,
  );
  expect(silk).toMatchObject({
    label: 'Silk',
    perSeat: [0, 4],
    sums: ['0\u00a0sold', '4\u00a0sold'],
  });
  expect(sake).toMatchObject({
    perSeat: [0, 0],
    sums: ['0\u00a0sold, 2\u00a0lost', '0\u00a0sold'],
  });
});

// The log of the final count agrees with the table of the result: one order of the seats, one minus sign.
import { beforeAll, expect, it } from 'vitest';
import type { GameEvent, GameModule, Names } from '$lib/board';
import { setLanguage } from '$lib/i18n';
import { LogWriter } from '$lib/table/log';
import { ranking } from '$lib/table/ranking';
import type { Entry } from '$lib/table/source';
import * as nippon from '../src/games/nippon/words';
import * as osaka from '../src/games/osaka/words';
import { useTextsOf } from '../src/games/texts';
import * as yamatai from '../src/games/yamatai/words';
import * as yokohama from '../src/games/yokohama/words';

const seats = ['Ann', 'Ben', 'Cleo', 'Dora'];
const during: Names = { seats, me: 0 };
const over: Names = { ...during, ranked: ranking({ rank: [4, 1, 2, 2] }) };

const counted = (line: string, points: number[]): GameEvent[] =>
  points.map((of, seat) => ({ event: 'scored', clause: 'ABC-E2', seat, line, points: of, of, multiplier: 1 }));

beforeAll(async () => {
  await setLanguage('en');
  for (const game of ['osaka', 'yamatai', 'yokohama', 'nippon']) await useTextsOf(game);
});

const said = ({ describe }: Pick<GameModule, 'describe'>, events: GameEvent[], names: Names = over): string => describe(events, names)[0]?.text ?? '';

it('names the seats as the result has them, the best first', () => {
  expect(said(yamatai, counted('buildings', [7, 48, 16, 41]))).toBe('Buildings: Ben 48, Cleo 16, Dora 41, and Ann 7.');
  expect(said(yokohama, counted('flags', [1, 2, 0, 3]))).toMatch(/: Ben 2, Dora 3, and Ann 1\.$/);
  expect(said(nippon, counted('track', [10, 40, 30, 20]))).toMatch(/: Ben 40, Cleo 30, Dora 20, and Ann 10\.$/);
  const all = [{ event: 'game_over', clause: 'OSA-P6', by: 'tokens', seat: 0, seats: [0, 1, 3] }];
  expect(said(osaka, all)).toBe('Ben, Dora, and Ann have enough tokens: the game is over.');
});

it('writes losses with a minus sign', () => {
  expect(said(yamatai, counted('unbuilt', [-1, -2, 0, 0]))).toMatch(/: Ben −2 and Ann −1\.$/);
  expect(said(nippon, counted('unpaid', [-4, 0, -2, 0]))).toMatch(/: Cleo −2 and Ann −4\.$/);
});

it('is written again once the result is known', () => {
  const writer = new LogWriter(yamatai);
  const entries: Entry[] = [{ rev: 1, n: 1, seat: 0, events: counted('buildings', [7, 48, 16, 41]) }];
  const lines = (names: Names): string[] => writer.lines(entries, names).map(({ text }) => text);
  expect(lines(during)).toEqual(['Buildings: Ann 7, Ben 48, Cleo 16, and Dora 41.']);
  expect(lines(over)).toEqual(['Buildings: Ben 48, Cleo 16, Dora 41, and Ann 7.']);
});

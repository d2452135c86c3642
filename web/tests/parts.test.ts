// What the rows of the result are made of, in whole recorded games.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { FinalLine, GameModule, LinePart } from '$lib/board';
import { setLanguage } from '$lib/i18n';
import { sum } from '../src/games/shared/counts';
import { useTextsOf } from '../src/games/texts';
import { MemoryStorage } from './storage';
import { newSession } from './wasm';

const words = import.meta.glob<GameModule>('../src/games/*/words.ts');
const games = import.meta.glob<unknown>('../../tests/fixtures/*/*-mixed.json', {
  import: 'default',
});

const atFirst = ({ label }: LinePart): boolean => label === 'At the start';

beforeAll(async () => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  await setLanguage('en');
});

describe.each(Object.keys(games))('%s', (path) => {
  const game = path.split('/').at(-2) ?? '';

  it('tells all of the score, and of a row of parts all parts', async () => {
    await useTextsOf(game);
    const module = await (words[`../src/games/${game}/words.ts`]?.() as Promise<GameModule>);
    const record = await games[path]?.();
    const session = await newSession();
    const { state, result } = await session.replay(record);
    if (!result) throw new Error('The game is not over.');
    const events = (await session.events(0)).flatMap((ply) => ply.events);
    const lines: FinalLine[] =
      module.finalLines?.(state, result, events) ??
      module.earnedLines?.(events, result.score.length) ??
      [];
    const together = (rows: Pick<FinalLine, 'perSeat'>[]): number[] =>
      result.score.map((_, seat) => sum(rows.map(({ perSeat }) => perSeat[seat] ?? 0)));
    expect(together(lines)).toEqual(result.score);
    for (const { parts, perSeat } of lines) {
      if (!parts) continue;
      expect(together(parts)).toEqual(perSeat);
      for (const { label } of parts) expect(label).not.toMatch(/[.:]/);
    }
    // What no event tells of is what everybody had at first.
    const { state: first } = await session.replay(record, 0);
    const had = result.score.map((_, seat) =>
      module.seatFacts(first, seat, { me: null, open: true }).find(({ wins }) => wins),
    );
    for (const { perSeat } of lines.flatMap(({ parts }) => parts ?? []).filter(atFirst))
      expect(perSeat.map(String)).toEqual(had.map((fact) => fact?.value));
    if (module.standing)
      expect(result.score.map((_, seat) => module.standing?.(state, seat))).toEqual(result.score);
  });
});

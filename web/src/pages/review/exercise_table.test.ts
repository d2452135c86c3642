// Exercises on the real engine: a decision is laid out, tried, and judged by what the review says of it.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Action } from '$lib/board';
import type { MoveObject } from '$lib/engine/protocol';
import type { Exercise } from '$lib/review/exercises';
import type { Update } from '$lib/table/source';
import { example } from '../../../tests/example';
import { newSession } from '../../../tests/wasm';
import { ExerciseMode } from './exercise_mode';
import { ExerciseTable } from './exercise_table.svelte';

let record: Record<string, unknown>;
let legal: MoveObject[];
/** Moves before the exercise, in which the first legal move is best, the second as good, the third was played. */
let n = 0;
let table: ExerciseTable;
let updates: Update[];
let told: number;

const choice = (i: number): string[] => [legal[i]?.text ?? ''];

beforeAll(async () => {
  const session = await newSession();
  let now = await session.begin({ game: example, players: 2, seed: '7', options: { turn_cap: 9 } });
  while (now.to_move !== null) {
    if (now.to_move === 0 && now.legal.length > 3 && n === 0 && now.n > 4) {
      n = now.n;
      legal = now.legal;
    }
    now = await session.play([now.legal[0]?.text ?? '']);
  }
  record = await session.save();
});

beforeEach(async () => {
  const candidate = (i: number, share: number): Exercise['verdict']['candidates'][number] => ({
    line: choice(i),
    shares: [share, 1 - share],
    error: 0.001,
    played: i === 2,
  });
  const exercise: Exercise = {
    n,
    seat: 0,
    verdict: {
      mark: 'mistake',
      lost: 0.2,
      error: 0.01,
      candidates: [candidate(0, 0.6), candidate(1, 0.6), candidate(2, 0.4)],
    },
  };
  told = 0;
  updates = [];
  table = new ExerciseTable({
    game: example,
    session: await newSession(),
    record,
    me: 0,
    names: ['Ann', 'Ben'],
    edition: { name: '', standard: true },
    exercises: [exercise, { ...exercise }],
    tell: (_, moves, state) => {
      told += 1;
      expect(moves).toEqual(legal);
      expect(state).toBeDefined();
      return Promise.resolve({ played: 'p', best: 'b', look: ['here'] });
    },
  });
  await table.open({
    info: () => undefined,
    line: () => undefined,
    fault: () => undefined,
    update: (update) => updates.push(update),
  });
});

const mode = (): ExerciseMode => new ExerciseMode(table, () => undefined);
const offered = (): string[] =>
  (mode().offer(() => undefined)?.actions ?? []).map(({ id }: Action) => id);

describe('an exercise', () => {
  it('lies as the decision was found, as far as the seat may know', async () => {
    const seen = await (await newSession()).replay(record, n, 0);
    expect(updates.at(-1)).toMatchObject({ whole: true, n, toMove: 0, state: seen.state });
    expect(updates.at(-1)?.legal).toEqual(legal);
    expect(table.words).toEqual({ played: 'p', best: 'b', look: ['here'] });
    expect(offered()).toEqual([]);
  });

  it('is solved by what is as good as the best', async () => {
    await table.play(choice(1));
    expect([table.phase, table.lost, table.solved.size]).toEqual(['right', 0, 1]);
    expect(updates.at(-1)).toMatchObject({ whole: false, n: n + 1, legal: [] });
    expect(updates.at(-1)?.entries.map(({ move }) => move)).toEqual(choice(1));
    expect(offered()).toEqual(['again', 'go-on']);
    await table.next();
    expect([table.step, table.phase, told]).toEqual([1, 'ask', 2]);
    await table.play(choice(0));
    expect(offered()).toEqual(['again', 'to-review']);
    expect(table.solved.size).toBe(2);
  });

  it('says how much the mistake gives away when it is made again', async () => {
    await table.play(choice(2));
    expect(table.phase).toBe('wrong');
    expect(table.lost).toBeCloseTo(0.2);
    expect(offered()).toEqual(['again', 'show']);
    await table.again();
    expect(table.phase).toBe('ask');
    expect(updates.at(-1)?.legal).toEqual(legal);
  });

  it('does not know what the review has not compared', async () => {
    await table.play(choice(3));
    expect([table.phase, table.lost]).toEqual(['wrong', null]);
  });

  it('gives the answer to who asks for it', async () => {
    await table.play(choice(2));
    await table.show();
    expect([table.phase, table.solved.size, told]).toEqual(['shown', 0, 1]);
    expect(updates.at(-1)).toMatchObject({ whole: true, n, legal: [] });
    expect(mode().asked).toEqual({ glow: ['here'] });
    await expect(table.play(choice(0))).rejects.toThrow();
  });
});

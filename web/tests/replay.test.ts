// Stepping through a game that is over, on the real engine.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BoardHandle } from '$lib/board';
import { Replay } from '$lib/table/replay.svelte';
import { example } from './example';
import { newSession } from './wasm';

let record: unknown;
let replay: Replay;

/** Shows one step for as long as nobody asks for more. */
class Board implements BoardHandle {
  shown = 0;
  private end: () => void = () => undefined;
  play(): Promise<void> {
    this.shown += 1;
    return new Promise((resolve) => (this.end = resolve));
  }
  skip(): void {
    this.end();
  }
}

beforeAll(async () => {
  const session = await newSession();
  let now = await session.begin({ game: example, players: 2, seed: '7', options: { turn_cap: 4 } });
  while (now.to_move !== null) now = await session.play([now.legal[0]?.text ?? '']);
  record = await session.save();
});
beforeEach(async () => {
  replay = new Replay(await newSession(), record, undefined);
  await replay.open();
});

const fixtures = import.meta.glob<unknown>('../../tests/fixtures/*/2-greedy.json', {
  import: 'default',
});

describe('a replay', () => {
  it.each(Object.keys(fixtures))(
    'marks a step once, if two turns begin at it: %s',
    async (path) => {
      const played = new Replay(await newSession(), await fixtures[path]?.(), undefined);
      await played.open();
      const steps = played.turns.map(({ n }) => n);
      expect(steps.length).toBeGreaterThan(10);
      expect(steps).toEqual([...new Set(steps)]);
    },
  );

  it('goes where it was asked to while a step is shown', async () => {
    const board = new Board();
    await replay.go(0, board);
    const going = replay.go(1, board);
    await replay.go(5, board);
    await going;
    expect([replay.n, replay.busy, board.shown]).toEqual([5, false, 1]);
    expect(replay.state).toEqual((await (await newSession()).replay(record, 5)).state);
  });

  it('ends a step that is asked for again', async () => {
    const board = new Board();
    await replay.go(0, board);
    const going = replay.go(1, board);
    await replay.go(1, board);
    await going;
    expect([replay.n, board.shown]).toEqual([1, 1]);
  });

  it('stays within the game', async () => {
    await replay.go(-3, null);
    expect(replay.n).toBe(0);
    await replay.go(10_000, null);
    expect(replay.n).toBe(replay.all);
  });
});

import { describe, expect, it } from 'vitest';
import { EngineError } from '$lib/engine/error';
import { example, other } from './example';
import { netOf, newSession, startEngine, startEngineOf } from './wasm';

const seed = '00'.repeat(31) + '07';

describe('the engine in WebAssembly', () => {
  it('names its games', async () => {
    const games = await (await newSession()).games();
    expect(games.map((game) => game.id)).toContain(example);
    expect(games[0]).toMatchObject({ min_players: 2, max_players: 4 });
  });

  it('plays the same game for the same seed', async () => {
    const play = async (): Promise<string[]> => {
      const session = await newSession();
      let state = await session.begin({ game: example, players: 3, seed });
      const hashes = [state.hash ?? ''];
      for (let i = 0; i < 60 && state.to_move !== null; ++i) {
        const move = state.legal[(i * 7) % state.legal.length];
        state = await session.play([move?.text ?? '']);
        hashes.push(state.hash ?? '');
      }
      return hashes;
    };
    const [first, second] = [await play(), await play()];
    expect(first).toEqual(second);
    expect(new Set(first).size).toBe(first.length);
  });

  it('judges by a net when it was given one', async () => {
    const shares = async (net: string | null): Promise<unknown> => {
      const engine = await startEngineOf(example);
      if (net !== null) expect(engine.giveNet(example, net)).toBe(true);
      const session = engine.open();
      const ask = (request: object): unknown =>
        JSON.parse(engine.handle(session, JSON.stringify(request)));
      ask({ type: 'new', game: example, players: 2, seed });
      const answer = ask({ type: 'suggest', player: 'search', simulations: 5, count: 1 }) as {
        suggestions: { share: number }[];
      };
      return answer.suggestions[0]?.share;
    };
    const without = await shares(null);
    expect(without).toBeGreaterThan(0);
    expect(await shares(netOf(example))).not.toBe(without);
    expect((await startEngineOf(example)).giveNet(example, netOf(other))).toBe(false);
    expect((await startEngineOf(example)).giveNet(example, 'no net')).toBe(false);
  });

  it('shows a seat no more than it may know', async () => {
    const session = await newSession();
    const { state } = await session.begin({ game: example, players: 2, seed, view: 0 });
    expect(typeof state['draw']).toBe('number');
    expect(state['random']).toBeNull();
    expect(state['blind']).toBeNull();
  });

  it('offers on an observation what it offers on the position', async () => {
    const [table, look] = [await newSession(), await newSession()];
    let state = await table.begin({ game: example, players: 2, seed });
    for (let i = 0; i < 40 && state.to_move !== null; ++i) {
      const seen = await table.state(state.to_move);
      const loaded = await look.load(example, seen.state);
      expect(loaded.legal).toEqual(state.legal);
      state = await table.play([state.legal[(i * 5) % state.legal.length]?.text ?? '']);
    }
  });

  it('stops a preview before what is hidden, and changes nothing', async () => {
    const session = await newSession();
    let state = await session.begin({ game: example, players: 2, seed });
    for (let i = 0; i < 200; ++i) {
      const buy = state.legal.find((move) => move.kind === 'buy');
      if (buy) break;
      state = await session.play([state.legal.find((move) => move.kind !== 'reserve')?.text ?? '']);
    }
    const before = await session.state();
    let moves = ['buy'];
    let preview = await session.preview(moves, state.to_move ?? 0);
    while (!preview.stopped) {
      moves = [...moves, preview.legal?.[0]?.text ?? ''];
      preview = await session.preview(moves, state.to_move ?? 0);
    }
    expect(preview.state).toBeUndefined();
    expect(preview.events.some((event) => event.event === 'loaded')).toBe(true);
    expect(preview.events.some((event) => event.reveals)).toBe(false);
    expect((await session.state()).hash).toBe(before.hash);
  });

  it('answers nonsense with an error that has a code', async () => {
    const session = await newSession();
    await expect(session.begin({ game: 'chess', players: 2 })).rejects.toMatchObject({
      code: 'unknown_game',
    });
    await session.begin({ game: example, players: 2, seed });
    await expect(session.play(['buy everything'])).rejects.toBeInstanceOf(EngineError);
    const ready = await startEngine();
    const raw = ready.open();
    expect(JSON.parse(ready.handle(raw, '{"type":'))).toMatchObject({ ok: false });
    expect(JSON.parse(ready.handle(raw, 'é'.repeat(600_000)))).toMatchObject({ ok: false });
  });

  it('suggests a legal move from an observation', async () => {
    const [table, bot] = [await newSession(), await newSession()];
    const state = await table.begin({ game: example, players: 2, seed });
    const seen = await table.state(state.to_move ?? 0);
    await bot.load(example, seen.state);
    for (const player of [
      'random',
      'greedy',
      'level1',
      'level2',
      'level3',
      'level4',
      'level5',
      'search:ms=20',
    ]) {
      const [best] = await bot.suggest(player);
      expect(state.legal.map((move) => move.text)).toContain(best?.move);
      expect(state.legal.map((move) => move.text)).toContain(await bot.choose(player));
    }
  });
});

// A game in the browser: bots move by themselves, everything is kept, and a reload goes on.
import { describe, expect, it, vi } from 'vitest';
import type { Fault } from '$lib/engine/words';
import { storage, whenUnkept } from '$lib/kept';
import type { Info, Listener, Update } from '$lib/table/source';
import { LocalTable } from '$lib/table/local';
import {
  createGame,
  listGames,
  readGame,
  removeGame,
  writeGame,
  type StoredGame,
} from '$lib/table/stored';
import { example } from './example';
import { MemoryStorage } from './storage';
import { newSession } from './wasm';

const person = { name: 'Ann', kind: 'person' as const };
const bot = { name: 'Rin', kind: 'bot' as const, level: 1 };

class Heard implements Listener {
  updates: Update[] = [];
  infos: Info[] = [];
  faults: string[] = [];
  private wake: (() => void) | null = null;

  info(info: Info): void {
    this.infos.push(info);
  }
  update(update: Update): void {
    this.updates.push(update);
    this.wake?.();
  }
  line(): void {}
  fault({ code }: Fault): void {
    this.faults.push(code);
    this.wake?.();
  }
  get last(): Update {
    return this.updates.at(-1) as Update;
  }
  /** Waits until the viewer is to move, or the game is over. */
  async myTurn(): Promise<void> {
    while (
      !this.faults.includes('bot_failed') &&
      this.last.toMove !== 0 &&
      this.last.toMove !== null
    ) {
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }
}

async function open(
  stored: StoredGame,
  storage: Storage,
): Promise<{ table: LocalTable; heard: Heard }> {
  const parts = {
    game: await newSession(),
    bots: await newSession(),
    keep: (game: StoredGame) => writeGame(game, storage),
  };
  const table = new LocalTable(stored, parts);
  const heard = new Heard();
  await table.open(heard);
  return { table, heard };
}

function newGame(storage: Storage, seats = [person, bot]): StoredGame {
  return createGame({ game: example, seats, me: 0, openHands: false }, storage);
}

describe('a game in the browser', () => {
  it('is played to the end against bots', async () => {
    const storage = new MemoryStorage();
    const { table, heard } = await open(newGame(storage, [person, bot, bot]), storage);
    for (let i = 0; i < 2000; ++i) {
      await heard.myTurn();
      if (heard.last.toMove === null) break;
      const legal = heard.last.legal ?? [];
      const move = legal.find(({ kind }) => kind === 'buy') ?? legal[i % legal.length];
      await table.play([move?.text ?? '']);
    }
    expect(heard.faults).toEqual([]);
    expect(heard.last.result?.score).toHaveLength(3);
    expect(heard.infos.at(-1)?.status).toBe('over');
    const record = await table.record();
    expect(record['players']).toEqual([
      { name: 'Ann', kind: 'person' },
      { name: 'Rin', kind: 'bot' },
      { name: 'Rin', kind: 'bot' },
    ]);
    expect(await (await newSession()).verify(record)).toBe(true);
  });

  it('goes on where it was after a reload, undo included', async () => {
    const storage = new MemoryStorage();
    const game = newGame(storage, [person, person]);
    const first = await open(game, storage);
    let undone = 0;
    for (let i = 0; i < 12; ++i) {
      const legal = (await newSessionAt(first.table)).legal;
      await first.table.play([legal[i % legal.length]?.text ?? '']);
      if (undone > 0 || first.heard.last.canUndo === 0) continue;
      await first.table.undo(1);
      undone += 1;
    }
    expect(undone).toBeGreaterThan(0);
    expect(game.entries.some((entry) => 'undo' in entry)).toBe(true);
    const { state, n } = first.heard.last;
    first.table.close();
    const kept = readGame(game.id, storage) as StoredGame;
    const again = await open(kept, storage);
    expect(again.heard.last.state).toEqual(state);
    expect(again.heard.last.n).toBe(n);
    expect(again.heard.last.whole).toBe(true);
    expect(again.heard.last.entries).toHaveLength(n + 1);
  });

  it('tells the viewer nothing hidden', async () => {
    const storage = new MemoryStorage();
    const { heard } = await open(newGame(storage), storage);
    for (const update of heard.updates) {
      expect(typeof update.state['draw']).toBe('number');
      expect(update.state['random']).toBeNull();
    }
  });

  it('goes on where the browser has no room for it, and the page is told that it lasts no longer', async () => {
    const own = new MemoryStorage();
    own.full = true;
    vi.stubGlobal('localStorage', own);
    const told: string[] = [];
    whenUnkept((why) => told.push(why));
    const game = createGame({ game: example, seats: [person, bot], me: 0, openHands: false });
    expect(told).toEqual(['full']);
    const { table, heard } = await open(game, storage());
    await heard.myTurn();
    await table.play([heard.last.legal?.[0]?.text ?? '']);
    await heard.myTurn();
    expect(heard.faults).toEqual([]);
    expect(readGame(game.id)?.entries.length).toBeGreaterThan(1);
    expect(own.length).toBe(0);
    storage().clear();
    vi.unstubAllGlobals();
  });

  it('is set up with its variants', async () => {
    const storage = new MemoryStorage();
    const game = createGame(
      {
        game: example,
        seats: [person, bot],
        me: 0,
        openHands: false,
        variants: ['none of this name'],
      },
      storage,
    );
    expect(readGame(game.id, storage)?.variants).toEqual(['none of this name']);
    await expect(open(game, storage)).rejects.toMatchObject({ code: 'bad_option' });
  });

  it('refuses what the rules refuse, and keeps its place', async () => {
    const storage = new MemoryStorage();
    const { table, heard } = await open(newGame(storage), storage);
    await heard.myTurn();
    const before = heard.last.n;
    await expect(table.play(['pay red5'])).rejects.toMatchObject({ code: 'illegal_move' });
    await expect(table.undo(500)).rejects.toMatchObject({ code: 'cannot_undo' });
    expect(heard.last.n).toBe(before);
  });
});

// What can be played at a table of two people: replayed in a session of its own.
async function newSessionAt(table: LocalTable): Promise<{ legal: { text: string }[] }> {
  const session = await newSession();
  return session.replay(await table.record());
}

describe('the games a browser keeps', () => {
  it('are listed newest first, and can be removed', () => {
    const storage = new MemoryStorage();
    const [a, b] = [newGame(storage), newGame(storage)];
    writeGame({ ...a, changed: 10 }, storage);
    writeGame({ ...b, changed: 20 }, storage);
    storage.setItem('kaisho.solo.broken', '{"version":');
    storage.setItem('something else', '{}');
    expect(listGames(storage).map(({ id }) => id)).toEqual([b.id, a.id]);
    removeGame(b.id, storage);
    expect(listGames(storage)).toHaveLength(1);
    expect(readGame('broken', storage)).toBeNull();
  });

  it('do not pile up for ever', () => {
    const storage = new MemoryStorage();
    for (let i = 0; i < 30; ++i)
      writeGame({ ...newGame(storage), over: true, changed: i }, storage);
    expect(listGames(storage).length).toBeLessThanOrEqual(22);
  });
});

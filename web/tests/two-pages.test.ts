// A game of this browser open in several pages: one plays, the others follow, and no move is lost.
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '$lib/engine/words';
import { LocalTable } from '$lib/table/local';
import { Pages, pagesOf, type Channel } from '$lib/table/pages';
import type { Info, Line, Listener, Update } from '$lib/table/source';
import { createGame, readGame, writeGame, type StoredGame } from '$lib/table/stored';
import { games } from '../src/games';
import { MemoryStorage } from './storage';
import { newSession } from './wasm';

class Page implements Listener {
  line_: Line | null = null;
  updates: Update[] = [];
  info(_info: Info): void {}
  fault({ code }: Fault): void {
    throw new Error(code);
  }
  line(line: Line): void {
    this.line_ = line;
  }
  update(update: Update): void {
    this.updates.push(update);
  }
  get n(): number {
    return this.updates.at(-1)?.n ?? -1;
  }
  get move(): string {
    return this.updates.at(-1)?.legal?.[0]?.text ?? '';
  }
}

async function until(what: () => boolean): Promise<void> {
  for (let i = 0; i < 400; ++i) {
    if (what()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`never: ${String(what)}`);
}

const opened: LocalTable[] = [];
afterEach(() => opened.splice(0).forEach((table) => table.close()));

async function open(id: string, storage: Storage): Promise<{ table: LocalTable; page: Page }> {
  const parts = {
    game: await newSession(),
    bots: await newSession(),
    keep: (game: StoredGame) => writeGame(game, storage),
    pages: pagesOf(id),
  };
  const table = new LocalTable(readGame(id, storage) as StoredGame, parts);
  opened.push(table);
  const page = new Page();
  await table.open(page);
  await until(() => page.line_ !== null);
  return { table, page };
}

/** A game that seat 0 begins, with more than two decisions: some game has such a start. */
async function begin(): Promise<{ id: string; storage: MemoryStorage }> {
  const storage = new MemoryStorage();
  const person = { name: 'Ann', kind: 'person' as const };
  const session = await newSession();
  for (let seed = 0; seed < 20; ++seed) {
    for (const { id } of games) {
      const key = String(seed).padStart(64, '0');
      let now = await session.begin({ game: id, players: 2, seed: key });
      let own = 0;
      for (; now.to_move === 0 && own < 3; ++own)
        now = await session.play([now.legal[0]?.text ?? '']);
      if (own < 3) continue;
      const game = createGame(
        { game: id, seats: [person, person], me: 0, openHands: false },
        storage,
      );
      writeGame({ ...game, seed: key }, storage);
      return { id: game.id, storage };
    }
  }
  throw new Error('no game begins with three decisions of a seat');
}

/** Plays in the page until it is the other seat's turn or so many moves are made. */
async function play(
  { table, page }: { table: LocalTable; page: Page },
  moves: number,
): Promise<void> {
  await until(() => page.move !== '');
  for (let i = 0; i < moves && page.move !== ''; ++i) await table.play([page.move]);
}

describe('a game open in two pages', () => {
  it('is played in the first; the second follows, and cannot play', async () => {
    const { id, storage } = await begin();
    const first = await open(id, storage);
    const second = await open(id, storage);
    expect([first.page.line_, second.page.line_]).toEqual(['open', 'elsewhere']);
    await play(first, 2);
    await until(() => second.page.n === first.page.n);
    expect(second.page.n).toBeGreaterThan(0);
    expect(second.page.updates.at(-1)?.state).toEqual(first.page.updates.at(-1)?.state);
    expect(second.page.updates.every(({ legal, canUndo }) => legal === null && canUndo === 0)).toBe(
      true,
    );
  });

  it('goes on in the second when one wants to play there, and back', async () => {
    const { id, storage } = await begin();
    const first = await open(id, storage);
    const second = await open(id, storage);
    await play(first, 1);
    await until(() => second.page.n === 1);
    second.table.playHere();
    await until(() => first.page.line_ === 'elsewhere' && second.page.line_ === 'open');
    await play(second, 1);
    await until(() => first.page.n === 2);
    await second.table.undo(1);
    await until(() => first.page.n === 1);
    first.table.playHere();
    await until(() => second.page.line_ === 'elsewhere');
    await play(first, 1);
    expect(
      readGame(id, storage)?.entries.map((entry) => ('undo' in entry ? 'undo' : 'move')),
    ).toEqual(['move', 'move', 'undo', 'move']);
  });

  it('goes on in the page that is left', async () => {
    const { id, storage } = await begin();
    const first = await open(id, storage);
    const second = await open(id, storage);
    first.table.close();
    await until(() => second.page.line_ === 'open');
    await play(second, 1);
    expect(readGame(id, storage)?.entries).toHaveLength(1);
  });
});

/** Channels between pages that end when one wants. */
class Channels {
  private readonly open = new Set<Channel>();

  channel(): Channel {
    const channel: Channel = {
      onmessage: null,
      postMessage: (data) => {
        for (const other of this.open)
          if (other !== channel) other.onmessage?.({ data } as MessageEvent);
      },
      close: () => this.open.delete(channel),
    };
    this.open.add(channel);
    return channel;
  }
}

describe('a page that follows', () => {
  const game = {} as StoredGame;

  /** A page, and what it was told about playing. */
  function page(channel: Channel): { pages: Pages; told: boolean[] } {
    const pages = new Pages(channel);
    const told: boolean[] = [];
    pages.open(() => game, { plays: (here) => told.push(here), kept: () => undefined });
    return { pages, told };
  }

  afterEach(() => vi.useRealTimers());

  it('plays when the one that played has ended at a blow, and not before', () => {
    vi.useFakeTimers();
    const channels = new Channels();
    const channel = channels.channel();
    const first = page(channel);
    vi.advanceTimersByTime(1000);
    const second = page(channels.channel());
    vi.advanceTimersByTime(60_000);
    expect([first.told, second.told]).toEqual([[true], [false]]);
    channel.close();
    vi.advanceTimersByTime(4000);
    expect(second.told).toEqual([false]);
    vi.advanceTimersByTime(6000);
    expect(second.told).toEqual([false, true]);
    second.pages.close();
    first.pages.close();
  });
});

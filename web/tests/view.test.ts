// Trying a turn before it is sent, and following the table, with the real engine behind both.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardHandle, GameEvent } from '$lib/board';
import { LocalTable } from '$lib/table/local';
import { createGame, type StoredGame } from '$lib/table/stored';
import { keepLeft, keptLeft, otherOf } from '$lib/table/since';
import type { Listener } from '$lib/table/source';
import { leaveTurn, leftTurn } from '$lib/table/unconfirmed';
import { TableView } from '$lib/table/view.svelte';
import { example } from './example';
import { MemoryStorage } from './storage';
import { newSession } from './wasm';

class Board implements BoardHandle {
  played: GameEvent[] = [];
  play(events: GameEvent[]): Promise<void> {
    this.played.push(...events);
    return Promise.resolve();
  }
  skip(): void {}
}

let view: TableView;
let table: LocalTable;
let board: Board;
let confirm = true;

async function settled(): Promise<void> {
  for (let i = 0; i < 200; ++i) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (!view.sending && !view.busy && (view.legal.length > 0 || view.complete || view.result))
      return;
  }
  throw new Error('the view does not come to rest');
}

async function choose(kind: string): Promise<string> {
  const move = view.legal.find((one) => one.kind === kind) ?? view.legal[0];
  view.choose([move?.text ?? '']);
  await settled();
  return move?.text ?? '';
}

/** To the first turn in which the viewer can buy and has a choice how to pay. */
async function toPurchase(): Promise<void> {
  for (let i = 0; i < 80; ++i) {
    if (view.legal.some(({ kind }) => kind === 'buy')) {
      const after = await view.preview(['buy']);
      if (!after.stopped && after.to_move === 0) return;
    }
    await choose(view.legal.some(({ kind }) => kind === 'take') ? 'take' : 'token');
    if (view.complete) view.confirm();
    await settled();
  }
  throw new Error('there was no purchase to choose');
}

beforeEach(async () => {
  confirm = true;
  const stored: StoredGame = {
    ...createGame(
      {
        game: example,
        seats: [
          { name: 'Ann', kind: 'person' },
          { name: 'Rin', kind: 'bot', level: 1 },
        ],
        me: 0,
        openHands: false,
      },
      new MemoryStorage(),
    ),
    seed: '5'.padStart(64, '0'),
  };
  table = new LocalTable(stored, {
    game: await newSession(),
    bots: await newSession(),
    keep: () => true,
  });
  view = new TableView(table, {
    look: await newSession(),
    ahead: await newSession(),
    confirm: () => confirm,
  });
  board = new Board();
  view.seatBoard(board);
  await view.open();
  await settled();
});

describe('what the others did', () => {
  it('is known from where the viewer stood, and told again', async () => {
    await choose('token');
    view.confirm();
    await settled();
    await choose('take');
    const stood = view.state;
    view.confirm();
    await settled();
    const { since } = view;
    expect(since.some((one) => otherOf(one, 0) === 1)).toBe(true);
    expect(since.some(({ event, owner }) => event.event === 'turn_began' && owner === 1)).toBe(
      true,
    );
    const rest = view.state;
    const shown: unknown[] = [];
    board.played = [];
    board.play = (events) => {
      shown.push(view.state);
      board.played.push(...events);
      return Promise.resolve();
    };
    view.retell();
    await settled();
    expect(shown).toEqual([stood]);
    expect(board.played).toEqual(since.map(({ event }) => event));
    expect(view.state).toEqual(rest);
    expect(view.retelling).toBe(false);
  });

  it('is told to who comes back from where this browser left the table, unless moves were taken back', () => {
    const update = { rev: 5, entries: [] };
    const left = { rev: 3, shown: 0, state: {} as never };
    expect(keptLeft('t', update)).toBeNull();
    keepLeft('t', left);
    expect(keptLeft('t', update)).toEqual(left);
    expect(keptLeft('t', { rev: 2, entries: [] })).toBeNull();
    const undo = { rev: 4, n: 1, seat: 0, undo: 1, events: [] };
    expect(keptLeft('t', { rev: 5, entries: [undo] })).toBeNull();
    keepLeft('t', null);
    expect(keptLeft('t', update)).toBeNull();
  });
});

describe('a turn', () => {
  it('waits for a yes, and can be taken back until then', async () => {
    await toPurchase();
    const before = { state: view.state, legal: view.legal, n: view.entries.length };
    await choose('buy');
    expect(view.staged).toEqual(['buy']);
    expect(view.complete).toBe(false);
    expect(view.legal.every(({ kind }) => kind === 'pay')).toBe(true);
    await choose('pay');
    expect(view.staged).toHaveLength(2);
    view.undo();
    await settled();
    expect(view.staged).toEqual(['buy']);
    view.undo();
    await settled();
    expect(view.staged).toEqual([]);
    expect(view.state).toEqual(before.state);
    expect(view.legal).toEqual(before.legal);
    expect(view.entries).toHaveLength(before.n);
  });

  it('shows each of its events once, before and after the yes', async () => {
    await toPurchase();
    const told = view.entries.flatMap(({ events }) => events).length;
    board.played = [];
    await choose('buy');
    while (!view.complete) await choose('pay');
    expect(board.played.some(({ event }) => event === 'loaded')).toBe(true);
    expect(board.played.some(({ reveals }) => reveals)).toBe(false);
    // Where it leads is hidden: the position is that before it, and known to be.
    expect(view.behind).toBe(true);
    view.confirm();
    await settled();
    expect(view.behind).toBe(false);
    const all = view.entries.flatMap(({ events }) => events).slice(told);
    expect(board.played).toEqual(all);
    expect(all.some(({ event }) => event === 'refill')).toBe(true);
  });

  it('that waits for a yes goes on in the next page', async () => {
    await toPurchase();
    await choose('buy');
    await choose('pay');
    const { state, unconfirmed } = view;
    expect(unconfirmed.choices).toHaveLength(2);
    view.close();
    let told: Listener | null = null as Listener | null;
    const open = table.open.bind(table);
    table.open = (listener) => open((told = listener));
    const next = async (left: (table: string, rev: number) => string[][]): Promise<void> => {
      view = new TableView(table, {
        look: await newSession(),
        ahead: await newSession(),
        confirm: () => true,
        left,
      });
      await view.open();
      await settled();
    };
    await next((_, rev) => (rev === unconfirmed.rev ? unconfirmed.choices : []));
    expect(view.choices).toEqual(unconfirmed.choices);
    expect(view.state).toEqual(state);
    // The table says once more how it stands, once this page alone plays it: nothing has happened.
    told?.update({
      whole: false,
      entries: [],
      rev: unconfirmed.rev,
      n: 0,
      toMove: 0,
      state: {},
      legal: [],
      result: null,
      canUndo: 0,
    });
    await settled();
    expect(view.choices).toEqual(unconfirmed.choices);
    view.close();
    await next(() => [['buy'], ['no move of this game']]);
    expect(view.staged).toEqual([]);
    expect(view.fault).toBeNull();
    expect(view.legal.some(({ kind }) => kind === 'buy')).toBe(true);
  });

  it('is left for the next page of its table alone, once, and only while the table stands where it stood', () => {
    vi.stubGlobal('sessionStorage', new MemoryStorage());
    const turn = { rev: 7, choices: [['buy'], ['pay red5']] };
    leaveTurn('a', turn);
    expect(leftTurn('b', 7)).toEqual([]);
    expect(leftTurn('a', 7)).toEqual(turn.choices);
    expect(leftTurn('a', 7)).toEqual([]);
    leaveTurn('a', turn);
    expect(leftTurn('a', 8)).toEqual([]);
    leaveTurn('a', turn);
    leaveTurn('a', { rev: 7, choices: [] }); // taken back
    expect(leftTurn('a', 7)).toEqual([]);
    sessionStorage.setItem('kaisho.turn.a', '{"rev": 7, "choices": [7, "buy", ["pass"]]}');
    expect(leftTurn('a', 7)).toEqual([['pass']]);
  });

  it('is sent at once when no yes is wanted', async () => {
    confirm = false;
    await toPurchase();
    const before = view.entries.length;
    await choose('buy');
    while (view.staged.length > 0) await choose('pay');
    await settled();
    expect(view.complete).toBe(false);
    expect(view.entries.length).toBeGreaterThan(before);
  });

  it('previews from where the viewer stands in the turn', async () => {
    await toPurchase();
    await choose('buy');
    const move = view.legal[0]?.text ?? '';
    const answer = await view.preview([move]);
    expect(answer.events.some(({ event }) => event === 'bought')).toBe(false);
    expect(answer.events[0]).toMatchObject({ event: 'paid' });
    expect(view.staged).toEqual(['buy']);
  });

  it('asks what can be reached from where the viewer stands in the turn', async () => {
    await toPurchase();
    expect(await view.reach(['buy'])).toEqual([]);
    await choose('buy');
    expect(await view.reach([view.legal[0]?.text ?? ''])).toEqual([]);
    await expect(view.reach(['buy'])).rejects.toThrow();
  });

  it('gives the reasons of the step it is in', async () => {
    await toPurchase();
    await choose('buy');
    expect(view.refusals.every(({ kind }) => kind === 'pay')).toBe(true);
  });

  it('an illegal choice changes nothing and is told', async () => {
    const before = view.state;
    view.choose(['pay red5']);
    await settled();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(view.fault).toMatchObject({
      code: 'illegal_move',
      reason: expect.stringMatching(/^illegal_move/) as string,
    });
    expect(view.staged).toEqual([]);
    expect(view.state).toEqual(before);
    expect(view.legal.length).toBeGreaterThan(0);
  });

  it('is forgotten as an illegal one with the next step', async () => {
    view.choose(['pay red5']);
    await settled();
    await vi.waitFor(() => expect(view.fault).not.toBeNull());
    await choose('token');
    expect(view.fault).toBeNull();
  });

  it('is made once, however fast it is made twice', async () => {
    const move = view.legal[0]?.text ?? '';
    view.choose([move]);
    view.choose([move]);
    await settled();
    expect([view.fault, view.staged]).toEqual([null, [move]]);
  });

  it('the story does not run ahead of what is shown', async () => {
    const ahead: boolean[] = [];
    board.play = (events) => {
      const told = view.entries.flatMap((entry) => entry.events);
      ahead.push(events.some((event) => told.includes(event)));
      return Promise.resolve();
    };
    await choose('token');
    view.confirm();
    await vi.waitFor(() => expect(ahead.length).toBeGreaterThan(1));
    await settled();
    expect(ahead).not.toContain(true);
  });
});

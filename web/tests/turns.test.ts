// Every turn is confirmed by itself, in whole games of all: also where a turn goes by itself, or the
// same person has two in a row.
import { describe, expect, it } from 'vitest';
import type { BoardHandle, GameEvent } from '$lib/board';
import type { Session } from '$lib/engine/client';
import type { StateAnswer } from '$lib/engine/protocol';
import type { Entry, Info, Listener, TableSource } from '$lib/table/source';
import { TableView } from '$lib/table/view.svelte';
import { games } from '../src/games';
import { factsOf } from './facts';
import { newSession } from './wasm';

/** A table of two, both seats played by the test. */
class Table implements TableSource {
  private listener: Listener | null = null;
  now!: StateAnswer;

  constructor(
    private readonly session: Session,
    private readonly game: string,
  ) {}

  async open(listener: Listener): Promise<void> {
    this.listener = listener;
    this.now = await this.session.begin({ game: this.game, players: 2, seed: '1' });
    listener.info({
      game: this.game,
      me: 0,
      seats: [],
      status: 'playing',
      edition: { standard: true },
    } as unknown as Info);
    await this.tell(0, true);
  }
  async play(moves: string[]): Promise<void> {
    const before = this.now.n;
    this.now = await this.session.play(moves);
    await this.tell(before + 1, false);
  }
  private async tell(from: number, whole: boolean): Promise<void> {
    const entries = (await this.session.events(from)).map(({ n, seat, move, events }): Entry => ({
      rev: n,
      n,
      seat,
      ...(move !== null && { move }),
      events,
    }));
    const { state, legal } = await this.session.state(0);
    const { n, to_move: toMove, result } = this.now;
    const undo = await this.session.canUndo();
    this.listener?.update({
      whole,
      entries,
      rev: n,
      n,
      toMove,
      state,
      legal: toMove === 0 ? legal : null,
      result,
      canUndo: undo.seat === 0 ? undo.moves : 0,
    });
  }
  undo(): Promise<void> {
    throw new Error('not here');
  }
  record(): Promise<Record<string, unknown>> {
    return this.session.save();
  }
  edition(): Promise<unknown> {
    return Promise.resolve(null);
  }
  close(): void {}
}

class Board implements BoardHandle {
  played: GameEvent[] = [];
  play(events: GameEvent[]): Promise<void> {
    this.played.push(...events);
    return Promise.resolve();
  }
  skip(): void {}
}

const began = ({ event }: GameEvent): boolean => event === 'turn_began';

/** Numbers that are the same in every run. */
function dice(state: number): <T>(list: readonly T[]) => T {
  return (list) =>
    list[Math.floor(((state = (state * 16807) % 2147483647) / 2147483647) * list.length)] as never;
}

async function begin(
  game: string,
): Promise<{ view: TableView; table: Table; board: Board; settled: () => Promise<void> }> {
  const table = new Table(await newSession(), game);
  const view = new TableView(table, {
    look: await newSession(),
    ahead: await newSession(),
    confirm: () => true,
  });
  const board = new Board();
  view.seatBoard(board);
  await view.open();
  const settled = async (): Promise<void> => {
    for (let i = 0; i < 400; ++i) {
      await new Promise((resolve) => setTimeout(resolve));
      if (
        !view.sending &&
        !view.busy &&
        (view.legal.length > 0 ||
          view.complete ||
          view.result ||
          (view.toMove === 1 && view.toMove === table.now.to_move))
      )
        return;
    }
    throw new Error('the view does not come to rest');
  };
  await settled();
  return { view, table, board, settled };
}

/** Plays at most so many decisions; true when seat 0 was asked again with nobody's choice between. */
async function playOneByOne(game: string, chance: number): Promise<boolean> {
  const { view, table, board, settled } = await begin(game);
  const pick = dice(chance);
  for (let done = 0; done < 200 && !view.result; ++done) {
    if (view.toMove === 1) {
      await table.play([pick(table.now.legal).text]);
      await settled();
      continue;
    }
    const { turn, n } = table.now;
    board.played = [];
    while (!view.complete) {
      view.choose([pick(view.legal).text]);
      await settled();
    }
    expect(view.fault).toBeNull();
    expect(board.played.some(began)).toBe(false);
    expect(table.now.n).toBe(n);
    const { length } = view.staged;
    view.confirm();
    await settled();
    expect(table.now.n).toBe(n + length);
    if (table.now.to_move === null || table.now.turn === turn) continue;
    expect(board.played.filter(began)).toHaveLength(table.now.turn - turn);
    if (table.now.to_move !== 0) continue;
    expect(view.staged).toEqual([]);
    expect(view.legal.length).toBeGreaterThan(0);
    return true;
  }
  return false;
}

// The chance at which a game soon asks twice in a row is looked for: a whole turn went by itself, or seats change places.
const FIRST = 5;
const CHANCES = 40;

describe.each(games.map(({ id }) => id))('turns of %s', (game) => {
  const alternate = factsOf(game).alternates === true;
  it.runIf(alternate)('are confirmed one by one; nobody has two in a row there', async () => {
    for (let chance = FIRST; chance < FIRST + 3; ++chance)
      expect(await playOneByOne(game, chance)).toBe(false);
  });
  it.skipIf(alternate)('are confirmed one by one, also two in a row', async () => {
    let chance = FIRST;
    while (!(await playOneByOne(game, chance))) expect(++chance).toBeLessThan(FIRST + CHANCES);
  });
});

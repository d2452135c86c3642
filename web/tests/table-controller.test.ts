// The page of a table in each of its modes, with the real engine behind it: what is shown, what is offered, what is said.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Action, BoardHandle, GameEvent, GameModule, Offer, Result } from '$lib/board';
import type { Session } from '$lib/engine/client';
import { setLanguage } from '$lib/i18n';
import { settings } from '$lib/settings/settings.svelte';
import { LocalTable } from '$lib/table/local';
import { createGame, type StoredGame } from '$lib/table/stored';
import { openGame } from '../src/games';
import type { Companion } from '../src/lessons/companion.svelte';
import { lessonsOf } from '../src/lessons/courses';
import { LessonMode } from '../src/lessons/lesson_mode';
import type { LessonTable, Phase } from '../src/lessons/lesson_table.svelte';
import { TableController, type Sheets } from '../src/pages/table/controller.svelte';
import { HOLD_SECONDS } from '../src/pages/table/hold.svelte';
import { example } from './example';
import { MemoryStorage } from './storage';
import { newSession } from './wasm';

// The settings ask for it as they are read.
vi.hoisted(() =>
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  }),
);

const HANGS = { timeout: 120_000, interval: 1 };

const result: Result = { score: [9, 7], rank: [1, 2] } as unknown as Result;

class Board implements BoardHandle {
  played: GameEvent[] = [];
  play(shown: GameEvent[]): Promise<void> {
    this.played.push(...shown);
    return Promise.resolve();
  }
  skip(): void {}
}

class Opened implements Sheets {
  all: string[] = [];
  clause = (id: string): void => void this.all.push(`clause ${id}`);
  keys = (): void => void this.all.push('keys');
  log = (): void => void this.all.push('log');
  result = (): void => void this.all.push('result');
  closeResult = (): void => void this.all.push('closeResult');
}

let module: GameModule;
let table: TableController;
let sheets: Opened;
let board: Board;

async function sessions(...names: string[]): Promise<(name: string) => Session> {
  const all = new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, Session]> => [name, await newSession()]),
    ),
  );
  return (name) => all.get(name) as Session;
}

function stored(): StoredGame {
  const seats: StoredGame['seats'] = [
    { name: 'Ann', kind: 'person' },
    { name: 'Rin', kind: 'bot', level: 1 },
  ];
  return {
    ...createGame({ game: example, seats, me: 0, openHands: false }, new MemoryStorage()),
    seed: '5'.padStart(64, '0'),
  };
}

/** A page without components: what they bind is given here, and the game is there at once. */
async function opened(
  parts: { lesson?: LessonMode; onagain?: () => void } = {},
): Promise<TableController> {
  const source = new LocalTable(stored(), {
    game: await newSession(),
    bots: await newSession(),
    keep: () => true,
  });
  const quick = await sessions('look', 'ahead', 'replay', 'verify');
  const thinking = await sessions('hints', 'coach');
  const { lesson = null, onagain = null } = parts;
  const page = new TableController({ game: example, source, quick, thinking, lesson, onagain });
  page.sheets = sheets;
  page.board = board;
  page.game = module;
  page.open();
  await vi.waitFor(() => expect(page.choosing).toBe(true), HANGS);
  return page;
}

/** A turn that waits for its yes: to each question the first answer, or another one. */
async function choose(which = 0): Promise<void> {
  const { view } = table;
  while (!view.complete) {
    view.choose([view.legal[which]?.text ?? '']);
    await vi.waitFor(() => expect(view.complete || table.choosing).toBe(true), HANGS);
  }
}

const ids = (offer: Offer | null): string[] => offer?.actions.map(({ id }) => id) ?? [];
const act = (id: string): void =>
  table.bar.offer?.actions.find((action) => action.id === id)?.run();

beforeAll(async () => {
  await setLanguage('en');
  module = (await openGame(example)) as GameModule;
  module.useEdition(null);
});

beforeEach(async () => {
  sheets = new Opened();
  board = new Board();
  settings.change({ ending: 'ask', coach: false, keys: true });
  table = await opened();
});
afterEach(() => {
  table.close();
  vi.restoreAllMocks();
});

describe('own play', () => {
  it('says what is to be done, and offers what the board asks', () => {
    expect(table.bar.prompt).toMatch(/\w/);
    expect(table.bar.offer).toBeNull();
    const asks: Offer = { title: 'How many?', actions: [] };
    table.bar.ofBoard = asks;
    expect(table.bar.offer).toBe(asks);
    expect([table.watches, table.withPeople, table.help.alone]).toEqual([false, false, true]);
  });

  it('tells what a turn that waits for its yes did, and what was shown', async () => {
    await choose();
    expect(table.bar.happening).toMatch(/^You /);
    expect(table.bar.done).toContain(table.bar.happening);
    expect(table.spoken).toContain(table.bar.happening);
    expect(board.played.length).toBeGreaterThan(0);
    expect(table.choosing).toBe(false);
  });

  it('waits for no yes where none is wanted, but for the coach’s', () => {
    expect(table.confirms).toBe(true);
    settings.change({ ending: 'go' });
    expect(table.confirms).toBe(false);
    settings.change({ coach: true });
    expect(table.confirms).toBe(true);
  });

  it('lets a turn that shows nothing hidden go after a while, unless it is undone', async () => {
    settings.change({ ending: 'wait' });
    expect([table.confirms, table.hold.running]).toEqual([true, false]);
    await choose();
    expect(table.hold.running).toBe(true);
    const confirmed = vi.spyOn(table.view, 'confirm').mockReturnValue();
    vi.useFakeTimers();
    table.hold.follow()?.();
    await vi.advanceTimersByTimeAsync(HOLD_SECONDS * 1000);
    expect(confirmed).not.toHaveBeenCalled();
    table.hold.follow();
    await vi.advanceTimersByTimeAsync(HOLD_SECONDS * 1000 - 1);
    expect(confirmed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(confirmed).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('waits for a yes where a turn shows something hidden, or the coach warns of it', async () => {
    settings.change({ ending: 'wait' });
    await choose();
    table.view.final = true;
    expect(table.hold.running).toBe(false);
    table.view.final = false;
    table.help.coach.loss = 0.3;
    expect(table.hold.running).toBe(false);
    settings.change({ ending: 'ask' });
    table.help.coach.loss = null;
    expect(table.hold.running).toBe(false);
  });

  it('begins telling what things are, from elsewhere too, and ends it', () => {
    table.toggleExplaining();
    expect(table.explaining).toEqual({ from: null });
    table.explain({ x: 1, y: 2 });
    expect(table.explaining).toEqual({ from: { x: 1, y: 2 } });
    table.toggleExplaining();
    expect(table.explaining).toBeNull();
    table.game = { ...module, things: undefined } as unknown as GameModule;
    table.toggleExplaining();
    expect(table.explaining).toBeNull();
  });
});

describe('another page that plays', () => {
  it('is only watched', () => {
    const asks: Offer = { title: 'How many?', actions: [] };
    table.bar.ofBoard = asks;
    table.view.line = 'elsewhere';
    expect([table.watches, table.choosing, table.help.alone]).toEqual([true, false, false]);
    expect(table.bar.offer).toBeNull();
    expect(table.bar.prompt).toMatch(/another/);
  });
});

describe('help', () => {
  it('points at what a hint speaks of, and is remembered', async () => {
    const remembered = vi.spyOn(table.view, 'hinted');
    table.help.hint();
    expect(table.help.isQuiet).toBe(false);
    await vi.waitFor(() => expect(remembered).toHaveBeenCalled(), HANGS);
    expect(table.help.hints.step).toBe('move');
    expect(table.glowing.length).toBeGreaterThan(0);
    table.help.hints.why();
    expect(table.help.hints.step).toBe('why');
    expect(table.glowing.length).toBeGreaterThan(0);
    table.help.hints.clear();
    expect([table.help.isQuiet, table.glowing]).toEqual([true, []]);
  });

  it('plays the turn of a hint as if it were chosen on the board', async () => {
    table.help.doIt();
    expect(table.view.staged).toEqual([]);
    table.help.hint();
    await vi.waitFor(() => expect(table.help.hints.hint).not.toBeNull(), HANGS);
    const { moves } = table.help.hints.hint ?? { moves: [] };
    table.help.doIt();
    expect(table.help.isQuiet).toBe(true);
    await vi.waitFor(() => expect(table.view.complete).toBe(true), HANGS);
    expect(table.view.staged).toEqual(moves);
    table.view.undo();
    await vi.waitFor(() => expect(table.view.staged).toEqual([]), HANGS);
  });

  it('holds back a turn that the coach warns of, once', async () => {
    settings.change({ coach: true });
    const { view, help } = table;
    await choose();
    const confirmed = vi.spyOn(view, 'confirm').mockReturnValue();
    vi.spyOn(help.coach, 'lets').mockResolvedValueOnce(false).mockResolvedValue(true);
    await help.confirm();
    expect(confirmed).not.toHaveBeenCalled();
    await help.confirm();
    expect(confirmed).toHaveBeenCalledOnce();
  });

  it('confirms no other turn than the one that the coach thought about', async () => {
    settings.change({ coach: true });
    const { view, help } = table;
    await choose();
    const confirmed = vi.spyOn(view, 'confirm').mockReturnValue();
    let lets = (_: boolean): void => undefined;
    vi.spyOn(help.coach, 'lets').mockReturnValue(new Promise((resolve) => (lets = resolve)));
    const asked = help.confirm();
    const thoughtAbout = view.staged;
    view.undo();
    await vi.waitFor(() => expect(table.choosing).toBe(true), HANGS);
    await choose(1);
    expect(view.staged).not.toEqual(thoughtAbout);
    lets(true);
    await asked;
    expect(confirmed).not.toHaveBeenCalled();
  });

  it('lets the coach think while a turn is chosen, and weigh it once it is whole', async () => {
    settings.change({ coach: true });
    const { view, help } = table;
    const watched = vi.spyOn(help.coach, 'watch').mockReturnValue();
    const judged = vi.spyOn(help.coach, 'judge').mockResolvedValue();
    help.followTurn();
    expect(watched).toHaveBeenCalledWith(example, view.state, []);
    await choose();
    expect(judged).not.toHaveBeenCalled();
    help.followTurn();
    expect(judged).toHaveBeenCalledWith(view.choices);
    expect(watched).toHaveBeenCalledOnce();
    settings.change({ coach: false });
    help.coach.loss = 0.5;
    help.followTurn();
    expect(help.coach.loss).toBeNull();
  });

  it('asks the companion to speak with each question, and to be silent after the turn', () => {
    const heard: string[] = [];
    const companion = {
      ask: () => heard.push('ask'),
      rest: () => heard.push('rest'),
      call: () => heard.push('call'),
    };
    table.help.companion = companion as unknown as Companion;
    table.help.followQuestion();
    table.help.guide();
    table.view.toMove = 1;
    table.help.followQuestion();
    expect(heard).toEqual(['ask', 'call', 'rest']);
  });
});

describe('a game that is over', () => {
  it('offers what is left to do', () => {
    table.view.result = result;
    expect([table.over, table.isOpen, table.choosing]).toEqual([true, true, false]);
    expect(ids(table.bar.offer)).toEqual(['result', 'look-back', 'download']);
    act('result');
    expect(sheets.all).toEqual(['result']);
    table.view.busy = true; // its last events are still being shown
    expect(table.bar.offer).toBeNull();
  });

  it('offers another one like it, where there can be one', async () => {
    const onagain = vi.fn();
    table.close();
    table = await opened({ onagain });
    table.view.result = result;
    expect(ids(table.bar.offer)).toEqual(['result', 'look-back', 'rematch', 'download']);
    act('rematch');
    expect(onagain).toHaveBeenCalledOnce();
  });

  it('is checked once', async () => {
    const record = vi.spyOn(table.view, 'record');
    await table.ending.check();
    expect(table.ending.checks).toEqual([{ id: 'replay', ok: true }]);
    await table.ending.check();
    expect(record).toHaveBeenCalledOnce();
  });

  it('is looked back through, and the log goes as far as the board', async () => {
    const before = table.view.entries.length;
    await choose();
    await table.help.confirm();
    await vi.waitFor(
      () => expect([table.view.entries.length > before, table.choosing]).toEqual([true, true]),
      HANGS,
    );
    const { state } = table;
    const lines = table.story.lines.length;
    table.lookBack();
    await vi.waitFor(() => expect(table.ending.replay).not.toBeNull(), HANGS);
    expect(sheets.all).toEqual(['closeResult']);
    expect(table.watches).toBe(true);
    table.go(0);
    await vi.waitFor(
      () => expect([table.ending.replay?.n, table.ending.replay?.busy]).toEqual([0, false]),
      HANGS,
    );
    expect(table.state).toEqual(table.ending.replay?.state);
    expect(table.state).not.toEqual(state);
    expect(table.story.lines.length).toBeLessThan(lines);
    table.endLookBack();
    expect(sheets.all).toEqual(['closeResult', 'result']);
    expect(table.state).toBe(state);
    expect(table.story.lines).toHaveLength(lines);
  });

  it('says what fails', async () => {
    vi.spyOn(table.view, 'record').mockRejectedValue(new TypeError('offline'));
    table.lookBack();
    await vi.waitFor(() => expect(table.view.fault).not.toBeNull(), HANGS);
    expect(table.ending.replay).toBeNull();
  });
});

describe('a lesson', () => {
  const heard: string[] = [];
  const stepOf = (phase: Phase, isLast = false): LessonTable => {
    const does = (what: string) => (): Promise<void> => Promise.resolve(void heard.push(what));
    const step = { glow: ['buy'] };
    return {
      phase,
      isLast,
      current: step,
      again: does('again'),
      next: does('next'),
      repeat: does('repeat'),
    } as unknown as LessonTable;
  };
  const [first = '', ...later] = lessonsOf(example);
  const offerIn = (id: string, ...step: [Phase, boolean?]): Offer | null =>
    new LessonMode(example, id, stepOf(...step), () => void heard.push('play')).offer(
      () => undefined,
    );

  const offer = (...step: [Phase, boolean?]): Offer | null => offerIn(first, ...step);

  it('leads on from a step that is over, or back to its beginning', () => {
    expect(offer('ask')).toBeNull();
    expect(offer('wrong')?.actions).toMatchObject([{ id: 'again', tone: 'main' }]);
    expect(offer('right')?.actions).toMatchObject([
      { id: 'again', tone: 'quiet' },
      { id: 'go-on', tone: 'main' },
    ]);
    expect(offer('right', true)?.actions).toMatchObject([
      { id: 'repeat', tone: 'quiet' },
      { id: 'go-on', tone: 'main' },
    ]);
    for (const action of [
      ...(offer('right')?.actions ?? []),
      ...(offer('right', true)?.actions.slice(0, 1) ?? []),
    ])
      action.run();
    expect(heard).toEqual(['again', 'next', 'repeat']);
  });

  it('lets burn only what leads on', () => {
    const table = { wanted: 'buy' } as unknown as LessonTable;
    const mode = new LessonMode(example, first, table, () => undefined);
    const run = (): void => undefined;
    const tones = ['buy', 'collect', undefined].map((kind) => {
      const action: Action = { id: 'it', label: 'It', tone: 'main', run, ...(kind && { kind }) };
      return mode.lead({ title: '', actions: [action] })?.actions[0]?.tone;
    });
    expect(tones).toEqual(['main', 'plain', 'main']);
  });

  it('begins a game in one touch once the course is over', () => {
    const end = offerIn(later.at(-1) ?? '', 'right', true);
    expect(end?.actions).toMatchObject([
      { id: 'repeat', tone: 'quiet' },
      { id: 'to-course' },
      { id: 'play', tone: 'main' },
    ]);
    end?.actions[2]?.run();
    expect(heard.at(-1)).toBe('play');
  });

  it('lets its table’s things glow while it asks, and waits for no yes', async () => {
    const asked = stepOf('ask');
    table.close();
    table = await opened({ lesson: new LessonMode(example, 'buy', asked, () => undefined) });
    expect([table.confirms, table.layout.hasLog]).toEqual([false, false]);
    expect(table.glowing).toEqual(['buy']);
    expect(table.bar.offer).toBeNull();
    asked.phase = 'wrong';
    expect(table.glowing).toEqual([]);
    expect(ids(table.bar.offer)).toEqual(['again']);
  });
});

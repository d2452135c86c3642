// Another browser comes to a seat that somebody had: everybody reads it at once, and in the log for good.
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameEvent } from '$lib/engine/protocol';
import { setLanguage } from '$lib/i18n';
import { LogWriter } from '$lib/table/log';
import type { Arrival, Entry, Info, Listener, TableSeat, TableSource } from '$lib/table/source';
import { TableView } from '$lib/table/view.svelte';
import { arrivalWords } from '../src/pages/table/people/arrivals';
import { usePeopleTexts } from '../src/pages/table/people/people';
import { newSession } from './wasm';

const seats: TableSeat[] = ['Ann', 'Ben'].map((name, seat) => ({
  seat,
  name,
  kind: 'person',
  taken: true,
  yours: seat === 0,
}));
const came = (number: number, more: Partial<Arrival> = {}): Arrival => ({
  number,
  seat: 1,
  what: 'came',
  alone: true,
  by: null,
  was: 'Ben',
  name: 'Cleo',
  rev: 0,
  ...more,
});

beforeAll(async () => {
  await setLanguage('en');
  await usePeopleTexts();
});

describe('the words of an arrival', () => {
  it.each([
    [came(1), 'Cleo has taken over Ben’s seat.'],
    [
      came(1, { name: 'Ben' }),
      'Another device has taken over Ben’s seat, by a link from whoever opened the table.',
    ],
    [
      came(1, { name: 'Ben', by: 0 }),
      'Ann now plays Ben’s seat as well, by a link from whoever opened the table.',
    ],
    [
      came(1, { name: 'Ben', by: 0, alone: false }),
      'Ann now plays Ben’s seat as well, by that seat’s own link.',
    ],
    [
      came(1, { name: 'Ben', alone: false }),
      'Ben’s seat is now played from another device as well, by the seat’s own link.',
    ],
  ])('say who came to whose seat, and by which link: %o', (arrival, words) => {
    expect(arrivalWords(arrival, seats)).toBe(words);
    expect(arrivalWords(arrival, seats, 0)).toBe(words);
  });

  it('warn whose seat it is, where it is shared', () => {
    expect(arrivalWords(came(1, { alone: false }), seats, 1)).toContain(
      'If that is not you, make a new link',
    );
  });
});

describe('the log', () => {
  const event = (name: string): GameEvent => ({ event: name, clause: '' });
  const entry = (rev: number, ...events: string[]): Entry => ({
    rev,
    n: rev,
    seat: 0,
    events: events.map(event),
  });
  const writer = new LogWriter({
    describe: (events) => events.map(({ event: text }) => ({ text, clause: '', weight: 'main' })),
  });
  const told = (entries: Entry[], ...revs: number[]): string[] =>
    writer
      .lines(
        entries,
        { seats: [], me: null },
        revs.map((rev) => ({ rev, line: { text: `came ${rev}`, clause: '', weight: 'main' } })),
      )
      .map(({ text }) => text);

  it('has it where the turn ends in which it happened', () => {
    const entries = [
      entry(0, 'set up'),
      entry(1, 'turn_began', 'a'),
      entry(2, 'b'),
      entry(3, 'turn_began', 'c'),
    ];
    expect(told(entries, 0, 1, 2, 3)).toEqual([
      'set up',
      'came 0',
      'turn_began',
      'a',
      'b',
      'came 1',
      'came 2',
      'turn_began',
      'c',
      'came 3',
    ]);
    const first = {
      rev: 2,
      line: { text: 'first', clause: '', weight: 'main' },
      first: true,
    } as const;
    expect(writer.lines(entries, { seats: [], me: null }, [first]).map(({ text }) => text)).toEqual(
      ['set up', 'turn_began', 'first', 'a', 'b', 'turn_began', 'c'],
    );
    expect(told([], 0)).toEqual(['came 0']);
    // What is taken back leaves it where it was.
    expect(told([...entries, { rev: 4, n: 2, seat: 0, undo: 1, events: [] }], 3)).toEqual([
      'set up',
      'turn_began',
      'a',
      'b',
      'came 3',
    ]);
  });
});

describe('the page', () => {
  async function open(me: number | null, seen: number) {
    let listener: Listener | null = null as Listener | null;
    const saw: number[] = [];
    const source = {
      open: (one: Listener) => Promise.resolve(void (listener = one)),
      close: () => undefined,
    } as unknown as TableSource;
    const parts = {
      look: await newSession(),
      ahead: await newSession(),
      confirm: () => true,
      seen: () => seen,
      saw: (_: string, last: number) => saw.push(last),
    };
    const view = new TableView(source, parts);
    await view.open();
    const tell = (...arrivals: Arrival[]): number[] => {
      listener?.info({ id: 't', me, seats, arrivals, status: 'playing' } as unknown as Info);
      return view.arrivals.map(({ number }) => number);
    };
    return { view, saw, tell };
  }

  it('tells at once who comes, until it is read', async () => {
    const { view, saw, tell } = await open(0, 0);
    expect(tell()).toEqual([]);
    expect(tell(came(1))).toEqual([1]);
    expect(tell(came(1), came(2))).toEqual([1, 2]);
    view.read();
    expect([view.arrivals, saw]).toEqual([[], [2]]);
    expect(tell(came(1), came(2))).toEqual([]);
    expect(tell(came(1), came(2), came(3))).toEqual([3]);
  });

  it('tells on coming back what has happened since, to those who sit at the table', async () => {
    expect((await open(0, 1)).tell(came(1), came(2))).toEqual([2]);
    expect((await open(0, 0)).tell(came(1), came(2), came(3), came(4))).toEqual([2, 3, 4]);
    const { view, saw, tell } = await open(null, 0);
    expect(tell(came(1))).toEqual([]);
    expect(tell(came(1), came(2))).toEqual([2]);
    view.read();
    expect(saw).toEqual([]);
  });
});

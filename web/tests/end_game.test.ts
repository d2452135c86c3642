// Players give up, or agree to end a game: what everybody reads of it, and who is asked.
import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '$lib/i18n';
import type { Ending, Entry, Info, TableSeat } from '$lib/table/source';
import { usePeopleTexts } from '../src/pages/table/people/people';
import {
  endingLines,
  offerWords,
  playsOn,
  stillAsked,
  verdictOf,
  wonBy,
} from '../src/pages/table/people/ending';
import { undoneLines, undoneNews } from '../src/pages/table/people/undone';

beforeAll(async () => {
  await setLanguage('en');
  await usePeopleTexts();
});

const seats = ['Ann', 'Ben', 'Cleo'].map((name, seat): TableSeat => ({
  seat,
  name,
  kind: 'person',
  taken: true,
  yours: seat === 0,
}));
const runs: Ending = { by: null, steps: [], agree: [], asked: [0, 1, 2] };
const info = (ending: Partial<Ending> = {}, more: Partial<Info> = {}): Info =>
  ({ me: 0, status: 'playing', seats, ending: { ...runs, ...ending }, ...more }) as Info;
const step = (
  seat: number,
  what: Ending['steps'][number]['what'],
  rev = 9,
): Ending['steps'][number] => ({ seat, what, rev });
/** The table where these have given up. */
const without = (...gone: number[]): Partial<Info> => ({
  seats: seats.map((seat) => ({ ...seat, resigned: gone.includes(seat.seat) })),
});

describe('an offer to end the game', () => {
  it('waits for all who have not agreed', () => {
    expect(offerWords(info())).toBeNull();
    const one = info({ agree: [1] });
    expect(offerWords(one)?.text).toBe('Ben would like to end the game here. Nobody would win.');
    expect(stillAsked(one)).toEqual([2]);
    expect(offerWords(info({ agree: [1, 2] }))?.text).toContain('Ben and Cleo would like');
    const own = offerWords(info({ agree: [1, 0] }));
    expect(own).toEqual({
      text: 'You have offered to end the game here. Not yet agreed: Cleo.',
      own: true,
    });
  });

  it('asks nobody who looks on or has given up, and nobody once the game is over', () => {
    for (const more of [{ me: null }, { status: 'over' as const }, without(0)]) {
      expect(offerWords(info({ agree: [1] }, more))).toBeNull();
      expect(playsOn(info({}, more))).toBe(false);
    }
  });
});

describe('who gives up', () => {
  it('hears who has won then, or that a bot plays on', () => {
    expect(wonBy(info())).toBeNull();
    expect(wonBy(info({}, without(2)))).toBe('Ben');
  });
});

describe('the words', () => {
  it('tell in the log what was offered, agreed, declined and settled', () => {
    const steps = [
      step(1, 'offered'),
      step(2, 'offered'),
      step(0, 'declined'),
      step(2, 'resigned', 20),
      step(0, 'offered', 30),
      step(1, 'offered', 31),
      step(1, 'agreed', 31),
    ];
    expect(endingLines(info({ steps })).map(({ rev, line }) => [rev, line.text])).toEqual([
      [9, 'Ben would like to end the game here.'],
      [9, 'Cleo would end it, too.'],
      [9, 'Ann plays on: the game goes on.'],
      [20, 'Cleo gives up.'],
      [30, 'Ann would like to end the game here.'],
      [31, 'Ben would end it, too.'],
      [31, 'All agree: the game ends here.'],
    ]);
  });

  it('say in the result who gave up, or that nobody has won', () => {
    const over = (by: Ending['by'], ...gone: number[]): string | null =>
      verdictOf(info({ by, steps: gone.map((seat) => step(seat, 'resigned')) }));
    expect(over('rules', 1)).toBeNull();
    expect(over('agreement')).toBe('Ended by agreement: nobody has won');
    expect(over('resignation', 0)).toBe('You have given up');
    expect(over('resignation', 1, 2)).toBe('Won: Ben and Cleo gave up');
  });
});

describe('what others take back', () => {
  const entry = (rev: number, seat: number, undo?: number): Entry => ({
    rev,
    seat,
    n: 0,
    events: [],
    ...(undo ? { undo } : { move: 'x' }),
  });
  const entries = [entry(1, 0), entry(2, 1), entry(3, 1), entry(4, 1, 2), entry(5, 2, 1)];

  it('is in the log', () => {
    expect(undoneLines(entries, info()).map(({ rev, line }) => [rev, line.text])).toEqual([
      [4, 'Ben has taken back 2 moves.'],
      [5, 'Cleo has taken back 1 move.'],
    ]);
  });

  it('is told until the viewer has read it, or moves', () => {
    const told = (since: number, me: number | null, all = entries): number =>
      undoneNews(all, info(), me, since).length;
    expect([told(0, 0), told(4, 0), told(5, 0)]).toEqual([2, 1, 0]);
    expect(told(0, 0, [...entries, entry(6, 0)])).toBe(0);
    expect([told(0, 1), told(0, null)]).toEqual([1, 2]);
  });
});

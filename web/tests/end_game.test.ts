// Players give up, or agree to end a game: what everybody reads of it, and who is asked.
import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '$lib/i18n';
import type { Result } from '$lib/engine/protocol';
import type { Ending, Entry, Info, TableSeat } from '$lib/table/source';
import { usePeopleTexts } from '../src/pages/table/people/people';
import {
  afterResigning,
  endingLines,
  offerWords,
  playsOn,
  stillAsked,
  verdictOf,
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
const runs: Ending = { steps: [], agree: [], asked: [0, 1, 2] };
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
      ready: false,
    });
    // Of those who were asked the last has been away for long.
    const alone = offerWords(info({ agree: [0], asked: [0] }));
    expect(alone).toMatchObject({ own: true, ready: true });
    expect(alone?.text).toContain('Nobody else is asked');
  });

  it('asks nobody who looks on or has given up, and nobody once the game is over', () => {
    for (const more of [{ me: null }, { status: 'over' as const }, without(0)]) {
      expect(offerWords(info({ agree: [1] }, more))).toBeNull();
      expect(playsOn(info({}, more))).toBe(false);
    }
  });
});

describe('who gives up', () => {
  it('hears who has won then, that the game ends, or that a bot plays on', () => {
    expect(afterResigning(info())).toMatch(/^A bot plays on/);
    expect(afterResigning(info({}, without(2)))).toBe('Ben has won then.');
    const bots = seats.map(
      (seat) => ({ ...seat, kind: seat.seat > 0 ? 'bot' : 'person' }) as const,
    );
    expect(afterResigning(info({}, { seats: bots }))).toBe('The game ends then.');
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
      step(2, 'offered', 40),
      step(2, 'declined', 40),
      step(1, 'offered', 41),
    ];
    expect(endingLines(info({ steps })).map(({ rev, line }) => [rev, line.text])).toEqual([
      [9, 'Ben would like to end the game here.'],
      [9, 'Cleo would end it, too.'],
      [9, 'Ann plays on: the game goes on.'],
      [20, 'Cleo gives up.'],
      [30, 'Ann would like to end the game here.'],
      [31, 'Ben would end it, too.'],
      [31, 'The game ends here, without a winner.'],
      [40, 'Cleo would end it, too.'],
      [40, 'Cleo takes the offer back.'],
      [41, 'Ben would end it, too.'],
    ]);
  });

  it('say in the result who gave up, and who has won', () => {
    const over = (by: Info['endedBy'], rank: number[], me: number | null = 0): string | null => {
      const gone = rank.flatMap((at, seat) => (at > 1 ? [seat] : []));
      const told = info({}, { ...without(...gone), endedBy: by, me });
      return verdictOf(told, { rank } as unknown as Result);
    };
    expect(over('rules', [1, 2, 3])).toBeNull();
    expect(over('agreement', [1, 1, 1])).toBe('Ended early: nobody has won');
    expect(over('resignation', [3, 1, 2])).toBe('You have given up');
    expect(over('resignation', [1, 2, 3])).toBe('You have won: Ben and Cleo gave up');
    expect(over('resignation', [2, 1, 3], null)).toBe('Won by Ben: Ann and Cleo gave up');
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

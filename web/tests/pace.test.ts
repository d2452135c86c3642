// So much time to decide: what is left is told as on a clock, a warning comes before it is over, and what happens then.
import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '$lib/i18n';
import {
  clockText,
  isLow,
  leftNow,
  leftOn,
  paceText,
  timeText,
  type Clocks,
  type Pace,
} from '$lib/pace/pace';
import { nobodyWon } from '$lib/table/ranking';
import type { Info, TableSeat } from '$lib/table/source';
import { dayOffLines, nextDayOff } from '../src/pages/table/people/days_off';
import { clocksOf, isReplaced, shortOf, warning } from '../src/pages/table/people/clocks';
import { standInLines } from '../src/pages/table/people/absent';
import { endingLines, verdictOf } from '../src/pages/table/people/ending';
import { usePeopleTexts } from '../src/pages/table/people/people';
import { usePaceTexts } from '$lib/pace/pace';

beforeAll(async () => {
  await setLanguage('en');
  await Promise.all([usePeopleTexts(), usePaceTexts()]);
});

const live: Pace = { sort: 'live', bank: 300, added: 15, most: null, out_of_time: 'stand_in' };
const seats = ['Ann', 'Ben', 'Rin'].map((name, seat): TableSeat => ({
  seat,
  name,
  kind: name === 'Rin' ? 'bot' : 'person',
  taken: true,
  yours: seat === 0,
}));
const info = (more: Partial<Info> = {}): Info =>
  ({ me: 0, status: 'playing', seats, pace: live, standIns: [], ...more }) as Info;
const clocks = (left: number): Clocks => ({ left: [left, 200, null], running: 0 });

describe('time', () => {
  it('is told as on a clock, and in two units from an hour on', () => {
    const texts = [0, 9.9, 65, 3599, 3600, 7860, 86_400, 100_000].map(clockText);
    expect(texts).toEqual([
      '0:00',
      '0:09',
      '1:05',
      '59:59',
      '1 h 00',
      '2 h 11',
      '1 d 0 h',
      '1 d 3 h',
    ]);
  });

  it('is counted down on the clock that runs, from when it was told of', () => {
    const clock = { seat: 0, left: 90, at: 1_000_000 };
    expect([-5, 0, 30.5, 90, 1000].map((later) => leftOn(clock, 1_000_000 + later * 1000))).toEqual(
      [90, 90, 59.5, 0, 0],
    );
    expect([isLow(live, 75), isLow(live, 74.9)]).toEqual([false, true]);
  });

  it('is told in words by its largest unit', () => {
    const texts = [1, 59, 60, 119, 3600, 5400, 86_400, 129_600, 259_200].map(timeText);
    expect(texts).toEqual([
      '1 second',
      '59 seconds',
      '1 minute',
      '119 seconds',
      '1 hour',
      '90 minutes',
      '1 day',
      '36 hours',
      '3 days',
    ]);
  });

  it('says what a pace gives', () => {
    expect(paceText(live)).toBe(
      'Each has 5 minutes to decide, and 15 seconds more for every decision. When somebody’s time is up, a bot plays until they are back.',
    );
    expect(paceText({ ...live, added: 0, out_of_time: 'gives_up' })).toBe(
      'Each has 5 minutes for all decisions. Whoever’s time is up gives up the game.',
    );
    expect(paceText({ ...live, days_off: 1 })).toContain('Each may take 1 day off in a game. When');
  });

  it('passes for who must decide alone, and ends at nothing', () => {
    expect([0, 1, 2].map((seat) => leftNow(clocks(100), seat, 30_000))).toEqual([70, 200, null]);
    expect(leftNow(clocks(100), 0, 500_000)).toBe(0);
  });
});

describe('days off', () => {
  const days = (taken: number, changes: Partial<Info> = {}): Info =>
    info({
      pace: { ...live, sort: 'brisk', days_off: 2 },
      daysOff: Array.from({ length: taken }, (_, i) => ({ number: i + 1, seat: 0, rev: 3 + i })),
      ...changes,
    });

  it('are there for who plays, until all are taken', () => {
    expect(nextDayOff(days(0))).toEqual({ number: 1, left: 2 });
    expect(nextDayOff(days(1))).toEqual({ number: 2, left: 1 });
    expect(nextDayOff(days(2))).toBeNull();
    expect(nextDayOff(days(2, { me: 1 }))).toEqual({ number: 1, left: 2 });
    expect(nextDayOff(days(0, { status: 'over' }))).toBeNull();
    expect(nextDayOff(days(0, { me: null }))).toBeNull();
    expect(nextDayOff(info())).toBeNull();
  });

  it('stand in the log', () => {
    expect(dayOffLines(days(1))).toMatchObject([
      { rev: 3, line: { text: 'Ann takes a day off.', seat: 0 } },
    ]);
  });
});

describe('at the table', () => {
  it('stands beside each person’s name while the game runs', () => {
    expect(clocksOf(info(), clocks(100), 1000)).toEqual([
      { text: '1:39', words: 'Time left: 1:39', low: false },
      { text: '3:20', words: 'Time left: 3:20', low: false },
      null,
    ]);
    expect(clocksOf(info(), clocks(70), 0)?.[0]?.low).toBe(true);
    expect(clocksOf(info({ status: 'over' }), clocks(100), 0)).toBeNull();
    expect(clocksOf(info({ pace: null }), clocks(100), 0)).toBeNull();
  });

  it('is short for who must decide once a quarter is left', () => {
    expect(shortOf(info(), clocks(76), 0)).toBeNull();
    expect(shortOf(info(), clocks(74), 0)).toBe(74);
    expect(shortOf(info(), clocks(74), 60_000)).toBe(14);
    // The clocks were told after the page last looked at its own.
    expect(shortOf(info(), clocks(74), -5000)).toBe(74);
    expect(shortOf(info({ me: 1 }), clocks(10), 0)).toBeNull();
    expect(shortOf(info({ me: null }), clocks(10), 0)).toBeNull();
  });

  it.each([
    [14, '20 seconds'],
    [74, '2 minutes'],
    [3600, '1 hour'],
    [7100, '119 minutes'],
    [7300, '3 hours'],
    [200_000, '3 days'],
  ])('warns that less is left than is said: %d s', (left, time) => {
    expect(warning(live, left)).toBe(
      `You have less than ${time} left to decide. Then a bot plays for you until you are back.`,
    );
  });

  it('knows for whom a bot plays because the time was up', () => {
    const late = { number: 1, seat: 0, level: 2, by: null, begun: { rev: 4, n: 4 }, ended: null };
    const [ann, ...others] = seats.map((seat) => ({ ...seat, late: seat.seat === 0 }));
    const replaced = info({ standIns: [late], seats: ann ? [ann, ...others] : [] });
    expect(isReplaced(replaced)).toBe(true);
    expect(isReplaced({ ...replaced, me: 1 })).toBe(false);
    expect(isReplaced({ ...replaced, status: 'over' })).toBe(false);
    expect(
      isReplaced(info({ seats: [{ ...seats[0], late: true, resigned: true } as TableSeat] })),
    ).toBe(false);
    expect(standInLines(replaced)[0]?.line.text).toBe(
      'Ann’s time is up: a bot (Apprentice) plays until Ann is back.',
    );
  });

  it('tells who ran out of time, and who has won by it', () => {
    const steps = [{ seat: 1, what: 'time_up' as const, rev: 7 }];
    const over = info({ status: 'over', ending: { steps, agree: [], asked: [] } });
    expect(endingLines(over)[0]?.line.text).toBe('Ben’s time is up: Ben has given up.');
    const result = { rank: [1, 2], score: [3, 2], share: [1, 0] } as never;
    expect(verdictOf({ ...over, endedBy: 'resignation' }, result)).toBe(
      'You have won: Ben ran out of time',
    );
    const shared = { rank: [1, 3, 1], score: [3, 2, 1], share: [0.5, 0, 0.5] } as never;
    expect(verdictOf({ ...over, endedBy: 'time' }, shared)).toBe(
      'Ended early: Ben ran out of time',
    );
    expect(verdictOf({ ...over, me: 1, endedBy: 'time' }, shared)).toBe('Your time was up');
    const won = { rank: [3, 2, 1], score: [3, 2, 5], share: [0, 0, 1] } as never;
    expect(verdictOf({ ...over, endedBy: 'resignation' }, won)).toBe(
      'Won by Rin: Ben ran out of time',
    );
    expect([nobodyWon('time', shared), nobodyWon('time', result)]).toEqual([true, false]);
  });
});

// How much time people have to decide, and what each has left. Whoever shows it asks for its words first: most tables
// have no clock.
import { t, useTexts, type Texts } from '$lib/i18n';
import type { Seat } from '$lib/engine/protocol';

export type PaceSort = 'live' | 'brisk' | 'steady' | 'calm';
export const DAYS: readonly PaceSort[] = ['brisk', 'steady', 'calm'];

/** What happens when somebody's time is up. */
export type OutOfTime = 'stand_in' | 'gives_up' | 'game_ends';
export const OUT_OF_TIME: readonly OutOfTime[] = ['stand_in', 'gives_up', 'game_ends'];

/** In seconds. */
export interface Pace {
  sort: PaceSort;
  /** What each person has at the beginning. */
  bank: number;
  /** For each decision. */
  added: number;
  /** That this leads to; null: no limit. */
  most: number | null;
  /** That each may take in a game, each a day more on their clock. */
  days_off?: number;
  out_of_time: OutOfTime;
}

/** What a new table asks for: those for days have their times from the server. */
export type AskedPace =
  | { sort: 'live'; bank: number; added: number; out_of_time: OutOfTime }
  | { sort: 'brisk' | 'steady' | 'calm'; out_of_time: OutOfTime };

export interface Clocks {
  /** Seconds, by seat; null for bots. */
  left: (number | null)[];
  running: Seat | null;
}

/** The one that runs, as lists of tables have it: the seat had `left` seconds at that time, in milliseconds. */
export interface Clock {
  seat: Seat;
  left: number;
  at: number;
}

const files = import.meta.glob<Texts>('./texts/*.json', { import: 'default', eager: true });

export const usePaceTexts = (): Promise<void> =>
  useTexts('pace', (language) =>
    Promise.resolve({ pace: files[`./texts/${language}.json`] ?? {} }),
  );

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** As on a clock below an hour, in two units above: "4:05", "2 h 10", "3 d 4 h". */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (number: number): string => String(number).padStart(2, '0');
  if (whole < HOUR) return `${Math.floor(whole / MINUTE)}:${two(whole % MINUTE)}`;
  const [days, hours] = [Math.floor(whole / DAY), Math.floor((whole % DAY) / HOUR)];
  if (days > 0) return t('pace:daysHours', { days, hours });
  return t('pace:hoursMinutes', { hours, minutes: two(Math.floor((whole % HOUR) / MINUTE)) });
}

/** In words, by the largest unit of which it is a multiple: "3 days", "36 hours", "45 seconds". */
export function timeText(seconds: number): string {
  if (seconds % DAY === 0) return t('pace:days', { count: seconds / DAY });
  if (seconds % HOUR === 0) return t('pace:hours', { count: seconds / HOUR });
  if (seconds % MINUTE === 0) return t('pace:minutes', { count: seconds / MINUTE });
  return t('pace:seconds', { count: seconds });
}

/** What the pace gives, and what happens without time, in a sentence each. */
export function paceText(pace: Omit<Pace, 'sort'>): string {
  const { bank, added, most, days_off = 0, out_of_time } = pace;
  const words = { bank: timeText(bank), added: timeText(added), most: timeText(most ?? 0) };
  const time = most !== null ? 'pace:capped' : added > 0 ? 'pace:growing' : 'pace:fixed';
  const off = days_off > 0 ? ` ${t('pace:daysOff', { count: days_off })}` : '';
  return `${t(time, words)}${off} ${t(`pace:then.${out_of_time}`)}`;
}

/** Seconds that the seat has left, `heard` milliseconds after the server spoke of the clocks; null: it has none. */
export function leftNow(clocks: Clocks, seat: Seat, heard: number): number | null {
  const left = clocks.left[seat] ?? null;
  if (left === null || clocks.running !== seat) return left;
  return Math.max(0, left - Math.max(0, heard) / 1000);
}

/** Seconds that are left on the clock that runs. */
export const leftOn = ({ left, at }: Clock, now: number): number =>
  Math.max(0, left - Math.max(0, now - at) / 1000);

/** Below this it is time to decide: a quarter of what one begins with. */
export const isLow = (pace: Pace, left: number): boolean => left < pace.bank / 4;

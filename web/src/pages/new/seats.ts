// Who is to sit where, while a table is being set up.

import type { Seat } from '$lib/engine/protocol';
import type { StoredSeat } from '$lib/table/stored';

export type SeatKind = 'me' | 'friend' | 'bot';

export interface SeatPlan {
  kind: SeatKind;
  /** Of a bot, 1 to 5; kept while somebody else is chosen. */
  level: number;
}

/** What the bots are called, by seat; merchants' names, the same in every language. */
export const botNames = ['Haru', 'Rin', 'Sora', 'Kaede'] as const;

/** `crest`: of the seat that the viewer likes best. */
export function standardSeats(players: number, level: number, crest: Seat = 0): SeatPlan[] {
  const me = Math.min(crest, players - 1);
  return Array.from({ length: players }, (_, seat) => ({
    kind: seat === me ? 'me' : 'bot',
    level,
  }));
}

export const seatOfMe = (seats: SeatPlan[]): Seat => seats.findIndex(({ kind }) => kind === 'me');

/** Those who sit down in this browser. */
export const sittingDown = (seats: SeatPlan[], name: string): StoredSeat[] =>
  seats.map(({ kind, level }, seat) =>
    kind === 'me' ? { name, kind: 'person' } : { name: botNames[seat] ?? '', kind: 'bot', level },
  );

/** Who one plays with: so many bots ("1"), or friends. */
export type Company = string;

export function companyOf(seats: SeatPlan[]): Company {
  return seats.some(({ kind }) => kind === 'friend') ? 'friends' : String(seats.length - 1);
}

export function seatsFor(company: Company, seats: SeatPlan[], least: number): SeatPlan[] {
  const level = levelOf(seats) || 2;
  if (company !== 'friends') return standardSeats(Number(company) + 1, level);
  return standardSeats(Math.max(2, least), level).map((seat) =>
    seat.kind === 'bot' ? { ...seat, kind: 'friend' } : seat,
  );
}

/** The level of all bots: 0 where they differ, undefined where there is none. */
export function levelOf(seats: SeatPlan[]): number | undefined {
  const levels = new Set(seats.filter(({ kind }) => kind === 'bot').map(({ level }) => level));
  return levels.size > 1 ? 0 : [...levels][0];
}

export const withLevel = (seats: SeatPlan[], level: number): SeatPlan[] =>
  seats.map((seat) => ({ ...seat, level }));

/** At least and at most so many seats; the viewer stays at the table. */
export function fitting(seats: SeatPlan[], least: number, most: number): SeatPlan[] {
  const players = Math.min(Math.max(seats.length, least), most);
  return players === seats.length ? seats : resized(seats, players);
}

function resized(seats: SeatPlan[], players: number): SeatPlan[] {
  const kept = Array.from(
    { length: players },
    (_, seat) => seats[seat] ?? { kind: 'bot' as const, level: levelOf(seats) || 2 },
  );
  return kept.some((seat) => seat.kind === 'me')
    ? kept
    : kept.map((seat, i) => (i === 0 ? { ...seat, kind: 'me' } : seat));
}

/** The viewer at the seat of the crest, or the one nearest to it. */
export const wearing = (seats: SeatPlan[], crest: Seat): SeatPlan[] =>
  withKind(seats, Math.min(crest, seats.length - 1), 'me');

/** The viewer sits at exactly one seat: taking another swaps, and leaving is not possible. */
export function withKind(seats: SeatPlan[], seat: number, kind: SeatKind): SeatPlan[] {
  const before = seats[seat]?.kind;
  if (kind !== 'me') {
    if (before === 'me') return seats;
    return seats.map((one, i) => (i === seat ? { ...one, kind } : one));
  }
  return seats.map((one, i) => {
    if (i === seat) return { ...one, kind };
    return one.kind === 'me' ? { ...one, kind: before ?? 'bot' } : one;
  });
}

// Who is to sit where, while a table is being set up.

export type SeatKind = 'me' | 'friend' | 'bot';

export interface SeatPlan {
  kind: SeatKind;
  /** Of a bot, 1 to 5; kept while somebody else is chosen. */
  level: number;
}

/** What the bots are called, by seat; merchants' names, the same in every language. */
export const botNames = ['Haru', 'Rin', 'Sora', 'Kaede'] as const;

export function standardSeats(players: number): SeatPlan[] {
  return Array.from({ length: players }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'bot', level: 2 }));
}

/** At least and at most so many seats; the viewer stays at the table. */
export function fitting(seats: SeatPlan[], least: number, most: number): SeatPlan[] {
  const players = Math.min(Math.max(seats.length, least), most);
  return players === seats.length ? seats : resized(seats, players);
}

function resized(seats: SeatPlan[], players: number): SeatPlan[] {
  const kept = Array.from({ length: players }, (_, seat) => seats[seat] ?? { kind: 'bot' as const, level: 2 });
  return kept.some((seat) => seat.kind === 'me') ? kept : kept.map((seat, i) => (i === 0 ? { ...seat, kind: 'me' } : seat));
}

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

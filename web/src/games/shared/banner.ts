// A few words over the map while something happens.
import type { GameEvent } from '$lib/board';

export interface Banner {
  text: string;
  seat: number | null;
}

type Words = (key: string, values?: Record<string, unknown>) => string;

/** Whose doing an event is, and how it is said: "Ann builds…", "You build…". */
export function bannerFor(e: GameEvent, b: Words, names: string[], me: number | null): { seat: number | null; say: (key: string, values?: Record<string, unknown>) => Banner } {
  const seat = typeof e.seat === 'number' ? e.seat : null;
  const name = seat === null ? '' : (names[seat] ?? '');
  const you = seat !== null && seat === me ? '_you' : '';
  return { seat, say: (key, values = {}) => ({ text: b(`banner.${key}${you}`, { name, ...values }), seat }) };
}

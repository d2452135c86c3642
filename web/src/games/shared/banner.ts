// A few words over the map while something happens.
import type { GameEvent } from '$lib/board';
import { entryFor, type Named } from './events';

export interface Banner {
  text: string;
  /** Whose doing it is. */
  seat: number | null;
}

type Words = (key: string, values?: Record<string, unknown>) => string;
type Say = (key: string, values?: Record<string, unknown>) => Banner;

/** `say` tells whose doing it is ("Ann builds…", "You build…"), `tell` what happens to all. */
export type EventFormatter<Event extends GameEvent = GameEvent> = (
  e: Event,
  words: { say: Say; tell: Say; own: boolean },
) => Banner | null;
/** What tells of an event, by the game's list of them. */
export type EventFormatters<Event extends GameEvent> = {
  [Name in Event['event']]?: EventFormatter<Named<Event, Name>>;
};

export const bannersOf =
  <Event extends GameEvent>(formatters: EventFormatters<Event>, b: Words) =>
  (e: GameEvent, names: string[], me: number | null): Banner | null => {
    const seat = e.seat ?? null;
    const name = seat === null ? '' : (names[seat] ?? '');
    const own = seat !== null && seat === me;
    const say: Say = (key, values) => ({
      text: b(`banner.${key}${own ? '_you' : ''}`, { name, ...values }),
      seat,
    });
    const tell: Say = (key, values) => ({ text: b(`banner.${key}`, values), seat: null });
    return entryFor<EventFormatter>(formatters, e)?.(e, { say, tell, own }) ?? null;
  };

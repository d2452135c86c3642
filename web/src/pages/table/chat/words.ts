// How what was said is told.
import { has, language, t } from '$lib/i18n';
import type { Said } from '$lib/table/said';
import phrases from './texts/en.json';

/** The phrases that can be said, in the order of their buttons. */
export const PHRASES = Object.keys(phrases.phrases);

/** A phrase in the reader's language; one that a newer server knows stays as it is. */
export function wordsOf({ phrase, text }: Pick<Said, 'phrase' | 'text'>): string {
  const key = `chat:phrases.${phrase}`;
  return text ?? (has(key) ? t(key) : (phrase ?? ''));
}

/** Not the name of who has the seat now: that may be somebody else. */
export function nameOf({ seat, name }: Pick<Said, 'seat' | 'name'>): string {
  return name ?? (seat === null ? t('chat:someone') : t('table:seatName', { number: seat + 1 }));
}

/** The time of day; of another day its date as well. */
export function timeOf(at: number, now = Date.now()): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  const day = today ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(language.now, {
    ...day,
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}

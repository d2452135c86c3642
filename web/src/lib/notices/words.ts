// How it went to tell somebody, in the language of the page.
import type { Seat } from '$lib/engine/protocol';
import { has, language, listOf, t, useTexts, type Texts } from '$lib/i18n';
import type { ToldOnce, Way } from './api';

// All languages in one: they are few words.
const files = import.meta.glob<Texts>('./texts/*.json', { import: 'default', eager: true });

export const useNoticeTexts = (): Promise<void> =>
  useTexts('notices', (language) =>
    Promise.resolve({ notices: files[`./texts/${language}.json`] ?? {} }),
  );

/** "14:02"; with the day, where that is another one. */
function timeOf(at: number, now = Date.now()): string {
  const other = new Date(at).toDateString() !== new Date(now).toDateString();
  return new Intl.DateTimeFormat(language.now, {
    ...(other && { day: 'numeric', month: 'short' }),
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}

/** What went wrong with a way, by the server's word for it. */
export function failureOf(why: string): string {
  const key = `notices:failure.${why}`;
  if (has(key)) return t(key);
  const status = /^status_(\d+)$/.exec(why)?.[1];
  return status ? t('notices:failure.status', { status }) : t('notices:failure.other');
}

/** Of a way: how the last notice went. */
export function lastOf({ last }: Way, now = Date.now()): string {
  if (!last) return t('notices:last.none');
  const time = timeOf(last.at, now);
  return last.ok
    ? t('notices:last.sent', { time })
    : t('notices:last.failed', { time, why: failureOf(last.why) });
}

/** "Rin was told at 14:02." */
export function toldWords(told: ToldOnce, name: string, me: Seat | null, now = Date.now()): string {
  const whose = told.seat === me ? 'mine' : 'theirs';
  const at = timeOf(told.at, now);
  const time = told.what === 'turn' ? at : t(`notices:told.of.${told.what}`, { time: at });
  const words = t(`notices:told.${whose}.${told.why}`, { name, time });
  const ways = told.ways ?? [];
  return ways.length > 0 ? `${words} ${t('notices:told.by', { ways: listOf(ways) })}` : words;
}

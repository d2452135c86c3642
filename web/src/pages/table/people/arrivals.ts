// Who came to a seat or left it, in words.
import type { Seat } from '$lib/engine/protocol';
import { t } from '$lib/i18n';
import type { BesideLine } from '$lib/table/log';
import type { Arrival, Info, TableSeat } from '$lib/table/source';

/** `me`: the seat of who reads it at once; in the log it reads the same to everybody. */
export function arrivalWords(
  { seat, what, alone, by, was, name }: Arrival,
  seats: TableSeat[],
  me: Seat | null = null,
): string {
  if (what !== 'came') return t(`people:arrival.${what}`, { name: what === 'left' ? was : name });
  if (by !== null)
    return t(alone ? 'people:arrival.byHost' : 'people:arrival.byOwn', {
      name: seats[by]?.name ?? '',
      was,
    });
  if (!alone) return seat === me ? t('people:arrival.mine') : t('people:arrival.own', { name });
  return name === was ? t('people:arrival.host', { name }) : t('people:newcomer', { name, was });
}

/** Of the log. */
export const arrivalLines = ({ arrivals = [], seats }: Info): BesideLine[] =>
  arrivals.map((arrival) => ({
    rev: arrival.rev,
    line: { text: arrivalWords(arrival, seats), clause: '', seat: arrival.seat, weight: 'main' },
  }));

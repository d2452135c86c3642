// Who came to a seat that somebody had, in words.
import type { Seat } from '$lib/engine/protocol';
import { t } from '$lib/i18n';
import type { Arrival, TableSeat } from './source';

/** `me`: the seat of who reads it at once; in the log it reads the same to everybody. */
export function arrivalWords(
  { seat, alone, by, was, name }: Arrival,
  seats: TableSeat[],
  me: Seat | null = null,
): string {
  if (by !== null)
    return t(alone ? 'table:arrival.byHost' : 'table:arrival.byOwn', {
      name: seats[by]?.name ?? '',
      was,
    });
  if (!alone) return seat === me ? t('table:arrival.mine') : t('table:arrival.own', { name });
  return name === was ? t('table:arrival.host', { name }) : t('table:newcomer', { name, was });
}

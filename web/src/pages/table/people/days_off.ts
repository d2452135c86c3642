// Days off, where a game lasts for days: who took one, and what the viewer may still take.
import { t } from '$lib/i18n';
import type { BesideLine } from '$lib/table/log';
import type { Info } from '$lib/table/source';

/** The number of the viewer's next day off, and how many there are with it; null: they have none. */
export function nextDayOff(info: Info): { number: number; left: number } | null {
  const { me, status, daysOff = [], pace } = info;
  const own = me === null ? undefined : info.seats[me];
  if (!own || own.resigned || own.late || status !== 'playing') return null;
  const taken = daysOff.filter(({ seat }) => seat === me).length;
  const left = (pace?.days_off ?? 0) - taken;
  return left > 0 ? { number: taken + 1, left } : null;
}

/** Of the log. */
export const dayOffLines = ({ daysOff = [], seats }: Info): BesideLine[] =>
  daysOff.map(({ seat, rev }) => {
    const text = t('people:log.dayOff', { name: seats[seat]?.name ?? '' });
    return { rev, line: { text, clause: '', seat, weight: 'main' } };
  });

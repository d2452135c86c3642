// What people have left to decide, in words for everybody at the table.
import { t } from '$lib/i18n';
import { clockText, isLow, leftNow, timeText, type Clocks, type Pace } from '$lib/pace/pace';
import type { Info } from '$lib/table/source';
import type { Clock } from '../aside';

/** By seat. `heard`: milliseconds since the server spoke of the clocks. */
export function clocksOf(info: Info, clocks: Clocks, heard: number): Clock[] | null {
  const { pace } = info;
  if (!pace || info.status !== 'playing') return null;
  return info.seats.map(({ seat }) => {
    const left = leftNow(clocks, seat, heard);
    if (left === null) return null;
    const text = clockText(left);
    const low = clocks.running === seat && isLow(pace, left);
    return { text, words: t('pace:left', { time: text }), low };
  });
}

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** Rounded up, so that "less than" is true: to whole days, hours, minutes, or ten seconds. */
function roundedUp(seconds: number): number {
  const unit = seconds > 2 * DAY ? DAY : seconds > 2 * HOUR ? HOUR : seconds > MINUTE ? MINUTE : 10;
  return Math.max(unit, Math.ceil(seconds / unit) * unit);
}

/** Seconds that the viewer still has for their decision, where it is time to decide; null: they need not hurry. */
export function shortOf(info: Info, clocks: Clocks, heard: number): number | null {
  const { me, pace } = info;
  if (me === null || !pace || info.status !== 'playing' || clocks.running !== me) return null;
  const left = leftNow(clocks, me, heard);
  return left !== null && isLow(pace, left) ? left : null;
}

/** What the viewer is told before their time runs out. */
export const warning = ({ out_of_time }: Pace, left: number): string =>
  t(`pace:low.${out_of_time}`, { time: timeText(roundedUp(left)) });

/** Whether a bot plays for the viewer because their time was up. */
export const isReplaced = ({ me, status, seats }: Info): boolean => {
  const own = me === null ? undefined : seats[me];
  return status === 'playing' && own?.late === true && !own.resigned;
};

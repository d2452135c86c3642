// What people have left to decide, in words for everybody at the table.
import type { Seat } from '$lib/engine/protocol';
import { t } from '$lib/i18n';
import { clockText, leftNow, timeText, type Clocks, type Pace } from '$lib/pace/pace';
import type { Info } from '$lib/table/source';
import type { Clock } from '../aside';

/** Below this it is time to decide: a quarter of what one begins with. */
const isLow = (pace: Pace, left: number): boolean => left < pace.bank / 4;

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

/** Rounded up, so that "less than" is true: to whole hours, minutes, or ten seconds. */
function roundedUp(seconds: number): number {
  const unit = seconds > 7200 ? 3600 : seconds > 60 ? 60 : 10;
  return Math.max(unit, Math.ceil(seconds / unit) * unit);
}

/** What the viewer is told before their time runs out; null: there is enough. */
export function warningFor(info: Info, clocks: Clocks, heard: number): string | null {
  const { me, pace } = info;
  if (me === null || !pace || info.status !== 'playing' || clocks.running !== me) return null;
  const left = leftNow(clocks, me, heard);
  if (left === null || !isLow(pace, left)) return null;
  return t(`pace:low.${pace.out_of_time}`, { time: timeText(roundedUp(left)) });
}

/** Whether a bot plays for the viewer because their time was up. */
export const isReplaced = (info: Info): boolean => {
  const isOwn = (seat: Seat): boolean => seat === info.me;
  const standIns = info.standIns ?? [];
  return (
    info.status === 'playing' &&
    standIns.some(({ seat, by, ended }) => isOwn(seat) && by === null && !ended)
  );
};

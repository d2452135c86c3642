// Who is away, and for whom a bot plays, in words for everybody at the table.
import type { Seat } from '$lib/engine/protocol';
import { t } from '$lib/i18n';
import type { BesideLine } from '$lib/table/log';
import type { Info, StandIn, TableSeat } from '$lib/table/source';

/** The person whom the viewer waits for, where they are away and no bot plays for them; null: nobody. */
export function awaited(info: Info, toMove: Seat | null): TableSeat | null {
  const seat = toMove === null || info.me === null ? undefined : info.seats[toMove];
  if (!seat || info.status !== 'playing' || seat.kind === 'bot' || seat.yours) return null;
  if (info.standInAfter === null) return null;
  return seat.online === false && seat.level === undefined ? seat : null;
}

/** Milliseconds until a bot may stand in for the seat, of which the server spoke `heard` milliseconds ago. */
export const missing = (info: Info, seat: TableSeat, heard: number): number =>
  ((info.standInAfter ?? 0) - (seat.away ?? 0)) * 1000 - heard;

/** Whole minutes of absence. */
export const minutesAway = (seat: TableSeat, heard: number): number =>
  Math.floor(((seat.away ?? 0) * 1000 + heard) / 60_000);

/** Of the log: that a bot plays for somebody, and that they are back. Where both happened between two turns, in this order. */
export function standInLines(info: Info): BesideLine[] {
  const lines = (info.standIns ?? []).flatMap(({ seat, level, by, begun, ended }): BesideLine[] => {
    const name = info.seats[seat]?.name ?? '';
    const line = (text: string): BesideLine['line'] => ({ text, clause: '', seat, weight: 'main' });
    const words = t(by === null ? 'pace:begun' : 'people:begun', {
      name,
      level: t(`new:level${level}`),
    });
    return [
      { rev: begun.rev, line: line(words), first: true },
      ...(ended ? [{ rev: ended.rev, line: line(t('people:ended', { name })) }] : []),
    ];
  });
  return lines.sort((one, other) => one.rev - other.rev);
}

/** The numbers of those that play now. */
export const underWay = (all: StandIn[] = []): number[] =>
  all.filter(({ ended }) => !ended).map(({ number }) => number);

/** What the viewer is told on coming back. */
export function newsOf({ begun, ended }: StandIn): string {
  const [from, to] = [begun.n + 1, ended?.n ?? begun.n];
  if (to < from) return t('people:newsNone');
  return to === from ? t('people:newsOne', { from }) : t('people:news', { from, to });
}

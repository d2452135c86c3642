// What a row of the result is made of.
import type { LinePart } from '$lib/board';
import { t } from '$lib/i18n';
import { sum } from './counts';

export interface Gain {
  seat: number;
  /** What gave them. */
  label: string;
  points: number;
}

/** Points by what gave them, the most first, and how often it did. What no gain tells of was there before. */
export function partsOf(gains: Gain[], total: number[]): LinePart[] {
  const labels = [...new Set(gains.map(({ label }) => label))];
  const parts = labels.map((label) => {
    const each = total.map((_, seat) =>
      gains.filter((one) => one.label === label && one.seat === seat),
    );
    return {
      label,
      perSeat: each.map((all) => sum(all.map(({ points }) => points))),
      sums: each.map(({ length }) => (length > 1 ? `×${length}` : '')),
    };
  });
  const left = total.map((all, seat) => all - sum(parts.map((one) => one.perSeat[seat] ?? 0)));
  return [...parts, { label: t('table:atStart'), perSeat: left }]
    .filter(({ perSeat }) => perSeat.some((points) => points !== 0))
    .sort((a, z) => sum(z.perSeat) - sum(a.perSeat));
}

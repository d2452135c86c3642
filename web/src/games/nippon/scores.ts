// What the final count gives, in words.
import { t } from '$lib/i18n';
import { box } from './box.svelte';
import type { ScoreLine } from './model';
import { achievementOf, amount, times, yen } from './names';

/** In the order of the edition's achievements. */
const LETTERS = 'abcdefghi';

export function clauseOf(line: string): string {
  if (line === 'unpaid') return 'NIP-E1';
  const at = box.now.achievements.findIndex(({ id }) => id === line);
  return at < 0 ? 'NIP-E2' : `NIP-E2${LETTERS[at] ?? ''}`;
}

/** "for every 2 filled contracts": what an achievement counts. */
export function countedOf(id: string): string {
  const achievement = achievementOf(id);
  if (!achievement) return '';
  const { rule, params } = achievement;
  const per = params.per ?? 1;
  const of = params.track ?? params.row;
  return t(`nippon-words:counted.${rule}${of === undefined ? '' : `-${of}`}`, {
    count: per,
    yen: yen(per),
    level: params.min_level ?? 0,
    machine: params.machine ?? 0,
  });
}

/** How often an achievement counts: of contracts the pairs, of yen the sixes. */
export const unitsOf = (id: string, of: number): number =>
  Math.floor(of / (achievementOf(id)?.params.per ?? 1));

/** "1 VP for every 2 filled contracts, times the multiplier put there." */
export function reckoned(line: string): string {
  const achievement = achievementOf(line);
  if (!achievement)
    return t(`nippon-words:final.${line}`, {
      lost: amount('vp', box.now.wages.vp_lost_per_unpaid_colour),
    });
  const { vp, printed_multiplier } = achievement;
  const without = t(`nippon-words:final.${printed_multiplier > 0 ? 'printed' : 'none'}`, {
    times: times(printed_multiplier),
  });
  return t('nippon-words:final.achievement', {
    points: amount('vp', vp),
    what: countedOf(line),
    without,
  });
}

/** Of an achievement, by seat: "3 ×2". */
export const sumsOf = (line: string, seats: ScoreLine['seats']): { sums?: string[] } =>
  achievementOf(line)
    ? { sums: seats.map(({ of, multiplier }) => `${unitsOf(line, of)}\u00a0${times(multiplier)}`) }
    : {};

// What the final count pays, in words.
import { listOf, t } from '$lib/i18n';
import { box } from './box.svelte';
import { amount } from './names';

/** "5 different flags 12 points, 4 different flags 8 points…". */
export function flagSets(): string {
  const sets = Object.entries(box.now.scoring.flag_sets)
    .filter(([, points]) => points > 0)
    .sort(([a], [b]) => Number(b) - Number(a));
  return listOf(
    sets.map(([flags, points]) =>
      t('yokohama:figure.flag_set', {
        flags: amount('flags', Number(flags)),
        points: amount('points', points),
      }),
    ),
  );
}

const kinds: Record<string, string> = { agents: 'foreign-agent' };

export function leftoverOf(line: string): { per: number; points: number } {
  return (
    box.now.scoring.leftovers.find(({ kind }) => kind === (kinds[line] ?? line)) ?? {
      per: 1,
      points: 0,
    }
  );
}

/** "1 point for 2 yen". */
export function leftover(line: string): string {
  const { per, points } = leftoverOf(line);
  return t('yokohama:final.each', { points: amount('points', points), number: amount(line, per) });
}

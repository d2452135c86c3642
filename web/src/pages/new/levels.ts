// What to expect of the levels: how often each won against the one below, as measured for its game.
import { t } from '$lib/i18n';

/** All levels, the weakest first. */
export const LEVELS = [1, 2, 3, 4, 5];

/** Who has not yet finished a game of the kind meets a beginner first. */
export const levelToMeet = (known: boolean): number => (known ? 2 : 1);

interface Levels {
  game: string;
  matches: { share: number }[]; // the first of level 2 against level 1, two at the table
}

const files = import.meta.glob<Levels>('../../../../players/levels/*.json', {
  eager: true,
  import: 'default',
});
const levels = new Map(Object.values(files).map((file) => [file.game, file]));

/** Percent of the victories in games of two against the level below; undefined for the first level. */
export function percentAgainstBelow(game: string, level: number): number | undefined {
  const share = levels.get(game)?.matches[level - 2]?.share;
  return share === undefined ? undefined : Math.round(share * 100);
}

/** What to expect of a bot of that level. */
export function levelHint(game: string, level: number): string {
  const about = t(`new:level${level}Hint`);
  const percent = percentAgainstBelow(game, level);
  return percent === undefined
    ? about
    : `${about} ${t('new:againstBelow', { percent, below: t(`new:level${level - 1}`) })}`;
}

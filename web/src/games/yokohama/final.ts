// The final scoring, line by line (YOK-E3 to YOK-E6).
import type { FinalLine, Result } from '$lib/board';
import { t } from '$lib/i18n';
import { countedFor } from '../shared/counts';
import { box } from './box.svelte';
import { amount } from './names';
import type { YokohamaState } from './model';
import { flagSets, leftover } from './scores';

const clauses: Record<string, string> = {
  church: 'YOK-E3',
  customs: 'YOK-E3',
  technology: 'YOK-E4',
  flags: 'YOK-E5',
  agents: 'YOK-E6',
  imports: 'YOK-E6',
  yen: 'YOK-E6',
  goods: 'YOK-E6',
};

/** The lines of the final count, in its order. */
export const countedLines = Object.keys(clauses);

export const lineName = (line: string): string => t(`yokohama:final.${line}`);

function explanation(line: string): string {
  const key = `yokohama:final.${line}_text`;
  if (line === 'church' || line === 'customs' || line === 'technology') {
    const [first = 0, second = 0] = box.now.scoring[line].places;
    return t(key, { first: amount('points', first), second: amount('points', second) });
  }
  return line === 'flags' ? t(key, { sets: flagSets() }) : t(key, { each: leftover(line) });
}

/** What was scored in play, then the final count. */
export function finalLines(state: YokohamaState, result: Result): FinalLine[] {
  const play: FinalLine = {
    id: 'play',
    label: lineName('play'),
    explanation: t('yokohama:final.play_text'),
    clause: 'YOK-C5',
    perSeat: state.seats.map((_, seat) => (result.score[seat] ?? 0) - countedFor(state, seat)),
  };
  const counted = state.scoring.map(({ line, seats }) => ({
    id: line,
    label: lineName(line),
    explanation: explanation(line),
    clause: clauses[line] ?? 'YOK-E6',
    perSeat: seats.map(({ points }) => points),
  }));
  return [play, ...counted];
}

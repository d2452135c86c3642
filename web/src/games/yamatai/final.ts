// The final scoring, line by line (YAM-E2).
import type { FinalLine } from '$lib/board';
import { t } from '$lib/i18n';
import type { YamataiState } from './model';
import { reckoned } from './scores';

/** The lines of the final count, in its order. */
export const countedLines = ['coins', 'prestige', 'buildings', 'specialists', 'unbuilt', 'aside'];

export const lineName = (line: string): string => t(`yamatai:final.${line}`);

export const finalLines = (state: YamataiState): FinalLine[] =>
  state.scoring.map(({ line, seats }) => ({
    id: line,
    label: lineName(line),
    explanation: reckoned(line),
    clause: 'YAM-E2',
    perSeat: seats.map(({ points }) => points),
  }));

// The final count, line by line, with what each line is counted of (YOK-E3 to YOK-E6).
import { t } from '$lib/i18n';
import { box } from './box.svelte';
import { amount } from './names';
import { flagSets, leftover } from './scores';
import type { FinalLineId, YokohamaState } from './position';

export interface FinalLine {
  id: FinalLineId;
  /** "Church". */
  label: string;
  /** How it is counted, a sentence. */
  text: string;
  clause: string;
  /** Per seat: its points, and what they are counted of in words, "3 assistants". */
  seats: { points: number; of: string }[];
}

const clauses: Record<FinalLineId, string> = {
  church: 'YOK-E3',
  customs: 'YOK-E3',
  technology: 'YOK-E4',
  flags: 'YOK-E5',
  agents: 'YOK-E6',
  imports: 'YOK-E6',
  yen: 'YOK-E6',
  goods: 'YOK-E6',
};

export const finalLineIds = Object.keys(clauses) as FinalLineId[];

export const lineName = (line: FinalLineId): string => t(`yokohama:final.${line}`);

function explanation(line: FinalLineId): string {
  const key = `yokohama:final.${line}_text`;
  if (line === 'church' || line === 'customs' || line === 'technology') {
    const [first = 0, second = 0] = box.now.scoring[line].places;
    return t(key, { first: amount('points', first), second: amount('points', second) });
  }
  return line === 'flags' ? t(key, { sets: flagSets() }) : t(key, { each: leftover(line) });
}

export function finalLines(state: YokohamaState): FinalLine[] {
  return state.scoring.map(({ line, seats }) => ({
    id: line,
    label: lineName(line),
    text: explanation(line),
    clause: clauses[line],
    seats: seats.map(({ points, of }) => ({ points, of: t(`yokohama:of.${line}`, { count: of }) })),
  }));
}

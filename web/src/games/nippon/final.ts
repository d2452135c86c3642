// The final count, line by line (NIP-E2).
import type { FinalLine } from '$lib/board';
import type { NipponState } from './model';
import { lineName } from './names';
import { clauseOf, reckoned, sumsOf } from './scores';

export const finalLines = (state: NipponState): FinalLine[] =>
  state.scoring.map(({ line, seats }) => ({
    id: line,
    label: lineName(line),
    explanation: reckoned(line),
    ...sumsOf(line, seats),
    clause: clauseOf(line),
    perSeat: seats.map(({ points }) => points),
  }));

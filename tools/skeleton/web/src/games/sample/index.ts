// Sample, as the pages know it (lib/board.ts).
import type { GameModule } from '$lib/board';
import Board from './Board.svelte';
import { ruleFigures, useEdition } from './box.svelte';
import { lookAt } from './look';
import type { SampleState } from './model';
import { describe, finalFacts, moveWords, prompt, refusalWords, seatFacts } from './words';

const sample: GameModule<SampleState> = {
  id: 'sample',
  Board,
  describe,
  moveWords,
  lookAt,
  refusalWords,
  prompt,
  seatFacts,
  finalFacts,
  ruleFigures,
  useEdition,
  rules: [
    { section: 'setup', clauses: ['SAM-S1', 'SAM-S2', 'SAM-S3', 'SAM-S4'] },
    { section: 'turn', clauses: ['SAM-T1', 'SAM-T2', 'SAM-T3', 'SAM-T4'] },
    { section: 'end', clauses: ['SAM-E1', 'SAM-E2'] },
    { section: 'hidden', clauses: ['SAM-H1'] },
  ],
};

export default sample;

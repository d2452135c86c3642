// Traders of Osaka, as the pages know it.
import type { GameModule } from '$lib/board';
import Board from './Board.svelte';
import { useEdition } from './box.svelte';
import { ruleFigures } from './figures';
import type { OsakaState } from './model';
import { describe, finalFacts, moveWords, prompt, refusalWords, seatFacts } from './words';

const osaka: GameModule<OsakaState> = {
  id: 'osaka',
  Board,
  describe,
  moveWords,
  refusalWords,
  prompt,
  seatFacts,
  finalFacts,
  ruleFigures,
  useEdition,
  rules: [
    { section: 'setup', clauses: ['OSA-S1', 'OSA-S2', 'OSA-S3', 'OSA-S4', 'OSA-S5', 'OSA-S6', 'OSA-S7'] },
    { section: 'turn', clauses: ['OSA-T1', 'OSA-T2', 'OSA-T3'] },
    { section: 'buy', clauses: ['OSA-B1', 'OSA-B2', 'OSA-B3', 'OSA-B4', 'OSA-B5', 'OSA-B6', 'OSA-B7'] },
    { section: 'take', clauses: ['OSA-K1'] },
    { section: 'reserve', clauses: ['OSA-V1', 'OSA-V2', 'OSA-V3'] },
    { section: 'refill', clauses: ['OSA-R1', 'OSA-R2'] },
    {
      section: 'payday',
      clauses: ['OSA-P1', 'OSA-P2', 'OSA-P3', 'OSA-P4', 'OSA-P5', 'OSA-P6', 'OSA-P7', 'OSA-P8', 'OSA-P9'],
    },
    { section: 'end', clauses: ['OSA-E1'] },
    { section: 'hidden', clauses: ['OSA-H1'] },
  ],
};

export default osaka;

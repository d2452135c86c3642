// Nippon, as the pages know it.
import type { GameModule } from '$lib/board';
import Board from './Board.svelte';
import { useEdition } from './box.svelte';
import { ruleFigures } from './figures';
import type { NipponState } from './model';
import { rules } from './rules';
import { describe, finalFacts, finalLines, moveWords, prompt, refusalWords, seatFacts } from './words';

const nippon: GameModule<NipponState> = {
  id: 'nippon',
  Board,
  describe,
  moveWords,
  refusalWords,
  prompt,
  seatFacts,
  finalFacts,
  finalLines,
  ruleFigures,
  useEdition,
  rules,
};

export default nippon;

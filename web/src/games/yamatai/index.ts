// Yamataï, as the pages know it.
import type { GameModule } from '$lib/board';
import Board from './Board.svelte';
import { useEdition } from './box.svelte';
import { ruleFigures } from './figures';
import type { YamataiState } from './model';
import { rules } from './rules';
import { describe, finalFacts, finalLines, moveWords, prompt, refusalWords, seatFacts } from './words';

const yamatai: GameModule<YamataiState> = {
  id: 'yamatai',
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

export default yamatai;

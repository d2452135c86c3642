// Yamataï, as the pages know it.
import type { GameModule } from '$lib/board';
import Board from './Board.svelte';
import { useEdition } from './box.svelte';
import { ruleFigures } from './figures';
import { lookAt } from './look';
import type { YamataiState } from './model';
import { rules } from './rules';
import { things } from './things';
import * as words from './words';

const yamatai: GameModule<YamataiState> = {
  id: 'yamatai',
  Board,
  ruleFigures,
  useEdition,
  rules,
  things,
  lookAt,
  ...words,
};

export default yamatai;

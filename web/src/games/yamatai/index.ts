// Yamataï, as the pages know it.
import type { GameModule } from '$lib/board';
import Board from './Board.svelte';
import { useEdition } from './box.svelte';
import { ruleFigures } from './figures';
import { lookAt } from './look';
import type { YamataiState } from './model';
import { rules } from './rules';
import { places } from './stage';
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
  places,
  ...words,
};

export default yamatai;

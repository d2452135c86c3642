// Traders of Osaka, as the pages know it.
import type { GameModule } from '$lib/board';
import Board from './Board.svelte';
import { useEdition } from './box.svelte';
import { ruleFigures } from './figures';
import { lookAt } from './look';
import type { OsakaState } from './model';
import { places, shifts } from './stage';
import { things } from './things';
import { rules } from './rules';
import * as words from './words';

const osaka: GameModule<OsakaState> = {
  id: 'osaka',
  Board,
  ruleFigures,
  useEdition,
  rules,
  things,
  lookAt,
  places,
  shifts,
  ...words,
};

export default osaka;

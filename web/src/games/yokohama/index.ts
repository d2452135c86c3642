// Yokohama, as the pages know it.
import type { GameModule } from '$lib/board';
import Board from './Board.svelte';
import { useEdition } from './box.svelte';
import { ruleFigures } from './figures';
import { lookAt } from './look';
import type { YokohamaState } from './model';
import { rules } from './rules';
import { places, shifts } from './stage';
import { things } from './things';
import * as words from './words';

const yokohama: GameModule<YokohamaState> = {
  id: 'yokohama',
  Board,
  ruleFigures,
  useEdition,
  rules,
  things,
  lookAt,
  places,
  shifts,
  hiding: ['keep'],
  ...words,
};

export default yokohama;

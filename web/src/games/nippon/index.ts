// Nippon, as the pages know it.
import type { GameModule } from '$lib/board';
import Board from './Board.svelte';
import { useEdition } from './box.svelte';
import { ruleFigures } from './figures';
import { lookAt } from './look';
import type { NipponState } from './model';
import { rules } from './rules';
import { places } from './stage';
import { things } from './things';
import * as words from './words';

const nippon: GameModule<NipponState> = {
  id: 'nippon',
  Board,
  ruleFigures,
  useEdition,
  rules,
  things,
  lookAt,
  places,
  ...words,
};

export default nippon;

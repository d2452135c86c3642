// Where one looks for a move of Sample (shared/look.ts): the names are those of data-anchor on the board.
import { looker } from '../shared/look';
import type { SampleState } from './model';
import type { MoveParts } from './protocol';

export const lookAt = looker<MoveParts, SampleState>({
  // Cards of one name do the same: any of them may be meant.
  take: ({ card }, state) => state.row.flatMap((one, slot) => (one === card ? [`row:${slot}`] : [])),
});

// Where one looks for a move of Traders of Osaka (shared/look.ts).
import { looker, mover } from '../shared/look';
import { colourOf, type Card, type OsakaState } from './model';
import type { MoveParts } from './protocol';

const hand = (state: OsakaState): string[] => [`hand:${mover(state)}`];

/** Cards of one face do the same, so all that lie open glow: a marked one does not stand for a free one. */
const slots = (
  state: OsakaState,
  row: 'market' | 'farm',
  card: Card,
  by: number | null,
): string[] =>
  state[row].flatMap((slot, i) =>
    slot.card === card && slot.reserved_by === by ? [`${row}:${i}`] : [],
  );

export const lookAt = looker<MoveParts, OsakaState>({
  // The tokens to choose from lie over the sea; that there is a ship for each is what the choice is about.
  token: ({ colour }) => [`ship:${colour}`, `token:${colour}`],
  buy: () => ['buy'],
  take: ({ card, source }, state) =>
    slots(state, 'market', card, source === 'own' ? mover(state) : null),
  reserve: ({ card, row }, state) => slots(state, row, card, null),
  pay: (_, state) => hand(state),
  insure: ({ card }, state) => (card === null ? [] : hand(state)),
  protect: ({ card }, state) => [`goods:${mover(state)}:${colourOf(card)}`],
});

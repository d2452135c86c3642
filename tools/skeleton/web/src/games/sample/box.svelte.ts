// What lies in the box of the table on the page: the standard edition, or the corrected one a table was
// opened with. Whoever shows a game sets it; what was drawn from the old one draws itself again.
import { language } from '$lib/i18n';
import standard from '../../../../editions/sample.json';
import { CurrentBox } from '../shared/box.svelte';
import { filled, textIn } from '../shared/filled';
import type { Edition } from './edition';

/** The box of the table on the page. */
export const box = new CurrentBox<Edition>(filled(standard));

/** null: the standard edition. */
export const useEdition = (edition: unknown): void => box.use(edition);

/** "Red 3", as the edition calls it. */
export const cardName = (card: string): string => textIn(box.now.cards.find(({ id }) => id === card)?.name, language.names);

/** The numbers of the box that the rules page speaks of. */
export function ruleFigures(): Record<string, unknown> {
  const { players, cards, row, sets } = box.now;
  return {
    least: players.min,
    most: players.max,
    cards: cards.reduce((sum, card) => sum + card.copies, 0),
    row: row.cards,
    points: sets.points,
  };
}

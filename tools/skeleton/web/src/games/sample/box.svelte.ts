// What lies in the box of the table on the page.
import standard from '../../../../editions/sample.json';
import { CurrentBox } from '../shared/box.svelte';
import { sum } from '../shared/counts';
import { nameOf } from '../shared/names';
import type { Edition } from './edition';

export const box = new CurrentBox<Edition>(standard);
export const { use: useEdition } = box;

/** "Red 3", as the edition calls it. */
export const cardName = (card: string): string => nameOf(box.now.cards, card);

/** The numbers of the box that the rules page speaks of. */
export function ruleFigures(): Record<string, unknown> {
  const { players, cards, row, sets } = box.now;
  return {
    least: players.min,
    most: players.max,
    cards: sum(cards.map(({ copies }) => copies)),
    row: row.cards,
    points: sets.points,
  };
}

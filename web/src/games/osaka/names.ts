// What things are called, the same on the board, in the log and in the rules. Goods that the language
// files know are called as there; what a corrected edition calls otherwise, as the edition has it.
import { has, language, t } from '$lib/i18n';
import { textIn } from '../shared/filled';
import { box, standardBox, type Box } from './box.svelte';
import { colourOf, valueOf, type Card, type Colour } from './model';

/** A name of an edition, in the language that was chosen, or else in English or any. */
const nameIn = (name: unknown): string => (typeof name === 'string' ? name : textIn(name, language.names));

const ownName = ({ goods }: Box, id: string): string | undefined => {
  const good = Object.values(goods).find((one) => one.id === id);
  return good && nameIn(good.name);
};

/** "silk". */
export function goodName(colour: Colour): string {
  const good = box.now.goods[colour];
  const name = nameIn(good?.name);
  const known = good && has(`osaka:good.${good.id}`) && ownName(standardBox, good.id) === name;
  return known ? t(`osaka:good.${good.id}`) : name;
}

/** "silk 5". */
export const cardName = (card: Card): string => t('osaka:card', { good: goodName(colourOf(card)), value: valueOf(card) });

/** "the silk ship". */
export const shipName = (colour: Colour): string => t('osaka:ship', { good: goodName(colour) });

/** "silk token". */
export const tokenName = (colour: Colour): string => t('osaka:token', { good: goodName(colour) });

/** "Enshunada (west)". */
export const placeName = (place: number): string => nameIn(box.now.places[place]?.name);

/** "Enshunada": for the picture, where one sees which is meant. */
export const shortPlaceName = (place: number): string => placeName(place).replace(/\s*\(.*\)$/, '');

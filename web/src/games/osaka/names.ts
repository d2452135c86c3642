// What things are called, the same on the board, in the log and in the rules. Goods that the language
// files know are called as there; what a corrected edition calls otherwise, as the edition has it.
import { has, t } from '$lib/i18n';
import { nameIn } from '../shared/names';
import { box } from './box.svelte';
import { colourOf, valueOf, type Card, type ColourId } from './model';

/** Whether the standard edition calls the good so. */
const usual = (good: string, name: string): boolean =>
  box.standard.colours.some((one) => one.good.id === good && nameIn(one.good.name) === name);

/** "silk". */
export function goodName(colour: ColourId): string {
  const good = box.now.colours.find(({ id }) => id === colour)?.good;
  const name = nameIn(good?.name);
  const known = good && has(`osaka:good.${good.id}`) && usual(good.id, name);
  return known ? t(`osaka:good.${good.id}`) : name;
}

/** "silk 5". */
export const cardName = (card: Card): string =>
  t('osaka:card', { good: goodName(colourOf(card)), value: valueOf(card) });

/** "the silk ship". */
export const shipName = (colour: ColourId): string => t('osaka:ship', { good: goodName(colour) });

/** "silk token". */
export const tokenName = (colour: ColourId): string => t('osaka:token', { good: goodName(colour) });

/** "Enshunada (west)". */
export const placeName = (place: number): string => nameIn(box.now.track[place]?.name);

/** "Enshunada": for the picture, where one sees which is meant. */
export const shortPlaceName = (place: number): string => placeName(place).replace(/\s*\(.*\)$/, '');

import { t } from '$lib/i18n';
import { colourOf, valueOf, type Card } from './model';

/** "red 5". */
export function cardName(card: Card): string {
  return t('osaka:card', { colour: t(`osaka:colour.${colourOf(card)}`), value: valueOf(card) });
}

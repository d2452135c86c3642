// What is told where a picked card is not needed.
import type { Card } from '../model';
import { cardName } from '../names';
import { b } from '../text';

/** `touched`: the card picked last. */
export function spareWords(step: string, spare: Card[], touched: Card): string | null {
  const needless = spare.includes(touched);
  if (step === 'insure') return needless ? b('insure.enough') : null;
  if (step === 'protect') return null;
  return needless
    ? b('pay.not_needed', { card: cardName(touched) })
    : b('pay.dropped', { cards: spare.map(cardName).join(', ') });
}

// Why something cannot be chosen, in the words of the game.
import type { Refusal } from '$lib/board';
import { t } from '$lib/i18n';
import { refusalWords } from './words';

export function whyWords(refusal: Refusal | undefined): { text: string; clause: string } {
  return refusal ? { text: refusalWords(refusal), clause: refusal.clause } : { text: t('yamatai:not_now'), clause: 'YAM-T2' };
}

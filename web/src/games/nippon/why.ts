// Why something cannot be chosen, in the words of the game.
import type { Names, Refusal } from '$lib/board';
import { b } from './text';
import { refusalWords } from './words';

export function whyWords(refusal: Refusal | undefined, names: Names): { text: string; clause: string } {
  return refusal ? { text: refusalWords(refusal, names), clause: refusal.clause } : { text: b('not_now'), clause: 'NIP-T3' };
}

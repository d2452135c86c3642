// Why something cannot be chosen: the sentences of games/<game>/text/reasons.*.json, which the terminal says too. A
// game has its own beside them where a page can name more than the two numbers of a refusal.
import type { Refusal } from '../../lib/board';
import { has, t } from '../../lib/i18n';

export function reasonWords(game: string, { reason, values: [a, b] }: Refusal, own: string, values: Record<string, unknown> = {}): string {
  return t(has(own) ? own : `reasons-${game}:${reason}`, { 0: a, 1: b, ...values });
}

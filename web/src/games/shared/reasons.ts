// Why something cannot be chosen: the sentences of games/<game>/text/reasons.*.json, which the terminal says too. A
// game has its own beside them where a page can name more than the two numbers of a refusal.
import type { Names, Refusal } from '../../lib/board';
import { has, t } from '../../lib/i18n';

export function reasonWords(
  game: string,
  { reason, values: [a, b] }: Refusal,
  own: string,
  values: Record<string, unknown> = {},
): string {
  return t(has(own) ? own : `reasons-${game}:${reason}`, { 0: a, 1: b, ...values });
}

/** Of a game whose refusals may be about a seat, the first number: `mine` are those that are told otherwise of one's own. */
export const seatReasons =
  (game: string, ...mine: string[]) =>
  (refusal: Refusal, { seats, me }: Names): string => {
    const { reason, values } = refusal;
    const own = mine.includes(reason) && values[0] === me;
    return reasonWords(game, refusal, `${game}:refusal.${reason}`, {
      seatA: seats[values[0]] ?? '',
      ...(own && { context: 'you' }),
    });
  };

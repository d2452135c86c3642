// What stands beside a seat's name.
import type { SeatFact } from '$lib/board';
import { numeral } from '$lib/fill';
import { t } from '$lib/i18n';

/** Facts as the game's texts call and explain them: `texts` is "GAME:fact.", a fact "coins" and "coins_title". */
export const factsAt =
  (texts: string) =>
  (id: string, count: number, shown: string = numeral(count)): SeatFact => ({
    id,
    label: t(`${texts}${id}`, { count }),
    value: shown,
    title: t(`${texts}${id}_title`, { count, shown }),
  });

// What the final count pays, in words.
import { t } from '$lib/i18n';
import { box } from './box.svelte';
import { amount, param, specialistBehind } from './names';

/** Points of a prestige token. */
export const prestigePoints = (): number =>
  box.now.tokens.find(({ id }) => id === 'prestige')?.points ?? 0;

/** What a specialist of the box makes of a line; nothing where there is none. */
function unless(clause: string, key: string, values: Record<string, unknown>): string {
  const specialist = specialistBehind(clause);
  return specialist ? ` ${t(`yamatai:final.${key}`, { specialist, ...values })}` : '';
}

/** How a line is reckoned. */
export function reckoned(line: string): string {
  const { coins_per_point, unbuilt_reservation_penalty, set_aside_pair_penalty } = box.now.rules;
  switch (line) {
    case 'coins':
      return (
        t('yamatai:final.coins_text', { coins: amount('coins', coins_per_point) }) +
        unless('YAM-P13', 'savings', {
          coins: amount('coins', param('better-savings', 'coins_per_point')),
        })
      );
    case 'prestige':
      return (
        t('yamatai:final.each', { points: amount('points', prestigePoints()) }) +
        unless('YAM-P1', 'doubled', { factor: param('double-prestige-tokens', 'factor') })
      );
    case 'unbuilt':
      return t('yamatai:final.unbuilt_text', {
        points: amount('points', unbuilt_reservation_penalty),
      });
    case 'aside':
      return t('yamatai:final.aside_text', { points: amount('points', set_aside_pair_penalty) });
    default:
      return t(`yamatai:final.${line}_text`);
  }
}

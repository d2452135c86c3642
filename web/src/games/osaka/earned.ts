// Where points came from, good by good, as the events have told it.
import type { FinalLine, GameEvent } from '$lib/board';
import { t } from '$lib/i18n';
import { sum } from '../shared/counts';
import { named } from '../shared/events';
import { COLOURS, colourOf } from './model';
import { goodName } from './names';
import type * as protocol from './protocol';

const titled = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);

/** What was sold on paydays (OSA-P2), and what the waves took (OSA-P8). */
export function earnedLines(all: GameEvent[], seats: number): FinalLine[] {
  const events = all as protocol.GameEvent[];
  const each = Array.from({ length: seats }, (_, seat) => seat);
  return COLOURS.map((colour): FinalLine => {
    const ofSeat = (seat: number) => (one: { seat: number }) => one.seat === seat;
    const sales = named(events, 'lot_sold').filter((one) => one.colour === colour);
    const losses = named(events, 'good_lost').filter(({ card }) => colourOf(card) === colour);
    const count = named(events, 'payday').filter((one) => one.colour === colour).length;
    return {
      id: colour,
      label: titled(goodName(colour)),
      explanation: t('osaka:earned.paydays', { count }),
      clause: 'OSA-P2',
      perSeat: each.map((seat) => sum(sales.filter(ofSeat(seat)).map(({ points }) => points))),
      sums: each.map((seat) => {
        const sold = sum(sales.filter(ofSeat(seat)).map(({ cards }) => cards));
        const lost = sum(losses.filter(ofSeat(seat)).map((one) => one.count));
        return t(lost > 0 ? 'osaka:earned.sold_lost' : 'osaka:earned.sold', { sold, lost });
      }),
    };
  });
}

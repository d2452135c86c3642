// Buying all that is open in the market, and what is paid for it (OSA-B1 to B3).
import { sum } from '../../shared/counts';
import { isAvailableTo, costFor, nowOf, valueOf, worth, type Card } from '../model';
import { cardName } from '../names';
import { addToPayment, cheapest, payMoves, superfluous, without } from '../payment';
import { b } from '../text';
import { cancel, type Ask, type Desk } from './ask';

const lying = ({ table }: Desk) => table.market.filter((one) => one !== null);

/** What is to be paid. */
export function dueFor(play: Desk): number {
  const now = nowOf(play.state);
  return now?.step === 'pay' ? now.due : costFor(lying(play), play.me);
}

export function beginPayment(play: Desk): void {
  if (!play.player) return;
  const { hand } = play.player;
  const best = cheapest(hand, dueFor(play)) ?? [];
  play.buying = true;
  // Where only one payment is possible, there is nothing to choose.
  const forced = payMoves(hand, dueFor(play), best)?.length === 0;
  play.picked = play.advised || forced ? best : [];
}

/** The moves for the picked payment; null while it does not pay. */
function paymentOf(play: Desk): string[] | null {
  const now = nowOf(play.state);
  if (!play.player) return null;
  if (now?.step === 'pay') return payMoves(play.player.hand, now.due, play.picked, now.from);
  const pays = payMoves(play.player.hand, dueFor(play), play.picked);
  return pays && ['buy', ...pays];
}

function touchCard(play: Desk, card: Card, out: boolean): void {
  if (out) {
    play.picked = without(play.picked, card);
    return;
  }
  const due = dueFor(play);
  const { cards, dropped } = addToPayment(play.picked, card, due);
  if (superfluous(cards, due).length > 0) {
    play.note = b('pay.not_needed', { card: cardName(card) });
    return;
  }
  play.picked = cards;
  if (dropped.length > 0) play.note = b('pay.dropped', { cards: dropped.map(cardName).join(', ') });
}

export function buy(play: Desk): Ask {
  const cost = dueFor(play);
  const paid = sum(play.picked.map(valueOf));
  const moves = paymentOf(play);
  const short = b('pay.short', { count: Math.max(0, cost - paid) });
  const points = sum(
    (play.summary?.sales ?? []).filter((sale) => sale.seat === play.me).map((sale) => sale.points),
  );
  return {
    title: b('buy_title', {
      count: lying(play).filter((one) => isAvailableTo(one, play.me)).length,
      cost,
    }),
    detail: moves
      ? b(points > 0 ? 'buy_detail_points' : 'buy_detail', {
          paid,
          count: points,
          left: worth(play.player?.hand ?? {}) - paid,
        })
      : short,
    actions: [
      {
        id: 'buy',
        label: b('buy_do', { paid }),
        tone: 'main',
        ...(moves ? {} : { refusal: { text: short, clause: 'OSA-B2' } }),
        run: () => moves && play.send(moves),
      },
      cancel(play),
    ],
    moves,
    can: () => true,
    oncard: (card, out) => touchCard(play, card, out),
  };
}

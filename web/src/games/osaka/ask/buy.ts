// Buying all that is open in the market, and what is paid for it (OSA-B1 to B3).
import { sum } from '../../shared/counts';
import {
  costFor,
  isAvailableTo,
  listed,
  nowOf,
  valueOf,
  without,
  worth,
  type Card,
  type Counts,
} from '../model';
import { cheapest } from '../suggest';
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
  const best = cheapest(hand, dueFor(play));
  play.buying = true;
  play.picked = play.advised || isOnlyPayment(best, hand) ? best : [];
}

/** Where only one payment is possible, there is nothing to choose. */
function isOnlyPayment(cards: Card[], hand: Counts): boolean {
  const all = listed(hand);
  return cards.length === all.length || new Set(all).size === 1;
}

/** What it makes superfluous the engine leaves out. */
function touchCard(play: Desk, card: Card, out: boolean): void {
  play.touched = out ? null : card;
  play.picked = out ? without(play.picked, card) : [card, ...play.picked];
}

export function buy(play: Desk): Ask {
  const cost = dueFor(play);
  const paid = sum(play.picked.map(valueOf));
  const suffices = paid >= cost;
  const moves = play.step === 'pay' ? [] : ['buy'];
  const set = play.picked.map((card) => `pay ${card}`);
  const short = b('pay.short', { count: Math.max(0, cost - paid) });
  const points = sum(
    (play.summary?.sales ?? []).filter((sale) => sale.seat === play.me).map((sale) => sale.points),
  );
  return {
    title: b('buy_title', {
      count: lying(play).filter((one) => isAvailableTo(one, play.me)).length,
      cost,
    }),
    detail: suffices
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
        kind: 'buy',
        ...(suffices ? {} : { refusal: { text: short, clause: 'OSA-B2' } }),
        run: () => void play.sendSet(moves, set),
      },
      cancel(play),
    ],
    moves: suffices ? moves : null,
    set,
    can: () => true,
    oncard: (card, out) => touchCard(play, card, out),
  };
}

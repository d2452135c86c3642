// Which question is open, by the step that is to be decided; none while nothing is begun.
import { nowOf } from '../model';
import type { Ask, Desk } from './ask';
import { beginPayment, buy } from './buy';
import { token } from './token';
import { turn } from './turn';
import { insure, protect, suggestGoods, suggestInsurance } from './wreck';

export function askOf(play: Desk): Ask | null {
  const now = nowOf(play.state);
  if (play.buying) return buy(play);
  if (now?.step === 'choose_token') return token(play);
  if (now?.step === 'insure') return insure(play, now);
  if (now?.step === 'protect') return protect(play, now);
  return turn(play);
}

/** A step that only asks for picks begins with the best ones. */
export function begin(play: Desk): void {
  const now = nowOf(play.state);
  if (now?.step === 'pay') beginPayment(play);
  if (!play.advised) return;
  if (now?.step === 'insure') play.picked = suggestInsurance(play);
  if (now?.step === 'protect') play.goods = suggestGoods(play, now);
}

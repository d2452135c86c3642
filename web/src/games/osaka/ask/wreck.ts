// A ship goes down: what is insured, and which goods that saves (OSA-P7, OSA-P8).
import { valueOf, type Card } from '../model';
import { cardName, goodName } from '../names';
import {
  bare,
  insureMoves,
  insurers,
  protectMoves,
  symbolSum,
  wasteful,
  without,
} from '../payment';
import { b } from '../text';
import type { Ask, Asked, Desk } from './ask';

/** Goods that could still be saved. */
const openGoods = ({ player }: Desk, { colour, symbols }: Asked<'insure'>): number =>
  player ? bare(player, colour).length - symbols : 0;

/** Covers all goods with the least worth of money. */
export function suggestInsurance(play: Desk, now: Asked<'insure'>): Card[] {
  if (!play.player) return [];
  const goods = openGoods(play, now);
  let picked: Card[] = [];
  for (const card of insurers(play.player.hand, now.colour).reverse()) {
    if (symbolSum(picked) < goods) picked = [...picked, card];
  }
  for (const card of [...picked])
    if (wasteful(picked, goods).includes(card)) picked = without(picked, card);
  return picked;
}

function touchCard(play: Desk, now: Asked<'insure'>, card: Card, out: boolean): void {
  if (out) {
    play.picked = without(play.picked, card);
    return;
  }
  const goods = openGoods(play, now);
  let picked = [...play.picked, card];
  for (const one of play.picked) {
    if (wasteful(picked, goods).includes(one)) picked = without(picked, one);
  }
  if (wasteful(picked, goods).length > 0) play.note = b('insure.enough');
  else play.picked = picked;
}

export function insure(play: Desk, now: Asked<'insure'>): Ask | null {
  const { player, picked } = play;
  if (!player) return null;
  const of = bare(player, now.colour).length;
  const moves = insureMoves(player, now, picked);
  return {
    title: b('insure.title', { good: goodName(now.colour) }),
    detail: b('insure.saved', { count: Math.min(of, now.symbols + symbolSum(picked)), of }),
    actions: [
      {
        id: 'insure',
        tone: 'main',
        label: picked.length === 0 ? b('insure.do_none') : b('insure.do', { count: picked.length }),
        run: () => moves && play.send(moves),
      },
    ],
    can: (card) => insurers(player.hand, now.colour).includes(card),
    oncard: (card, out) => touchCard(play, now, card, out),
  };
}

export function suggestGoods(
  { player }: Desk,
  { colour, highest, left }: Asked<'protect'>,
): Card[] {
  if (!player) return [];
  const open = bare(player, colour).filter((card) => valueOf(card) <= valueOf(highest));
  return open.reverse().slice(0, left);
}

function touchGood(play: Desk, now: Asked<'protect'>, card: Card): void {
  if (!play.player) return;
  const { goods } = play;
  const count = (cards: Card[]): number => cards.filter((one) => one === card).length;
  if (count(goods) >= count(bare(play.player, now.colour)))
    play.goods = goods.filter((one) => one !== card);
  else if (goods.length < now.left) play.goods = [...goods, card];
  else play.goods = [...goods.filter((_, i) => i !== goods.findIndex((one) => one !== card)), card];
}

export function protect(play: Desk, now: Asked<'protect'>): Ask | null {
  const { player, goods } = play;
  if (!player) return null;
  const moves = protectMoves(player, now, goods);
  return {
    title: b('protect.ask', { count: now.left, picked: goods.length }),
    detail: goods.map(cardName).join(', '),
    actions: [
      {
        id: 'protect',
        label: b('protect.do'),
        tone: 'main',
        ...(moves
          ? {}
          : {
              refusal: {
                text: b('protect.missing', { count: now.left - goods.length }),
                clause: 'OSA-P7',
              },
            }),
        run: () => moves && play.send(moves),
      },
    ],
    ongood: (card) => touchGood(play, now, card),
  };
}

// A ship goes down: what is insured, and which goods that saves (OSA-P7, OSA-P8).
import { bare, listed, nowOf, symbolsOf, symbolSum, without, type Card } from '../model';
import { cardName, goodName } from '../names';
import { b } from '../text';
import type { Ask, Asked, Desk } from './ask';

const moveFor = (card: Card): string => `insure ${card}`;
const canInsure = (play: Desk, card: Card): boolean => play.has(moveFor(card));

/** All that can be discarded; of what is not needed, cards with few symbols are kept, which are worth more as money. */
export const suggestInsurance = (play: Desk): Card[] =>
  listed(play.player?.hand ?? {})
    .filter((card) => canInsure(play, card))
    .sort((a, z) => symbolsOf(z) - symbolsOf(a));

function touchCard(play: Desk, card: Card, out: boolean): void {
  play.touched = out ? null : card;
  play.picked = out ? without(play.picked, card) : [card, ...play.picked];
}

/** Sends what is picked, and that it is all. */
function discard(play: Desk, { colour }: Asked<'insure'>, set: string[]): void {
  if (set.length === 0) return play.send(['insure none']);
  void play.sendSet([], set, ({ state }) => {
    const next = state && nowOf(state);
    const again = next?.step === 'insure' && next.seat === play.me && next.colour === colour;
    return again ? ['insure none'] : [];
  });
}

export function insure(play: Desk, now: Asked<'insure'>): Ask | null {
  const { player, picked } = play;
  if (!player) return null;
  const of = bare(player, now.colour).length;
  const set = picked.map(moveFor);
  return {
    title: b('insure.title', { good: goodName(now.colour) }),
    detail: b('insure.saved', { count: Math.min(of, now.symbols + symbolSum(picked)), of }),
    actions: [
      {
        id: 'insure',
        tone: 'main',
        label: picked.length === 0 ? b('insure.do_none') : b('insure.do', { count: picked.length }),
        run: () => discard(play, now, set),
      },
    ],
    moves: [],
    set,
    can: (card) => canInsure(play, card),
    oncard: (card, out) => touchCard(play, card, out),
  };
}

/** All that can be protected, the best first; the engine leaves out what is too many. */
export const suggestGoods = ({ player }: Desk, { colour }: Asked<'protect'>): Card[] =>
  player ? bare(player, colour).reverse() : [];

function touchGood(play: Desk, now: Asked<'protect'>, card: Card): void {
  if (!play.player) return;
  const { goods } = play;
  const count = (cards: Card[]): number => cards.filter((one) => one === card).length;
  const all = count(goods) >= count(bare(play.player, now.colour));
  play.goods = all ? goods.filter((one) => one !== card) : [card, ...goods];
}

export function protect(play: Desk, now: Asked<'protect'>): Ask | null {
  const { player, goods } = play;
  if (!player) return null;
  const missing = now.left - goods.length;
  const set = goods.map((card) => `protect ${card}`);
  return {
    title: b('protect.ask', { count: now.left, picked: goods.length }),
    detail: goods.map(cardName).join(', '),
    actions: [
      {
        id: 'protect',
        label: b('protect.do'),
        tone: 'main',
        ...(missing > 0
          ? { refusal: { text: b('protect.missing', { count: missing }), clause: 'OSA-P7' } }
          : {}),
        run: () => void play.sendSet([], set),
      },
    ],
    moves: [],
    set,
    ongood: (card) => touchGood(play, now, card),
  };
}

// Paying and insuring: the person picks cards in any order, the engine asks for them in its own.
import { sum } from '../shared/counts';
import { box } from './box.svelte';
import {
  colourOf,
  listed,
  symbolsOf,
  valueOf,
  type Card,
  type ColourId,
  type Counts,
  type Now,
  type Player,
} from './model';

/** The box's order of the colours breaks ties. */
const rankOf = (card: Card): number => box.now.colours.findIndex(({ id }) => id === colourOf(card));
const byFallingValue = (a: Card, b: Card): number =>
  valueOf(b) - valueOf(a) || rankOf(a) - rankOf(b);

const worthOf = (cards: Card[]): number => sum(cards.map(valueOf));

/** OSA-B3: cards that could be left out and the rest still pays. */
export function superfluous(picked: Card[], cost: number): Card[] {
  const over = worthOf(picked) - cost;
  return picked.filter((card) => valueOf(card) <= over);
}

/** A payment with the least worth; among those the one that spends the fewest insurance symbols,
 *  then the fewest cards. Null when the hand is too small. */
export function cheapest(
  hand: Counts,
  cost: number,
  regret: (card: Card) => number = symbolsOf,
): Card[] | null {
  type Way = { cards: Card[]; regret: number };
  const better = (a: Way, b: Way): boolean =>
    a.regret < b.regret || (a.regret === b.regret && a.cards.length < b.cards.length);
  const ways = new Map<number, Way>([[0, { cards: [], regret: 0 }]]);
  for (const card of listed(hand).sort(byFallingValue)) {
    for (const [paid, way] of [...ways]) {
      if (paid >= cost) continue;
      const next = { cards: [...way.cards, card], regret: way.regret + regret(card) };
      const sumNow = paid + valueOf(card);
      const known = ways.get(sumNow);
      if (!known || better(next, known)) ways.set(sumNow, next);
    }
  }
  const sums = [...ways.keys()].filter((paid) => paid >= cost).sort((a, b) => a - b);
  for (const paid of sums) {
    const cards = ways.get(paid)?.cards ?? [];
    if (superfluous(cards, cost).length === 0) return cards;
  }
  return null;
}

export interface Picked {
  cards: Card[];
  /** Taken out because they were not needed any more. */
  dropped: Card[];
}

/** Adds a card to a payment and takes out what it makes superfluous; the added card itself when
 *  nothing else can go. */
export function addToPayment(picked: Card[], card: Card, cost: number): Picked {
  const cards = [...picked];
  const dropped: Card[] = [];
  for (;;) {
    const over = worthOf(cards) + valueOf(card) - cost;
    const spare = cards.filter((one) => valueOf(one) <= over).sort(byFallingValue)[0];
    if (spare === undefined) break;
    cards.splice(cards.indexOf(spare), 1);
    dropped.push(spare);
  }
  return { cards: [...cards, card], dropped };
}

export function without(picked: Card[], card: Card): Card[] {
  const at = picked.indexOf(card);
  return at < 0 ? picked : [...picked.slice(0, at), ...picked.slice(at + 1)];
}

/** What the engine would offer next: cards at or behind `last` in the order of payment that leave
 *  enough behind them. */
function payable(rest: Card[], due: number): Card[] {
  const offered: Card[] = [];
  let left = worthOf(rest);
  for (let i = 0; i < rest.length;) {
    const card = rest[i] as Card;
    const same = rest.filter((one) => one === card).length;
    if (left < due) break;
    offered.push(card);
    left -= same * valueOf(card);
    i += same;
  }
  return offered;
}

/** The `pay` moves for these cards; those without a choice are paid by the engine itself.
 *  Null when they do not pay, or hold a superfluous card. `from`: cards before it in the order of
 *  payment are no longer asked (a payment under way). */
export function payMoves(hand: Counts, due: number, picked: Card[], from?: Card): string[] | null {
  if (worthOf(picked) < due || superfluous(picked, due).length > 0) return null;
  const queue = [...picked].sort(byFallingValue);
  let rest = listed(hand)
    .sort(byFallingValue)
    .filter((card) => !from || byFallingValue(from, card) <= 0);
  const moves: string[] = [];
  let left = due;
  for (const card of queue) {
    const offered = payable(rest, left);
    if (!offered.includes(card)) return null;
    if (offered.length > 1) moves.push(`pay ${card}`);
    rest = rest.filter((one) => byFallingValue(card, one) <= 0);
    rest.splice(rest.indexOf(card), 1);
    left -= valueOf(card);
  }
  return moves;
}

// -- insurance ------------------------------------------------------------------------------------

/** Goods of the colour without protection. */
export function bare(player: Player, colour: ColourId): Card[] {
  const open: Counts = {};
  for (const [card, n = 0] of Object.entries(player.goods))
    open[card] = n - (player.insured[card] ?? 0);
  return listed(open).filter((card) => colourOf(card) === colour);
}

/** Hand cards that can insure the colour, fewest symbols first. */
export function insurers(hand: Counts, colour: ColourId): Card[] {
  return listed(hand)
    .filter((card) => colourOf(card) === colour && symbolsOf(card) > 0)
    .sort((a, b) => symbolsOf(a) - symbolsOf(b));
}

export const symbolSum = (cards: Card[]): number => sum(cards.map(symbolsOf));

/** A card could be kept and as much would be protected. */
export function wasteful(picked: Card[], goods: number): Card[] {
  const over = symbolSum(picked) - goods;
  return picked.filter((card) => symbolsOf(card) <= over);
}

/** The `insure` moves for these cards; null when one of them would not be needed. */
export function insureMoves(
  player: Player,
  now: Extract<Now, { step: 'insure' }>,
  picked: Card[],
): string[] | null {
  const goods = bare(player, now.colour).length - now.symbols;
  if (picked.length > 0 && wasteful(picked, goods).length > 0) return null;
  const queue = [...picked].sort((a, b) => symbolsOf(a) - symbolsOf(b));
  const moves = queue.map((card) => `insure ${card}`);
  const last = queue.at(-1) ?? now.from;
  const left = [...insurers(player.hand, now.colour)];
  for (const card of queue) left.splice(left.indexOf(card), 1);
  const asked = left.some((card) => symbolsOf(card) >= symbolsOf(last));
  const open = goods > symbolSum(queue);
  return open && (asked || queue.length === 0) ? [...moves, 'insure none'] : moves;
}

/** The `protect` moves for these goods; null when their number is not the one asked. */
export function protectMoves(
  player: Player,
  now: Extract<Now, { step: 'protect' }>,
  picked: Card[],
): string[] | null {
  if (picked.length !== now.left) return null;
  const queue = [...picked].sort(byFallingValue);
  let rest = bare(player, now.colour)
    .filter((card) => valueOf(card) <= valueOf(now.highest))
    .sort(byFallingValue);
  const moves: string[] = [];
  let left = now.left;
  for (const card of queue) {
    const offered = new Set(
      rest.filter((_, i) => rest.length - rest.indexOf(rest[i] as Card) >= left),
    );
    if (!offered.has(card)) return null;
    if (offered.size > 1) moves.push(`protect ${card}`);
    rest = rest.filter((one) => valueOf(one) <= valueOf(card));
    rest.splice(rest.indexOf(card), 1);
    left -= 1;
  }
  return moves;
}

// What a payment begins with: what most would pay, to be changed at will.
import { listed, symbolsOf, valueOf, type Card, type Counts } from './model';

interface Way {
  cards: Card[];
  symbols: number;
}

const isBetter = (a: Way, b: Way | undefined): boolean =>
  !b || a.symbols < b.symbols || (a.symbols === b.symbols && a.cards.length < b.cards.length);

/** The least worth that suffices; so much with the fewest insurance symbols, then the fewest cards.
 *  Nothing when the hand is too small. */
export function cheapest(hand: Counts, cost: number): Card[] {
  const ways = new Map<number, Way>([[0, { cards: [], symbols: 0 }]]);
  for (const card of listed(hand).sort((a, b) => valueOf(b) - valueOf(a))) {
    for (const [paid, { cards, symbols }] of [...ways]) {
      if (paid >= cost) continue;
      const next = { cards: [...cards, card], symbols: symbols + symbolsOf(card) };
      const sum = paid + valueOf(card);
      if (isBetter(next, ways.get(sum))) ways.set(sum, next);
    }
  }
  const least = Math.min(...[...ways.keys()].filter((paid) => paid >= cost));
  return ways.get(least)?.cards ?? [];
}

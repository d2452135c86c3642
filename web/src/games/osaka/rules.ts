// The sections of the rules page, in the order a player meets them: what wins, a turn and what can be done in it, what a
// purchase brings about, and last, for reference, the set-up.
import { clausesOf, type Section } from '../shared/clauses';

const { upTo } = clausesOf('OSA');

export const rules: Section[] = [
  { section: 'goal', clauses: upTo('E', 1) },
  { section: 'turn', clauses: upTo('T', 3) },
  { section: 'buy', clauses: upTo('B', 7) },
  { section: 'take', clauses: upTo('K', 1) },
  { section: 'reserve', clauses: upTo('V', 3) },
  { section: 'payday', clauses: upTo('P', 9) },
  { section: 'refill', clauses: upTo('R', 2) },
  { section: 'setup', clauses: upTo('S', 7) },
  { section: 'hidden', clauses: upTo('H', 1) },
];

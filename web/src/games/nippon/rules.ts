// The sections of the rules page, in the order in which a player meets things: what wins, a turn and its actions, what
// comes now and then, the end; last the setup and what is looked up.
import { clausesOf, type Section } from '../shared/clauses';
import { factoryClauses } from './names';

const { upTo, ids } = clausesOf('NIP');

export const rules: Section[] = [
  { section: 'goal', clauses: ids('E3') },
  { section: 'turn', clauses: upTo('T', 3) },
  { section: 'industry', clauses: ids('A1', 'A2', 'A3') },
  { section: 'tracks', clauses: ids('A4', 'A5') },
  { section: 'transport', clauses: ids('A6', 'A7') },
  { section: 'trade', clauses: ids('A8', 'A9', 'A10') },
  { section: 'consolidating', clauses: upTo('K', 5) },
  { section: 'workers', clauses: ids('T4', 'T5', 'T6') },
  { section: 'scoring', clauses: upTo('V', 4) },
  { section: 'end', clauses: ids('E1', 'E2', ...[...'abcdefghi'].map((letter) => `E2${letter}`)) },
  { section: 'hidden', clauses: ids('H1') },
  { section: 'setup', clauses: upTo('S', 6) },
  { section: 'factories', clauses: [...factoryClauses, ...ids('F7')] },
];

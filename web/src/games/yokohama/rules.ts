// The sections of the rules page, in the order in which a player meets things: what wins, a turn and its steps, what an
// action does in each area, what happens before and after, the end; then setting up, and what is looked up.
import { clausesOf, type Section } from '../shared/clauses';

const { upTo, ids } = clausesOf('YOK');

export const rules: Section[] = [
  { section: 'win', clauses: ids('E7', 'C5') },
  { section: 'pieces', clauses: ids('C1') },
  { section: 'turn', clauses: upTo('T', 3) },
  { section: 'placement', clauses: upTo('P', 3) },
  { section: 'movement', clauses: upTo('M', 7) },
  { section: 'action', clauses: ids('A1', 'A2', 'A11') },
  { section: 'areas', clauses: ids('A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10') },
  { section: 'level5', clauses: ids('L1') },
  { section: 'build', clauses: ids('B1') },
  { section: 'recall', clauses: ids('R1') },
  { section: 'secondary', clauses: ids('X3', 'X4', 'X1', 'X2', 'X5') },
  { section: 'symbols', clauses: ids('B3', 'B2', 'R2') },
  { section: 'general', clauses: ids('C3', 'C4', 'C2') },
  { section: 'end', clauses: ids('E1', 'E2') },
  { section: 'scoring', clauses: ids('E3', 'E4', 'E5', 'E6') },
  { section: 'setup', clauses: upTo('S', 9) },
  { section: 'technologies', clauses: upTo('K', 21) },
  { section: 'expansions', clauses: ids('N1', 'N2') },
];

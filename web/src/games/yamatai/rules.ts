// The sections of the rules page, in the order in which a player meets them: what wins, the archipelago, a turn, the time
// between rounds, the end; then what one looks up: the setup, each fleet and each specialist.
import { clausesOf, type Section } from '../shared/clauses';

const { upTo, ids } = clausesOf('YAM');

export const rules: Section[] = [
  { section: 'wins', clauses: ids('E2', 'E3') },
  { section: 'map', clauses: upTo('G', 2) },
  { section: 'turn', clauses: ids('T12', 'T2') },
  { section: 'fleet', clauses: ids('T1') },
  { section: 'trade', clauses: ids('T3') },
  { section: 'placing', clauses: ids('T4') },
  { section: 'acting', clauses: ids('T5', 'T6', 'T7') },
  { section: 'bonus', clauses: ids('T8', 'T9') },
  { section: 'port', clauses: ids('T10') },
  { section: 'recruiting', clauses: ids('T11') },
  { section: 'round', clauses: upTo('R', 4) },
  { section: 'end', clauses: ids('E1') },
  { section: 'hidden', clauses: ids('H1') },
  { section: 'setup', clauses: upTo('S', 5) },
  { section: 'fleets', clauses: upTo('F', 11) },
  { section: 'specialists', clauses: upTo('P', 19) },
];

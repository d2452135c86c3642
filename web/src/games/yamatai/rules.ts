// The sections of the rules page, in the order of the rulebook.
const upTo = (letter: string, last: number): string[] => Array.from({ length: last }, (_, i) => `YAM-${letter}${i + 1}`);
const ids = (...short: string[]): string[] => short.map((one) => `YAM-${one}`);

export const rules: { section: string; clauses: string[] }[] = [
  { section: 'map', clauses: upTo('G', 2) },
  { section: 'setup', clauses: upTo('S', 5) },
  { section: 'turn', clauses: ids('T12', 'T2') },
  { section: 'fleet', clauses: ids('T1') },
  { section: 'trade', clauses: ids('T3') },
  { section: 'placing', clauses: ids('T4') },
  { section: 'acting', clauses: ids('T5', 'T6', 'T7') },
  { section: 'bonus', clauses: ids('T8', 'T9') },
  { section: 'port', clauses: ids('T10') },
  { section: 'recruiting', clauses: ids('T11') },
  { section: 'round', clauses: upTo('R', 4) },
  { section: 'end', clauses: upTo('E', 3) },
  { section: 'hidden', clauses: ids('H1') },
  { section: 'fleets', clauses: upTo('F', 11) },
  { section: 'specialists', clauses: upTo('P', 19) },
];

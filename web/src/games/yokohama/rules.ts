// The sections of the rules page, in the order of the rulebook.
const upTo = (letter: string, last: number): string[] => Array.from({ length: last }, (_, i) => `YOK-${letter}${i + 1}`);
const ids = (...short: string[]): string[] => short.map((one) => `YOK-${one}`);

export const rules: { section: string; clauses: string[] }[] = [
  { section: 'pieces', clauses: ids('C1') },
  { section: 'setup', clauses: upTo('S', 9) },
  { section: 'general', clauses: ids('C2', 'C3', 'C4', 'C5') },
  { section: 'turn', clauses: upTo('T', 3) },
  { section: 'placement', clauses: upTo('P', 3) },
  { section: 'movement', clauses: upTo('M', 7) },
  { section: 'action', clauses: ids('A1', 'A2', 'A11') },
  { section: 'level5', clauses: ids('L1') },
  { section: 'build', clauses: ids('B1') },
  { section: 'recall', clauses: ids('R1') },
  { section: 'secondary', clauses: upTo('X', 5) },
  { section: 'end', clauses: ids('E1', 'E2') },
  { section: 'scoring', clauses: ids('E3', 'E4', 'E5', 'E6', 'E7') },
  { section: 'symbols', clauses: ids('B3', 'B2', 'R2') },
  { section: 'areas', clauses: ids('A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10') },
  { section: 'technologies', clauses: upTo('K', 21) },
  { section: 'expansions', clauses: ids('N1', 'N2') },
];

// The sections of the rules page, in the order of the rulebook.
import { factoryClauses } from './names';

const upTo = (letter: string, last: number): string[] => Array.from({ length: last }, (_, i) => `NIP-${letter}${i + 1}`);
const ids = (...short: string[]): string[] => short.map((one) => `NIP-${one}`);

export const rules: { section: string; clauses: string[] }[] = [
  { section: 'setup', clauses: upTo('S', 6) },
  { section: 'turn', clauses: upTo('T', 3) },
  { section: 'workers', clauses: ids('T4', 'T5', 'T6') },
  { section: 'industry', clauses: ids('A1', 'A2', 'A3') },
  { section: 'tracks', clauses: ids('A4', 'A5') },
  { section: 'transport', clauses: ids('A6', 'A7') },
  { section: 'trade', clauses: ids('A8', 'A9', 'A10') },
  { section: 'consolidating', clauses: upTo('K', 5) },
  { section: 'scoring', clauses: upTo('V', 4) },
  { section: 'end', clauses: ids('E1', 'E2', ...[...'abcdefghi'].map((letter) => `E2${letter}`), 'E3') },
  { section: 'factories', clauses: [...factoryClauses, ...ids('F7')] },
  { section: 'hidden', clauses: ids('H1') },
];

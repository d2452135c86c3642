// The clauses of a rulebook, for the sections of its page.

export interface Section {
  section: string;
  clauses: string[];
}

/** Of the game whose clauses begin so, "YAM": all of a letter up to a number, and some by their short ids. */
export const clausesOf = (
  game: string,
): { upTo: (letter: string, last: number) => string[]; ids: (...short: string[]) => string[] } => ({
  upTo: (letter, last) => Array.from({ length: last }, (_, i) => `${game}-${letter}${i + 1}`),
  ids: (...short) => short.map((one) => `${game}-${one}`),
});

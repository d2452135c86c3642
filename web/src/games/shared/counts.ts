// How many of something there are.

export const sum = (numbers: number[]): number => numbers.reduce((a, z) => a + z, 0);

/** Of all kinds together. */
export const sumOf = (counts: Partial<Record<string, number>>): number =>
  sum(Object.values(counts).map((count) => count ?? 0));

/** Things in the order of a list, each as often as it is counted. */
export const spreadOver = <T extends string>(
  list: readonly T[],
  counts: Partial<Record<string, number>>,
): T[] => list.flatMap((one) => Array.from({ length: counts[one] ?? 0 }, () => one));

/** Of a deck; whoever may not see it knows only how many there are. */
export const deckSize = (deck: unknown[] | number): number =>
  typeof deck === 'number' ? deck : deck.length;

/** Points by the final count as it stands, of a seat. */
export const countedFor = (
  { scoring }: { scoring: { seats: { points: number }[] }[] },
  seat: number,
): number => sum(scoring.map(({ seats }) => seats[seat]?.points ?? 0));

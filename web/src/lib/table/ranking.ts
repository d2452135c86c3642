// In which order the seats of a finished game are told.
import type { Result, Seat } from '$lib/engine/protocol';

/** The best first; those of one rank as they sit. */
export const ranking = ({ rank }: Pick<Result, 'rank'>): Seat[] =>
  rank.map((_, seat) => seat).sort((a, b) => (rank[a] ?? 0) - (rank[b] ?? 0));

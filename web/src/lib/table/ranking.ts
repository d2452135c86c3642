// In which order the seats of a finished game are told.
import type { Result, Seat } from '$lib/engine/protocol';
import type { EndedBy } from './source';

/** The best first; those of one rank as they sit. */
export const ranking = ({ rank }: Pick<Result, 'rank'>): Seat[] =>
  rank.map((_, seat) => seat).sort((a, b) => (rank[a] ?? 0) - (rank[b] ?? 0));

/** Whether the game was ended before anybody of those who stayed had won it. */
export const nobodyWon = (by: EndedBy | undefined, { rank }: Pick<Result, 'rank'>): boolean =>
  by === 'agreement' || (by === 'time' && rank.filter((place) => place === 1).length > 1);

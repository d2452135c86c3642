// The order in which the boats of this turn were laid, as far as it can be told from where they lie.
import { sea } from '../model';

/** A way over as many of the placed spaces as possible, along links, ending with the last one. */
export function chainOf(placed: number[], last: number | null): number[] {
  if (last === null || !placed.includes(last)) return [];
  const { links } = sea();
  let best: number[] = [];
  const walk = (way: number[]): void => {
    if (way.length > best.length) best = way;
    if (best.length === placed.length) return;
    for (const next of links.get(way.at(-1) ?? 0) ?? [])
      if (placed.includes(next) && !way.includes(next)) walk([...way, next]);
  };
  walk([last]);
  return best.reverse();
}

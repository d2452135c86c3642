// The order in which tiles go back to the deck: a list, of which so many lie on top.
import type { MoveOf } from '../shared/asking.svelte';
import type { MoveParts } from './protocol';

export interface Arranged {
  /** Numbers of the tiles as they lay, 1 the top one. */
  list: number[];
  /** Of them, from the first, on top of the deck. */
  top: number;
}

export const start = (count: number): Arranged => ({
  list: Array.from({ length: count }, (_, i) => i + 1),
  top: count,
});

/** One step up or down; past the line between top and bottom a tile changes its side only. */
export function arrange({ list, top }: Arranged, at: number, way: 1 | -1): Arranged {
  if (way === 1 && at === top - 1) return { list, top: top - 1 };
  if (way === -1 && at === top) return { list, top: top + 1 };
  const to = at + way;
  const next = [...list];
  const [one, other] = [list[at], list[to]];
  if (one === undefined || other === undefined) return { list, top };
  [next[at], next[to]] = [other, one];
  return { list: next, top };
}

/** The move that puts them back so. */
export function moveOf(
  { list, top }: Arranged,
  legal: MoveOf<MoveParts, 'sort'>[],
): string | undefined {
  const wanted = [list.slice(0, top), list.slice(top)].map((part) => part.join(' '));
  return legal.find(
    (move) => move.top.join(' ') === wanted[0] && move.bottom.join(' ') === wanted[1],
  )?.text;
}

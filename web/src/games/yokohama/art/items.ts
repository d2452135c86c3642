// One kind of reward, drawn: points and yen bear their number, of the rest the number stands beside.
import type { Reward } from '../edition';

export interface Item {
  kind: string;
  n: number;
}

const ON_IT = new Set(['points', 'yen']);

export const onIt = (kind: string): boolean => ON_IT.has(kind);
export const itemsOf = (reward: Reward | undefined): Item[] =>
  Object.entries(reward ?? {}).flatMap(([kind, n]) => (n ? [{ kind, n }] : []));

export const fontOf = (size: number): number => Math.max(11, size * 0.72);
export const widthOf = ({ kind, n }: Item, size: number): number =>
  onIt(kind) ? size * 1.12 : n > 1 ? size + fontOf(size) * 0.56 : size;

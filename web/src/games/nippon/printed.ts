// What is printed on tiles and tables of the box, whoever has them.
import { box } from './box.svelte';
import { factoryOf, goodOf } from './names';

/** Coal to activate a factory with this tile. */
export function coalFor(factory: string): number {
  const tile = factoryOf(factory);
  return tile?.effect === 'produce-coal'
    ? Number(tile.params.coal)
    : (goodOf(tile?.good ?? '')?.coal ?? 0);
}

/** Goods that a factory with this tile gives at first, without a machine. */
export function goodsAtFirst(factory: string): number {
  const tile = factoryOf(factory);
  return 1 + (tile?.effect === 'produce-extra-good' ? Number(tile.params.goods) : 0);
}

/** Level of the reward for so many workers (NIP-K2); 0: none. */
export function rewardLevel(workers: number): number {
  const { min_workers, level_by_workers } = box.now.reward_levels;
  return workers < min_workers ? 0 : (level_by_workers[workers] ?? 0);
}

/** Influence that a train brings, points that a ship does: more on its other side. */
export function worthOf(kind: 'trains' | 'ships', turned: boolean): number {
  const { trains, ships } = box.now;
  if (kind === 'trains') return turned ? trains.influence_flipped : trains.influence;
  return turned ? ships.vp_flipped : ships.vp;
}

/** Points that an unpaid colour costs. */
export const lostForEach = (): number => box.now.wages.vp_lost_per_unpaid_colour;

// What actions cost a player and bring, as the box and the player's factories have it (NIP-A).
import { box, type GoodId } from './box.svelte';
import {
  factoryFor,
  goodOfFactory,
  valueOn,
  type NipponState,
  type OwnFactory,
  type Player,
} from './model';
import { factoryOf, goodOf, withEffect } from './names';

export type Priced = 'knowledge' | 'mines' | 'machinery' | 'trains' | 'ships';
export const PRICED: readonly string[] = ['knowledge', 'mines', 'machinery', 'trains', 'ships'];

/** For 1, 2, 3 parts together. */
export function costsOf(player: Player | undefined, action: Priced): number[] {
  const own =
    player && withEffect(player, 'action-costs').find(({ params }) => params.action === action);
  return own?.params.costs ?? box.now.costs[action];
}

/** Steps that an action gives beyond those paid (NIP-F2a, NIP-F3c). */
export function extraSteps(player: Player | undefined, action: string): number {
  const own =
    player &&
    withEffect(player, 'action-extra-step').find(({ params }) => params.action === action);
  return own?.params.steps ?? 0;
}

/** The most parts that can be paid. */
export const affordable = (player: Player | undefined, action: Priced): number =>
  costsOf(player, action).filter((cost) => cost <= (player?.yen ?? 0)).length;

/** Coal to activate a factory (NIP-A3). */
export function coalFor(factory: string): number {
  const tile = factoryOf(factory);
  return tile?.effect === 'produce-coal'
    ? Number(tile.params.coal)
    : (goodOf(tile?.good ?? '')?.coal ?? 0);
}

export const roomIn = (own: OwnFactory): number =>
  Math.max(0, (goodOf(goodOfFactory(own.factory))?.storage ?? 0) - own.goods);

/** Goods that a factory gives now. */
export function outputOf(own: OwnFactory): number {
  const tile = factoryOf(own.factory);
  const extra = tile?.effect === 'produce-extra-good' ? Number(tile.params.goods) : 0;
  return Math.min(roomIn(own), 1 + own.machine + extra);
}

/** Plans that lack knowledge for a factory (NIP-A1). */
export function plansFor(player: Player, good: GoodId, knowledge: number): number {
  return (
    Math.max(0, (goodOf(good)?.knowledge ?? 0) - knowledge) * box.now.plans.per_missing_knowledge
  );
}

/** The tiles that a player could build now (NIP-A1). */
export function buildable(table: Pick<NipponState, 'factories'>, player: Player): string[] {
  if (player.yen < box.now.costs.factory) return [];
  return table.factories.filter((tile) => {
    const good = goodOfFactory(tile);
    return (
      !factoryFor(player, good) &&
      plansFor(player, good, valueOn(player, 'knowledge')) <= player.plans
    );
  });
}

/** The highest influence tile that so many cubes of a good pay for (NIP-A9). */
export const valueFor = (good: string, cubes: number): number =>
  box.now.influence_table.find(({ level }) => level === goodOf(good)?.level)?.values[cubes - 1] ??
  0;

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

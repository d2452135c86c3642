// What an action or a track is for, in a sentence with the numbers of the box.
import { box, type ActionId, type Track } from './box.svelte';
import { either } from './figures';
import { amount, goodName, goodOf, type Counted } from './names';
import { b } from './text';

/** What an action is counted in. */
const PARTS: Partial<Record<ActionId, Counted>> = {
  knowledge: 'steps',
  export: 'contracts',
  mines: 'steps',
  ships: 'ships',
  machinery: 'improvements',
  trains: 'trains',
  'local-market': 'tiles',
};

/** The most parts of one action. */
export const mostParts = (action: ActionId): number =>
  box.now.actions.find(({ id }) => id === action)?.max ?? 0;

export function aboutAction(action: ActionId): string {
  const [count, kind] = [mostParts(action), PARTS[action]];
  return b(`about.${action}`, { count, parts: kind ? amount(kind, count) : '' });
}

export function aboutTrack(track: Track): string {
  const needed = [...new Set(box.now.goods.map(({ knowledge }) => knowledge))].sort(
    (a, z) => a - z,
  );
  return b(`about.track_${track}`, {
    needed: either(needed),
    plans: amount('plans', box.now.plans.per_missing_knowledge),
  });
}

/** The most that 1, 2, 3… cubes of a level pay for: "1 / 2 / 3" (NIP-A9). */
const valuesOf = (level: number | undefined): number[] =>
  box.now.influence_table.find((row) => row.level === level)?.values ?? [];

/** "1 / 2 / 3 cubes pay for influence up to 3 / 4 / 5." */
export function aboutCubes(good: string): string {
  const values = valuesOf(goodOf(good)?.level);
  return b('about.cubes', {
    cubes: values.map((_, i) => i + 1).join(' / '),
    values: values.join(' / '),
  });
}

/** "1 / 2 / 3". */
export const cubesPay = (good: string): string => valuesOf(goodOf(good)?.level).join('/');

/** What an influence tile is worth, and the cubes of each good that it takes. */
export function aboutTile(value: number): string {
  const needs = box.now.influence_table.flatMap(({ level, values }) => {
    const cubes = 1 + values.findIndex((one) => one >= value);
    const goods = either(
      box.now.goods.filter((good) => good.level === level).map(({ id }) => goodName(id)),
    );
    return cubes > 0 ? [b('about.tile_needs', { cubes: amount('cubes', cubes), goods })] : [];
  });
  return b('about.tile', { value, needs: needs.join(b('about.or')) });
}

import { describe, expect, it } from 'vitest';
import { box, SIDES } from '../box.svelte';
import { allPlaces, around, BESIDE, PANEL, PLACE, TILE, worldOf } from './geometry';

interface Box {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}
const apart = (a: Box, z: Box): boolean =>
  a.x + a.width <= z.x || z.x + z.width <= a.x || a.y + a.height <= z.y || z.y + z.height <= a.y;
const square = (name: string, x: number, y: number, size: number): Box => ({
  name,
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
});

describe.each([false, true])('the map, upright: %s', (upright) => {
  const world = worldOf(upright);
  const boxes = (): Box[] => [
    ...[...world.cities].flatMap(([id, { x, y }]) => [
      square(id, x, y, TILE),
      ...BESIDE.map((beside, i) => square(`${id} ${SIDES[i]}`, x + beside.x, y + beside.y, PLACE)),
    ]),
    ...world.panels.map(({ x, y }, i) => ({ name: `panel ${i}`, x, y, ...PANEL })),
  ];

  it('has all cities and regions, within the drawing', () => {
    expect([...world.cities.keys()]).toEqual(
      box.now.regions.flatMap(({ cities }) => cities.map(({ id }) => id)),
    );
    expect(world.panels).toHaveLength(box.now.regions.length);
    for (const { name, x, y, width, height } of boxes())
      expect(x >= 0 && y >= 0 && x + width <= world.width && y + height <= world.height, name).toBe(
        true,
      );
  });
  it('has no place under another', () => {
    const all = boxes();
    const under = all.flatMap((a, i) =>
      all
        .slice(i + 1)
        .filter((z) => !apart(a, z))
        .map((z) => `${a.name} / ${z.name}`),
    );
    expect(under).toEqual([]);
  });
  it('has a land for each region', () =>
    expect(new Set(world.lands.map(({ region }) => region))).toEqual(new Set([0, 1, 2, 3])));
});

it('places are numbered by cities and sides', () => {
  expect(allPlaces()).toHaveLength(32);
  expect(allPlaces()[0]).toBe('hakodate:north');
  expect(new Set(allPlaces()).size).toBe(32);
});

it('a line around points is closed', () => {
  expect(
    around([
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 2, y: 4 },
    ]),
  ).toBe('M1 2Q0 0 2 0Q4 0 3 2Q2 4 1 2Z');
  expect(around([])).toBe('');
});

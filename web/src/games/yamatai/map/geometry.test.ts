import { describe, expect, it } from 'vitest';
import { standardBox } from '../box.svelte';
import type { Edition } from '../edition';
import { CHANNEL, curve, dice, shoreOf, within, wobble, worldOf, type Spot } from './geometry';

const { map } = standardBox;
const far = (a: Spot, z: Spot): number => Math.hypot(a.x - z.x, a.y - z.y);
const cornersOf = (world: ReturnType<typeof worldOf>, id: number): Spot[] =>
  (map.islands.find((one) => one.id === id)?.polygon ?? []).map(
    (space) => world.spaces.get(space) as Spot,
  );

describe.each([false, true])('the map of the edition, upright: %s', (upright) => {
  const world = worldOf(map, upright);

  it('has every island on land of its own, with water at every space', () => {
    expect(world.islands.size).toBe(map.islands.length);
    for (const [id, { coast, centre, reach }] of world.islands) {
      const corners = cornersOf(world, id);
      expect(within(centre, corners), `${id}`).toBe(true);
      for (const p of coast) {
        expect(within(p, corners), `${id}`).toBe(true);
        for (const corner of corners) expect(far(p, corner)).toBeGreaterThan(2 * CHANNEL);
      }
      expect(reach, `${id}`).toBeGreaterThan(22);
    }
  });
  it('shows all of it, with room for the flags', () => {
    for (const { x, y } of world.spaces.values()) {
      expect(Math.min(x, y, world.width - x, world.height - y)).toBeGreaterThan(40);
    }
    expect(world.height > world.width).toBe(upright);
  });
  it('has the ways in on the outside', () => {
    expect(world.entries.map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'D', 'E']);
    for (const { space, out } of world.entries) {
      const at = world.spaces.get(space) as Spot;
      const flag = { x: at.x + 60 * out.x, y: at.y + 60 * out.y };
      for (const { id } of map.islands)
        expect(within(flag, cornersOf(world, id)), `${space}`).toBe(false);
    }
  });
  it('is the same each time', () => expect(worldOf(map, upright)).toEqual(world));
});

it('turns the map by a quarter, without mirroring it', () => {
  const turn = (world: ReturnType<typeof worldOf>): number => {
    const [a, z, c] = [1, 12, 7].map((space) => world.spaces.get(space) as Spot) as [
      Spot,
      Spot,
      Spot,
    ];
    return Math.sign((z.x - a.x) * (c.y - a.y) - (z.y - a.y) * (c.x - a.x));
  };
  expect(turn(worldOf(map, true))).toBe(turn(worldOf(map)));
});

describe('a shore', () => {
  const square = (size: number): Spot[] => [
    { x: 0, y: 0 },
    { x: size, y: 0 },
    { x: size, y: size },
    { x: 0, y: size },
  ];
  it('is there on an island of any size', () => {
    for (const size of [30, 80, 300]) {
      const { coast, reach } = shoreOf(1, square(size), { x: size / 2, y: size / 2 });
      expect(reach, `${size}`).toBeGreaterThan(size * 0.1);
      expect(Math.max(...coast.map((p) => far(p, { x: size / 2, y: size / 2 })))).toBeLessThan(
        size * 0.7,
      );
    }
  });
  it('is found for a bent island, and with a centre that lies in the water', () => {
    const bent: Spot[] = [
      { x: 0, y: 0 },
      { x: 300, y: 0 },
      { x: 300, y: 300 },
      { x: 180, y: 300 },
      { x: 180, y: 120 },
      { x: 0, y: 120 },
    ];
    for (const given of [
      { x: 240, y: 60 },
      { x: 20, y: 118 },
    ]) {
      const { coast, centre } = shoreOf(3, bent, given);
      expect(within(centre, bent)).toBe(true);
      for (const p of coast) expect(within(p, bent)).toBe(true);
    }
  });
  it('is a closed curve', () => {
    const path = curve(square(10));
    expect(path).toMatch(/^M0 0C.*Z$/);
    expect(path.match(/C/g)?.length).toBe(4);
    expect(curve([])).toBe('');
  });
});

it('other maps have their own shape', () => {
  const small = {
    ...map,
    width: 400,
    height: 300,
    spaces: [
      [100, 60],
      [300, 60],
      [300, 240],
      [100, 240],
    ].map(([x = 0, y = 0], i) => ({
      id: i + 1,
      name: { en: `Dock ${i + 1}` },
      x,
      y,
      entry: i === 0,
    })),
    islands: [{ id: 1, name: { en: 'Rock' }, polygon: [1, 2, 3, 4], centre: { x: 200, y: 150 } }],
    links: [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 1],
    ],
  } as unknown as Edition['map'];
  const world = worldOf(small);
  expect(world.entries).toHaveLength(1);
  expect(world.entries[0]).toMatchObject({ letter: 'A', out: { x: expect.any(Number) as number } });
  expect(world.entries[0]?.out.x).toBeLessThan(0);
  expect(world.islands.get(1)?.reach).toBeGreaterThan(40);
});

it('chance is the same each time, and a wobble stays small', () => {
  expect(dice(4)()).toBe(dice(4)());
  for (let angle = 0; angle < 7; angle += 0.1)
    expect(Math.abs(wobble(9)(angle))).toBeLessThanOrEqual(1);
});

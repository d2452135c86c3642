import { expect, it } from 'vitest';
import { spotBeside, type Box } from './near';

const room = { width: 600, height: 400 };
const size = { width: 200, height: 60 };
const spot = (left: number, top: number): Box => ({ left, top, width: 40, height: 40 });

it('stands right of what was touched, left of it at the edge, and never beyond the map', () => {
  expect(spotBeside(spot(100, 100), size, room)).toEqual({ x: 150, y: 90 });
  expect(spotBeside(spot(500, 100), size, room)).toEqual({ x: 290, y: 90 });
  expect(spotBeside(spot(100, 0), size, room).y).toBe(10);
  expect(spotBeside(spot(100, 380), size, room).y).toBe(330);
});

it('stands below, or above, where the map is narrow', () => {
  const narrow = { width: 300, height: 400 };
  expect(spotBeside(spot(130, 100), size, narrow)).toEqual({ x: 50, y: 150 });
  expect(spotBeside(spot(130, 350), size, narrow)).toEqual({ x: 50, y: 280 });
});

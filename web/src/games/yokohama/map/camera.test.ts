import { describe, expect, it } from 'vitest';
import {
  ABOVE,
  CLOSEST,
  fit,
  fitScale,
  near,
  panBy,
  pointedAt,
  show,
  zoomAt,
} from '../../shared/camera';
import { worldOf } from './geometry';

const world = { width: 700, height: 600 };
const view = { width: 350, height: 600 };

describe('the camera of the map', () => {
  it('begins with the whole', () => {
    const camera = fit(world, view);
    expect(camera.k).toBe(0.5);
    expect(camera.x).toBeCloseTo(0);
    expect(camera.y).toBeCloseTo((600 - 1200) * ABOVE);
  });
  it('begins below what lies over the upper edge', () =>
    expect(fit(world, { ...view, top: 40 }).y).toBe(-80));
  it('has a size even where what lies over the edge is all there is', () =>
    expect(fit(world, { width: 300, height: 20, top: 40 }).k).toBeGreaterThan(0));
  it('keeps what lies under the finger', () => {
    const near = zoomAt(fit(world, view), 3, 200, 250, world, view);
    const before = fit(world, view);
    expect(near.x + 200 / near.k).toBeCloseTo(before.x + 200 / before.k);
  });
  it('brings what is pointed at near, as far as all of it is seen', () => {
    const one = near([{ x: 300, y: 200, width: 20, height: 20 }], 1.2, world, view);
    expect(one.k).toBeCloseTo(1.2);
    expect(one.x + view.width / one.k / 2).toBeCloseTo(310);
    expect(
      near(
        [
          { x: 100, y: 200, width: 20, height: 20 },
          { x: 580, y: 300, width: 20, height: 20 },
        ],
        1.2,
        world,
        view,
      ).k,
    ).toBeCloseTo((0.8 * 350) / 500);
    expect(near([{ x: 0, y: 0, width: 700, height: 600 }], 1.2, world, view).k).toBe(
      fitScale(world, view),
    );
  });
  it('goes neither too near nor too far, and never past an edge', () => {
    expect(zoomAt(fit(world, view), 100, 0, 0, world, view).k).toBe(CLOSEST);
    expect(zoomAt(fit(world, view), 0.01, 0, 0, world, view).k).toBe(fitScale(world, view));
    const near = zoomAt(fit(world, view), 4, 175, 300, world, view);
    expect(panBy(near, 1e6, 1e6, world, view)).toMatchObject({ x: 0, y: 0 });
    const end = panBy(near, -1e6, -1e6, world, view);
    expect(end.x + view.width / end.k).toBeCloseTo(world.width);
  });
  it('brings a board into sight by the least move', () => {
    const near = panBy(zoomAt(fit(world, view), 4, 0, 0, world, view), 1e6, 1e6, world, view);
    const seen = show(near, { x: 500, y: 10, width: 100, height: 100 }, world, view);
    expect(seen.x + view.width / seen.k).toBeCloseTo(600);
    expect(show(seen, { x: 500, y: 10, width: 100, height: 100 }, world, view)).toEqual(seen);
  });
});

describe('what is pointed at', () => {
  const world = { width: 1000, height: 1000 };
  const view = { width: 500, height: 500 };
  const box = { x: 400, y: 400, width: 20, height: 20 };

  it('is brought near for as long as it is pointed at, and no longer', () => {
    const brought = pointedAt([box], null, world, view);
    expect(brought?.k).toBeGreaterThan(1);
    // The nearer drawing has a larger part there: the map stays where it is.
    expect(pointedAt([{ ...box, width: 60, height: 60 }], brought, world, view)).toBe(brought);
    expect(pointedAt([], brought, world, view)).toBeNull();
  });
  it('is followed when it is elsewhere', () => {
    const brought = pointedAt([box], null, world, view);
    const next = pointedAt([{ ...box, x: 900 }], brought, world, view);
    expect(next).not.toEqual(brought);
    expect((next?.x ?? 0) + view.width / (next?.k ?? 1)).toBeGreaterThanOrEqual(920);
  });
  it('is seen well enough in the whole if it is large', () => {
    expect(pointedAt([{ ...box, width: 200, height: 60 }], null, world, view)).toBeNull();
  });
});

it('lays every table out in shifted rows, boards apart', () => {
  for (const [seats, cells] of [
    [2, 10],
    [3, 14],
    [4, 18],
  ] as const) {
    const { cells: spots, width, board } = worldOf(seats);
    expect(spots.length).toBe(cells);
    spots.forEach((one, i) => {
      expect(one.x + board.width).toBeLessThanOrEqual(width);
      for (const other of spots.slice(i + 1))
        expect(
          Math.abs(one.x - other.x) >= board.width || Math.abs(one.y - other.y) >= board.height,
        ).toBe(true);
    });
  }
});

it('has higher boards where the map is high, and fills its room', () => {
  const low = worldOf(4);
  const phone = worldOf(4, { width: 390, height: 470 });
  expect(phone.board.height).toBeGreaterThan(low.board.height * 1.3);
  expect(phone.height / phone.width).toBeCloseTo(470 / 390, 1);
  expect(worldOf(4, { width: 900, height: 300 }).board.height).toBe(low.board.height);
});

it('brings what is pointed at below what lies over the edge of the map', () => {
  const view = { width: 390, height: 330, top: 100 };
  const { y, k } = near(
    [{ x: 400, y: 300, width: 20, height: 20 }],
    2,
    { width: 900, height: 900 },
    view,
  );
  const middle = (310 - y) * k;
  expect(middle).toBeCloseTo(215);
});

// Where things lie on the map, in its own units: one is a pixel when four play on a desk.
import { layoutFor } from '../model';

export const HALF = 61;
export const ROW = 152;
export const BOARD = { width: 118, height: 148 };
/** Between a cell's corner and its board. */
const INSET = 2;

export interface Spot {
  x: number;
  y: number;
}
export interface World {
  width: number;
  height: number;
  /** Left upper corner of each board. */
  cells: Spot[];
  /** What the shifted rows leave free below, left and right. */
  left: { x: number; y: number; width: number; height: number };
  right: { x: number; y: number; width: number; height: number };
}

export function worldOf(seats: number): World {
  const layout = layoutFor(seats);
  const columns = Math.max(1, ...layout.rows);
  const rows = layout.rows.length;
  const width = columns * 2 * HALF;
  const height = rows * ROW;
  const last = layout.rows.length - 1;
  const free = last * HALF;
  return {
    width,
    height,
    cells: layout.cells.map(({ row, x_half }) => ({
      x: x_half * HALF + INSET,
      y: row * ROW + INSET,
    })),
    left: { x: 0, y: last * ROW, width: free, height: ROW },
    right: { x: width - free, y: last * ROW, width: free, height: ROW },
  };
}

export const middleOf = (spot: Spot): Spot => ({
  x: spot.x + BOARD.width / 2,
  y: spot.y + BOARD.height / 2,
});

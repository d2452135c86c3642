// Where things lie on the map, in its own units: one is a pixel when four play on a desk.
import { layoutFor } from '../model';

export const HALF = 61;
/** Between a cell's corner and its board. */
const INSET = 2;
export const BOARD = { width: 2 * HALF - 2 * INSET };
/** Of one row with its boards: where a map is higher than wide, they are, too. */
const ROW = 152;
const HIGHEST_ROW = 232;

export interface Spot {
  x: number;
  y: number;
}
export interface World {
  width: number;
  height: number;
  row: number;
  /** Of each board. */
  board: { width: number; height: number };
  /** Left upper corner of each board. */
  cells: Spot[];
  /** What the shifted rows leave free below, left and right. */
  left: { x: number; y: number; width: number; height: number };
  right: { x: number; y: number; width: number; height: number };
}

/** `room`: pixels that the map has; without it the rows are as low as they can be. */
export function worldOf(seats: number, room?: { width: number; height: number }): World {
  const layout = layoutFor(seats);
  const columns = Math.max(1, ...layout.rows);
  const rows = layout.rows.length;
  const width = columns * 2 * HALF;
  const wanted = room && room.width > 0 ? (room.height * width) / room.width / rows : 0;
  const row = Math.min(Math.max(Math.floor(wanted), ROW), HIGHEST_ROW);
  const height = rows * row;
  const last = layout.rows.length - 1;
  const free = last * HALF;
  return {
    width,
    height,
    row,
    board: { width: BOARD.width, height: row - 2 * INSET },
    cells: layout.cells.map((cell) => ({
      x: cell.x_half * HALF + INSET,
      y: cell.row * row + INSET,
    })),
    left: { x: 0, y: last * row, width: free, height: row },
    right: { x: width - free, y: last * row, width: free, height: row },
  };
}

export const middleOf = (spot: Spot, { board }: World): Spot => ({
  x: spot.x + board.width / 2,
  y: spot.y + board.height / 2,
});

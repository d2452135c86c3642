// Where things lie on the sea, in drawing units; the picture is always HEIGHT high and as wide as
// its frame asks.

export interface Point {
  x: number;
  y: number;
}

/** Something drawn at a point, larger or smaller, or mirrored. */
export interface Placed extends Point {
  scale?: number;
  flip?: boolean;
}

export const placed = ({ x, y, scale = 1, flip = false }: Placed): string =>
  `translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`;

export interface SeaLayout {
  width: number;
  height: number;
  horizon: number;
  /** Waterline of each place of the track. */
  places: Point[];
  /** Size of ships and buildings; 1 is 92 units of ship. */
  scale: number;
}

const HEIGHT = 400;
export const SHIP = { width: 92, height: 96 };

/** Narrower than this, the route goes up and down so that ships keep their size. */
const WIDE_FROM = 880;
const MIN_WIDTH = 480;
const MAX_WIDTH = 1500;

const WIDE_Y = [246, 304, 232, 298, 232, 252];
const NARROW_Y = [190, 322, 196, 322, 190, 318];

export function seaLayout(frameWidth: number, frameHeight: number, places: number): SeaLayout {
  const ratio = frameWidth > 0 && frameHeight > 0 ? frameWidth / frameHeight : 2.6;
  const width = Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, HEIGHT * ratio)));
  const wide = width >= WIDE_FROM;
  const margin = wide ? 100 : 75;
  const rows = wide ? WIDE_Y : NARROW_Y;
  const step = (width - 2 * margin) / Math.max(1, places - 1);
  return {
    width,
    height: HEIGHT,
    horizon: wide ? 116 : 96,
    places: Array.from({ length: places }, (_, i) => ({
      x: margin + i * step,
      y: rows[i % rows.length] ?? 250,
    })),
    scale: wide ? 1 : 0.8,
  };
}

/** A ship's waterline at a place: each colour has its own berth, so four fit and none hides. */
export function berth(sea: SeaLayout, place: number, colour: number): Point {
  const at = sea.places[Math.min(place, sea.places.length - 1)] ?? { x: 0, y: 0 };
  const right = colour % 2 === 1;
  const front = colour >= 2;
  const dx = (right ? 46 : -42) + (front ? -8 : 8);
  const dy = front ? 38 : -8;
  return { x: at.x + dx * sea.scale, y: at.y + dy * sea.scale };
}

/** The route as a soft line through the places. */
export function routePath(sea: SeaLayout): string {
  const [first, ...rest] = sea.places;
  if (!first) return '';
  let path = `M${first.x} ${first.y}`;
  let from = first;
  for (const to of rest) {
    const middle = (from.x + to.x) / 2;
    path += `C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
    from = to;
  }
  return path;
}

/** A line of small waves from edge to edge. */
export function rippleRow(
  y: number,
  width: number,
  length: number,
  height: number,
  shift: number,
): string {
  const half = length / 2;
  let path = `M${-length + shift} ${y}`;
  for (let x = -length + shift; x < width + length; x += length) {
    path += `q${half / 2} ${-height} ${half} 0t${half} 0`;
  }
  return path;
}

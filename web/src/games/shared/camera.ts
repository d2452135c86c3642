// What part of the map is seen: the world's point at the left upper corner, and pixels per unit.
export interface Camera {
  x: number;
  y: number;
  k: number;
}
export interface Size {
  width: number;
  height: number;
  /** Of a view: what lies over its upper edge; the world begins below. */
  top?: number;
  /** Of a world: most pixels per unit. */
  closest?: number;
}

export const CLOSEST = 3;
/** Of the free height, how much lies above the world: below it sheets open. */
export const ABOVE = 0.3;

const limit = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** Of a view that is lower than what lies over its edge, nothing is seen: 0. */
export const fitScale = (world: Size, view: Size): number =>
  Math.max(0, Math.min(view.width / world.width, (view.height - (view.top ?? 0)) / world.height));

/** The whole world in the middle of the view. */
export function fit(world: Size, view: Size): Camera {
  return held({ x: 0, y: 0, k: fitScale(world, view) || 1 }, world, view);
}

/** Not nearer than the closest, not farther than the whole; no edge of the world inside the view, unless
 *  the world is smaller, when it stays in its place. */
export function held(camera: Camera, world: Size, view: Size): Camera {
  const least = fitScale(world, view) || 1;
  const k = limit(camera.k, least, Math.max(least, world.closest ?? CLOSEST));
  const along = (
    at: number,
    length: number,
    seen: number,
    before: (free: number) => number,
  ): number => (seen >= length ? -before(seen - length) : limit(at, 0, length - seen));
  const above = (free: number): number =>
    view.top === undefined ? free * ABOVE : Math.min(free, view.top / k);
  return {
    k,
    x: along(camera.x, world.width, view.width / k, (free) => free / 2),
    y: along(camera.y, world.height, view.height / k, above),
  };
}

/** Nearer or farther, the world's point under the view's point px, py staying there. */
export function zoomAt(
  camera: Camera,
  factor: number,
  px: number,
  py: number,
  world: Size,
  view: Size,
): Camera {
  const least = fitScale(world, view) || 1;
  const k = limit(camera.k * factor, least, Math.max(least, world.closest ?? CLOSEST));
  return held(
    { k, x: camera.x + px / camera.k - px / k, y: camera.y + py / camera.k - py / k },
    world,
    view,
  );
}

export function panBy(camera: Camera, dx: number, dy: number, world: Size, view: Size): Camera {
  return held({ ...camera, x: camera.x - dx / camera.k, y: camera.y - dy / camera.k }, world, view);
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Some boxes of the world in the middle, as near as `k` if all of them are seen then, with something around them. */
export function near(boxes: Box[], k: number, world: Size, view: Size): Camera {
  const [left, above] = [
    Math.min(...boxes.map(({ x }) => x)),
    Math.min(...boxes.map(({ y }) => y)),
  ];
  const [right, below] = [
    Math.max(...boxes.map(({ x, width }) => x + width)),
    Math.max(...boxes.map(({ y, height }) => y + height)),
  ];
  const nearest = Math.min(
    k,
    (0.8 * view.width) / (right - left),
    (0.8 * (view.height - (view.top ?? 0))) / (below - above),
  );
  const scale = Math.max(nearest, fitScale(world, view) || 1);
  return held(
    {
      k: scale,
      x: (left + right - view.width / scale) / 2,
      y: (above + below - (view.height + (view.top ?? 0)) / scale) / 2,
    },
    world,
    view,
  );
}

/** Of a thing that is pointed at, less than this cannot be seen well, nor touched. */
const SMALL = 24;

/** Where the drawing is for what is pointed at: nowhere (null) if the whole shows it well. Where it was brought
 *  already it stays while all of it is seen: a nearer drawing has larger parts, which ask for nothing nearer. */
export function pointedAt(
  boxes: Box[],
  brought: Camera | null,
  world: Size,
  view: Size,
): Camera | null {
  if (boxes.length === 0) return null;
  const [across, down] = brought ? [view.width / brought.k, view.height / brought.k] : [0, 0];
  const isSeen = ({ x, y, width, height }: Box): boolean =>
    brought !== null &&
    x >= brought.x &&
    y >= brought.y + (view.top ?? 0) / brought.k &&
    x + width <= brought.x + across &&
    y + height <= brought.y + down;
  if (boxes.every(isSeen)) return brought;
  const { k } = fit(world, view);
  const least = k * Math.min(...boxes.map(({ width, height }) => Math.min(width, height)));
  return least < SMALL ? near(boxes, (k * 2 * SMALL) / least, world, view) : null;
}

/** So that a box of the world is seen, moving no more than needed. */
export function show(camera: Camera, box: Box, world: Size, view: Size): Camera {
  const along = (at: number, from: number, length: number, seen: number): number =>
    from < at ? from : from + length > at + seen ? from + length - seen : at;
  return held(
    {
      ...camera,
      x: along(camera.x, box.x, box.width, view.width / camera.k),
      y: along(camera.y, box.y, box.height, view.height / camera.k),
    },
    world,
    view,
  );
}

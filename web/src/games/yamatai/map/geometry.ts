// Where things lie on the map, in the units of the edition: its islands with a shore each, and water
// between them along the links. On a phone the map stands upright, turned a quarter to the left.
import type { Edition } from '../edition';

export interface Spot {
  x: number;
  y: number;
}
export interface Shore {
  /** Of what stands on the island. */
  centre: Spot;
  /** From the centre to the nearest water. */
  reach: number;
  /** Of the water's edge, closed. */
  coast: Spot[];
}
export interface World {
  /** What is to be seen: spaces, flags, and some sea around them. */
  width: number;
  height: number;
  spaces: Map<number, Spot>;
  islands: Map<number, Shore>;
  links: [number, number][];
  entries: { space: number; letter: string; out: Spot }[];
}

/** Water on each side of a link, and round a space, where a boat lies at anchor. */
export const CHANNEL = 17;
const BASIN = 47;
const RAYS = 44;

// -- chance that is always the same

/** 0 to 1, from a number. */
export function dice(seed: number): () => number {
  let at = (seed * 48271 + 11) % 2147483647;
  return () => (at = (at * 48271) % 2147483647) / 2147483647;
}

/** A smooth wave round a circle, -1 to 1. */
export function wobble(seed: number): (angle: number) => number {
  const roll = dice(seed);
  const parts = [2, 3, 5, 8].map((n) => ({ n, phase: roll() * 2 * Math.PI, size: 1 / n }));
  const whole = parts.reduce((sum, { size }) => sum + size, 0);
  return (angle) =>
    parts.reduce((sum, { n, phase, size }) => sum + size * Math.sin(n * angle + phase), 0) / whole;
}

// -- shapes

const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

function farFromEdge(p: Spot, a: Spot, b: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along =
    dx * dx + dy * dy === 0
      ? 0
      : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)));
  return far(p, { x: a.x + along * dx, y: a.y + along * dy });
}

export function within(p: Spot, polygon: Spot[]): boolean {
  let inside = false;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] as Spot;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x)
      inside = !inside;
  });
  return inside;
}

/** How much land is left at a point: below 0 it is water. */
function land(p: Spot, polygon: Spot[], channel: number, basin: number): number {
  if (!within(p, polygon)) return -Infinity;
  const edge = Math.min(
    ...polygon.map((a, i) => farFromEdge(p, a, polygon[(i + 1) % polygon.length] as Spot)),
  );
  return Math.min(edge - channel, Math.min(...polygon.map((corner) => far(p, corner))) - basin);
}

/** The point inside, near the given one, with most land around it. */
function heart(from: Spot, polygon: Spot[]): Spot {
  const clear = (p: Spot): number => land(p, polygon, 0, BASIN - CHANNEL);
  let best = from;
  for (let step = 24; step >= 3; step /= 2) {
    for (let moved = true; moved;) {
      moved = false;
      for (const [dx, dy] of [
        [step, 0],
        [-step, 0],
        [0, step],
        [0, -step],
      ] as const) {
        const p = { x: best.x + dx, y: best.y + dy };
        if (clear(p) > clear(best) + 0.5) [best, moved] = [p, true];
      }
    }
  }
  return best;
}

/** The shore of an island: its polygon less the water, by rays from its heart, a little uneven. */
export function shoreOf(id: number, corners: Spot[], given: Spot): Shore {
  const centre = heart(given, corners);
  const reach = land(centre, corners, 0, 0);
  // What is too small for the usual water keeps at least half of itself.
  const share = Math.min(
    1,
    (reach * 0.5) / CHANNEL,
    (Math.min(...corners.map((corner) => far(centre, corner))) * 0.6) / BASIN,
  );
  const uneven = wobble(id);
  const size = Math.max(...corners.map((corner) => far(centre, corner)));
  const coast = Array.from({ length: RAYS }, (_, i): Spot => {
    const angle = (i / RAYS) * 2 * Math.PI;
    const at = (r: number): Spot => ({
      x: centre.x + r * Math.cos(angle),
      y: centre.y + r * Math.sin(angle),
    });
    const channel = CHANNEL * share * (1 + 0.3 * uneven(angle));
    let [low, high] = [0, size];
    for (let k = 0; k < 14; k++) {
      const middle = (low + high) / 2;
      if (land(at(middle), corners, channel, BASIN * share) > 0) low = middle;
      else high = middle;
    }
    return at(low);
  });
  return { centre, reach: Math.min(...coast.map((p) => far(p, centre))), coast };
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** A closed curve through the points; `inward`: nearer to the centre by as much. */
export function curve(points: Spot[], centre?: Spot, inward = 0): string {
  const drawn =
    !centre || inward === 0
      ? points
      : points.map((p) => {
          const r = far(p, centre) || 1;
          const k = Math.max(0.3, (r - inward) / r);
          return { x: centre.x + (p.x - centre.x) * k, y: centre.y + (p.y - centre.y) * k };
        });
  const at = (i: number): Spot => drawn[(i + drawn.length) % drawn.length] as Spot;
  const parts = drawn.map((p, i) => {
    const [before, next, after] = [at(i - 1), at(i + 1), at(i + 2)];
    const one = { x: p.x + (next.x - before.x) / 6, y: p.y + (next.y - before.y) / 6 };
    const two = { x: next.x - (after.x - p.x) / 6, y: next.y - (after.y - p.y) / 6 };
    return `C${round(one.x)} ${round(one.y)} ${round(two.x)} ${round(two.y)} ${round(next.x)} ${round(next.y)}`;
  });
  const [first] = drawn;
  return first ? `M${round(first.x)} ${round(first.y)}${parts.join('')}Z` : '';
}

// -- the whole

const letterOf = (name: string, i: number): string =>
  /\b([A-Z])$/.exec(name)?.[1] ?? String.fromCharCode(65 + (i % 26));

/** Sea around the outermost spaces, and beyond the flag of an entry. */
const MARGIN = 50;
export const FLAG = 72;

export function worldOf({ islands, spaces, links, width }: Edition['map'], upright = false): World {
  const turned = ({ x, y }: Spot): Spot => (upright ? { x: y, y: width - x } : { x, y });
  const plain = new Map(spaces.map((one) => [one.id, turned(one)]));
  const all = [...plain.values()];
  const middle = {
    x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
    y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
  };
  const entries = spaces
    .filter(({ entry }) => entry)
    .map(({ id, name }, i) => ({
      space: id,
      letter: letterOf(Object.values(name)[0] ?? '', i),
      out: outward(id, links, plain, middle),
    }));
  const seen = [
    ...all,
    ...entries.flatMap(({ space, out }) =>
      plain.has(space)
        ? [{ x: plain.get(space)!.x + out.x * FLAG, y: plain.get(space)!.y + out.y * FLAG }]
        : [],
    ),
  ];
  const [left, right] = [
    Math.min(...seen.map(({ x }) => x)) - MARGIN,
    Math.max(...seen.map(({ x }) => x)) + MARGIN,
  ];
  const [top, bottom] = [
    Math.min(...seen.map(({ y }) => y)) - MARGIN,
    Math.max(...seen.map(({ y }) => y)) + MARGIN,
  ];
  const moved = ({ x, y }: Spot): Spot => ({ x: x - left, y: y - top });
  const placed = new Map([...plain].map(([id, spot]) => [id, moved(spot)]));
  const shores = islands.map(
    ({ id, polygon, centre }) =>
      [
        id,
        shoreOf(
          id,
          polygon.map((space) => placed.get(space) ?? moved(middle)),
          moved(turned(centre)),
        ),
      ] as const,
  );
  return {
    width: right - left,
    height: bottom - top,
    spaces: placed,
    islands: new Map(shores),
    links,
    entries,
  };
}

/** From a space on the coast to the open sea: away from the links, one unit long. */
function outward(
  id: number,
  links: [number, number][],
  spaces: Map<number, Spot>,
  middle: Spot,
): Spot {
  const here = spaces.get(id) ?? middle;
  const next = links
    .flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []))
    .flatMap((one) => spaces.get(one) ?? []);
  let [x, y] = [0, 0];
  for (const spot of next) {
    const r = far(spot, here) || 1;
    x += (here.x - spot.x) / r;
    y += (here.y - spot.y) / r;
  }
  const r = Math.hypot(x, y);
  if (r > 0.2) return { x: x / r, y: y / r };
  const away = far(here, middle) || 1;
  return { x: (here.x - middle.x) / away, y: (here.y - middle.y) / away };
}

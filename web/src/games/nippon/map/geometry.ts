// Where everything lies on the map, for a wide page and for an upright one.
import { box, SIDES } from '../box.svelte';
import { placeOf } from '../model';
import { PARTS } from './coast';

export interface Spot {
  x: number;
  y: number;
}
/** A coast, drawn. */
export interface Land {
  region: number;
  d: string;
}
export interface World {
  width: number;
  height: number;
  lands: Land[];
  /** By id: the middle of the city's tile. */
  cities: Map<string, Spot>;
  /** By place of the region: the left upper corner of what is said of it. */
  panels: Spot[];
  mountain: Spot;
  sun: Spot;
  ships: Spot[];
}

/** Side of a city's tile, and of the places beside it. */
export const TILE = 56;
export const PLACE = 30;
export const PANEL = { width: 164, height: 98 };
const GAP = 1;

interface Layout {
  width: number;
  height: number;
  /** How Japan lies: its length over the horizontal in degrees, pixels along and across, its middle. */
  turn: number;
  along: number;
  across: number;
  x: number;
  y: number;
  /** By region. */
  cities: [Spot, Spot][];
  panels: Spot[];
  mountain: Spot;
  sun: Spot;
  ships: Spot[];
}

const at = (x: number, y: number): Spot => ({ x, y });

const WIDE: Layout = {
  width: 680,
  height: 574,
  turn: 27,
  along: 38.5,
  across: 56,
  x: 398,
  y: 272,
  cities: [
    [at(582, 148), at(510, 272)],
    [at(460, 404), at(360, 342)],
    [at(286, 426), at(172, 268)],
    [at(176, 388), at(64, 322)],
  ],
  panels: [at(318, 58), at(508, 466), at(150, 98), at(104, 466)],
  mountain: at(418, 322),
  sun: at(70, 72),
  ships: [at(390, 530), at(628, 320), at(54, 196)],
};
const UPRIGHT: Layout = {
  width: 390,
  height: 620,
  turn: 68,
  along: 36,
  across: 44,
  x: 232,
  y: 274,
  cities: [
    [at(306, 70), at(326, 189)],
    [at(324, 308), at(236, 356)],
    [at(160, 418), at(84, 370)],
    [at(157, 553), at(62, 505)],
  ],
  panels: [at(16, 92), at(224, 418), at(10, 208), at(225, 519)],
  mountain: at(270, 286),
  sun: at(58, 46),
  ships: [at(170, 40), at(366, 246)],
};

/** Middle of the country, degrees. */
const MIDDLE = { east: 137.6, north: 37.6 };
const NARROWER = 0.804;
const LENGTH = (52 * Math.PI) / 180;
/** The south-west is drawn larger than it is, so that cities find room there. */
const SHORTER = 0.022;
const THINNER = 0.045;

function onMap({ turn, along, across, x, y }: Layout, east: number, north: number): Spot {
  const [dx, dy] = [(east - MIDDLE.east) * NARROWER, north - MIDDLE.north];
  const length = dx * Math.cos(LENGTH) + dy * Math.sin(LENGTH);
  const breadth = dy * Math.cos(LENGTH) - dx * Math.sin(LENGTH);
  const [u, v] = [
    along * (length - SHORTER * length * length),
    breadth * across * (1 - THINNER * length),
  ];
  const angle = (turn * Math.PI) / 180;
  return {
    x: x + u * Math.cos(angle) - v * Math.sin(angle),
    y: y - u * Math.sin(angle) - v * Math.cos(angle),
  };
}

const round = ({ x, y }: Spot): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
const between = (a: Spot, z: Spot): Spot => ({ x: (a.x + z.x) / 2, y: (a.y + z.y) / 2 });

/** A smooth line around points; where two parts share points it is the same. */
export function around(points: Spot[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  return `M${round(between(last, first))}${points.map((point, i) => `Q${round(point)} ${round(between(point, points[i + 1] ?? first))}`).join('')}Z`;
}

function landsOf(layout: Layout): Land[] {
  return PARTS.map(({ region, points }) => {
    const spots = Array.from({ length: points.length / 2 }, (_, i) =>
      onMap(layout, points[2 * i] ?? 0, points[2 * i + 1] ?? 0),
    );
    return { region, d: around(spots) };
  });
}

const lands = new Map<Layout, Land[]>();

export function worldOf(upright: boolean): World {
  const layout = upright ? UPRIGHT : WIDE;
  const drawn = lands.get(layout) ?? landsOf(layout);
  lands.set(layout, drawn);
  const { width, height, cities, panels, mountain, sun, ships } = layout;
  const named = box.now.regions.flatMap((region, i) =>
    region.cities.map(({ id }, j): [string, Spot] => [id, cities[i]?.[j] ?? at(0, 0)]),
  );
  return { width, height, lands: drawn, cities: new Map(named), panels, mountain, sun, ships };
}

/** Middle of the place beside a side of a city's tile, seen from its middle. */
export const BESIDE: Spot[] = [at(0, -1), at(1, 0), at(0, 1), at(-1, 0)].map(({ x, y }) => ({
  x: x * (TILE / 2 + GAP + PLACE / 2),
  y: y * (TILE / 2 + GAP + PLACE / 2),
}));

/** All places, in the order of cities and sides; the page numbers them so. */
export const allPlaces = (): string[] =>
  box.now.regions.flatMap(({ cities }) =>
    cities.flatMap(({ id }) => SIDES.map((side) => placeOf(id, side))),
  );

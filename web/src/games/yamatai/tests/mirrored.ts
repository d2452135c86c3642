// Another map of Yamataï that is as sound as the standard one: the same as seen in a mirror.
interface Point {
  x: number;
  y: number;
}

export interface MapEdition {
  edition: string;
  map: {
    width: number;
    spaces: (Point & { id: number; entry: boolean })[];
    links: [number, number][];
    islands: { id: number; polygon: number[]; centre: Point }[];
  };
}

export function mirrored<E extends MapEdition>(standard: E): E {
  const edition = structuredClone(standard);
  const { width, spaces, islands } = edition.map;
  const turn = (point: Point): number => (point.x = width - point.x);
  for (const space of spaces) turn(space);
  for (const { centre, polygon } of islands) {
    turn(centre);
    polygon.reverse(); // clockwise again
  }
  return Object.assign(edition, { edition: 'mirrored' });
}

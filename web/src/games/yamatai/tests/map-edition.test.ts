// Another map of Yamataï on the page "New table": sound, or every fault in words.
import { describe, expect, it } from 'vitest';
import yamatai from '../../../../../editions/yamatai.json';
import { faultsOf, read } from '../../../../tests/own_edition';
import { mirrored, type MapEdition } from './mirrored';

const standard = yamatai as unknown as MapEdition;

describe('another map of Yamataï', () => {
  it('is taken when it is a legal one', async () => {
    const content = mirrored(standard);
    expect(await read('yamatai', content)).toEqual({
      own: { content, name: 'mirrored', changed: ['map'] },
    });
  });

  it('is refused in words when its polygons run the wrong way round', async () => {
    const edition = mirrored(standard);
    for (const island of edition.map.islands) island.polygon.reverse();
    expect(await faultsOf('yamatai', edition)).toEqual(
      edition.map.islands.map((_, i) => `map.islands[${i}]`),
    );
  });

  it('is refused in words when a line is missing and no entry is left', async () => {
    const edition = mirrored(standard);
    edition.map.links.shift();
    for (const space of edition.map.spaces) space.entry = false;
    const places = await faultsOf('yamatai', edition);
    expect(places.length).toBeGreaterThan(1);
    expect(places.filter((place) => !place.startsWith('map'))).toEqual([]);
  });

  it('is refused in words when a space lies off the map', async () => {
    const edition = mirrored(standard);
    Object.assign(edition.map.spaces[5] ?? {}, { x: 5000 });
    expect(await faultsOf('yamatai', edition)).toEqual(['map.spaces[5]']);
  });
});

// An owner's edition on the page "New table": sound, or every fault in words.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '$lib/i18n';
import { changedTables, MOST_FAULTS, readEdition, type ReadEdition } from '../src/pages/new/edition';
import { placeWords, thingsOf } from '../src/pages/new/place';
import { mirrored, type MapEdition } from './mirrored';
import { newSession } from './wasm';

const GAMES = ['nippon', 'osaka', 'yamatai', 'yokohama'];

type Edition = MapEdition & { cards: { value: unknown }[]; colours: { id: string }[] };
const standard = (game: string): Edition => JSON.parse(readFileSync(new URL(`../../editions/${game}.json`, import.meta.url), 'utf8')) as Edition;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = async (game: string, edition: unknown): Promise<ReadEdition> =>
  readEdition(bytesOf(typeof edition === 'string' ? edition : JSON.stringify(edition)), game, await newSession());

async function faultsOf(game: string, edition: unknown): Promise<string[]> {
  const found = await read(game, edition);
  if (typeof found === 'string' || 'own' in found) throw new Error('this was taken for sound');
  for (const { message } of found.faults) expect(message).toMatch(/^[A-Z].*\.$/s);
  return found.faults.map(({ where = '' }) => where);
}

describe('an edition from a file', () => {
  it.each(GAMES)('is sound when it is the standard one of %s', async (game) => {
    const content = standard(game);
    expect(await read(game, content)).toEqual({ own: { content, name: content.edition, changed: [], unread: [] } });
  });

  it('is known by its name and by what differs, whatever the order of its members', async () => {
    const content = { ...Object.fromEntries(Object.entries(standard('osaka')).reverse()), edition: 'mine', end_of_game: { tokens: 6 } };
    expect(await read('osaka', content)).toEqual({ own: { content, name: 'mine', changed: ['end_of_game'], unread: [] } });
    expect(changedTables({ a: [1, { b: 2 }], name: 'x' }, { a: [1, { b: 2, c: 3 }], name: 'y' })).toEqual(['a']);
    expect(changedTables({ a: [1, 2] }, { a: [1] })).toEqual(['a']);
    expect(changedTables({ a: [] }, { a: {} })).toEqual(['a']);
  });

  it('is not read when it is no JSON object', async () => {
    for (const text of ['[]', 'null', '7', '"edition"']) expect(await read('osaka', text)).toBe('unreadable');
  });

  it('has faults of its JSON told with line and column, and keys that stand there twice', async () => {
    const faultOf = async (text: string): Promise<unknown> => {
      const found = await read('osaka', text);
      return typeof found === 'string' || 'own' in found ? found : found.faults;
    };
    expect(await faultOf('')).toMatchObject([{ code: 'bad_json' }]);
    expect(await faultOf('{\n "game": oops}')).toMatchObject([{ code: 'bad_json', message: expect.stringContaining('Line 2, column 10') as string }]);
    const twice = JSON.stringify(standard('osaka')).replace('{', '{"game":"osaka",');
    expect(await faultOf(twice)).toMatchObject([{ code: 'bad_json', where: 'game' }]);
  });

  it('is not read in Latin-1 or UTF-16', async () => {
    const session = await newSession();
    for (const bytes of [
      [0x7b, 0x22, 0xe9, 0x22],
      [0xff, 0xfe, 0x7b, 0x00],
    ]) {
      expect(await readEdition(new Uint8Array(bytes), 'osaka', session)).toBe('not_utf8');
    }
  });

  it('is not read when no server would take it', async () => {
    expect(await read('osaka', { ...standard('osaka'), note: 'x'.repeat(250_000) })).toBe('too_large');
  });

  it('has all its faults told, each with its place', async () => {
    const edition = standard('osaka');
    Object.assign(edition.cards[1] ?? {}, { value: 'three' });
    Object.assign(edition.colours[1] ?? {}, { id: 'red' });
    const places = await faultsOf('osaka', { ...edition, lighthouse: 1 });
    expect(places).toEqual(expect.arrayContaining(['', 'cards[1].value', 'colours[1].id']));
  });

  it('has its faults told by thing and line, in the language of the page', async () => {
    await setLanguage('en');
    const edition = standard('osaka');
    Object.assign(edition.cards[1] ?? {}, { value: 'three' });
    const text = JSON.stringify(edition, null, 1);
    const found = await read('osaka', text);
    if (typeof found === 'string' || 'own' in found) throw new Error('this was taken for sound');
    const [place = {}] = found.faults.flatMap((fault) => fault.place ?? []);
    const line = text.slice(0, text.indexOf('"three"')).split('\n').length;
    const { id } = edition.cards[1] as unknown as { id: string };
    expect(placeWords(place, await thingsOf('osaka', 'en'), 'en')).toBe(`card 2, ${id}, value, line ${line}, column 4`);
    expect(placeWords(place, await thingsOf('osaka', 'fr'), 'fr')).toMatch(/^carte 2, /);
    expect(placeWords({ things: [{ kind: 'x', list: 'costs', number: 3 }] }, {}, 'en')).toBe('costs, item 3');
    expect(placeWords({ line: 1, column: 1 }, {}, 'en')).toBe('');
  });

  it('has what no rule reads noted', async () => {
    const edition = standard('osaka');
    const content = { ...edition, edition: 'mine', tokens: { ...(edition as unknown as { tokens: object }).tokens, per_colour: 99 } };
    expect(await read('osaka', content)).toMatchObject({ own: { changed: ['tokens'], unread: ['tokens.per_colour'] } });
  });

  it.each(GAMES)('has no more faults told than %s can count', async (game) => {
    const wrong = Object.fromEntries(Array.from({ length: 80 }, (_, i) => [`wrong${i}`, i]));
    expect(await faultsOf(game, { ...standard(game), ...wrong })).toHaveLength(MOST_FAULTS);
  });

  it('of another game is told just that', async () => {
    expect(await faultsOf('osaka', standard('yamatai'))).toEqual(['game']);
  });
});

describe('another map of Yamataï', () => {
  it('is taken when it is a legal one', async () => {
    const content = mirrored(standard('yamatai'));
    expect(await read('yamatai', content)).toEqual({ own: { content, name: 'mirrored', changed: ['map'], unread: ['map.islands.centre', 'map.spaces.x'] } });
  });

  it('is refused in words when its polygons run the wrong way round', async () => {
    const edition = mirrored(standard('yamatai'));
    for (const island of edition.map.islands) island.polygon.reverse();
    expect(await faultsOf('yamatai', edition)).toEqual(edition.map.islands.map((_, i) => `map.islands[${i}]`));
  });

  it('is refused in words when a line is missing and no entry is left', async () => {
    const edition = mirrored(standard('yamatai'));
    edition.map.links.shift();
    for (const space of edition.map.spaces) space.entry = false;
    const places = await faultsOf('yamatai', edition);
    expect(places.length).toBeGreaterThan(1);
    expect(places.filter((place) => !place.startsWith('map'))).toEqual([]);
  });

  it('is refused in words when a space lies off the map', async () => {
    const edition = mirrored(standard('yamatai'));
    Object.assign(edition.map.spaces[5] ?? {}, { x: 5000 });
    expect(await faultsOf('yamatai', edition)).toEqual(['map.spaces[5]']);
  });
});

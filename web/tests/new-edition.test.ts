// An owner's edition on the page "New table": sound, or every fault in words.
import { describe, expect, it } from 'vitest';
import { games } from '../src/games';
import { changedTables, MOST_FAULTS, readEdition } from '../src/pages/new/edition';
import { example, other } from './example';
import { faultsOf, read, standard } from './own_edition';
import { newSession } from './wasm';

const GAMES = games.map(({ id }) => id);

describe('an edition from a file', () => {
  it.each(GAMES)('is sound when it is the standard one of %s', async (game) => {
    const content = standard(game);
    expect(await read(game, content)).toEqual({
      own: { content, name: content.edition, changed: [] },
    });
  });

  it('is known by its name and by what differs, whatever the order of its members', async () => {
    const content = {
      ...Object.fromEntries(Object.entries(standard(example)).reverse()),
      edition: 'mine',
      end_of_game: { tokens: 6 },
    };
    expect(await read(example, content)).toEqual({
      own: { content, name: 'mine', changed: ['end_of_game'] },
    });
    expect(
      changedTables({ a: [1, { b: 2 }], name: 'x' }, { a: [1, { b: 2, c: 3 }], name: 'y' }),
    ).toEqual(['a']);
    expect(changedTables({ a: [1, 2] }, { a: [1] })).toEqual(['a']);
    expect(changedTables({ a: [] }, { a: {} })).toEqual(['a']);
  });

  it('is not read when it is no JSON object', async () => {
    for (const text of ['[]', 'null', '7', '"edition"'])
      expect(await read(example, text)).toBe('unreadable');
  });

  it('has faults of its JSON told with line and column, and keys that stand there twice', async () => {
    const faultOf = async (text: string): Promise<unknown> => {
      const found = await read(example, text);
      return typeof found === 'string' || 'own' in found ? found : found.faults;
    };
    expect(await faultOf('')).toMatchObject([{ code: 'bad_json' }]);
    expect(await faultOf('{\n "game": oops}')).toMatchObject([
      { code: 'bad_json', message: expect.stringContaining('Line 2, column 10') as string },
    ]);
    const twice = JSON.stringify(standard(example)).replace('{', `{"game":"${example}",`);
    expect(await faultOf(twice)).toMatchObject([{ code: 'bad_json', where: 'game' }]);
  });

  it('is not read in Latin-1 or UTF-16', async () => {
    const session = await newSession();
    for (const bytes of [
      [0x7b, 0x22, 0xe9, 0x22],
      [0xff, 0xfe, 0x7b, 0x00],
    ]) {
      expect(await readEdition(new Uint8Array(bytes), example, session)).toBe('not_utf8');
    }
  });

  it('is not read when no server would take it', async () => {
    expect(await read(example, { ...standard(example), note: 'x'.repeat(250_000) })).toBe(
      'too_large',
    );
  });

  it('has all its faults told, each with its place', async () => {
    const edition = standard(example);
    Object.assign(edition.cards[1] ?? {}, { value: 'three' });
    Object.assign(edition.colours[1] ?? {}, { id: 'red' });
    const places = await faultsOf(example, { ...edition, lighthouse: 1 });
    expect(places).toEqual(expect.arrayContaining(['', 'cards[1].value', 'colours[1].id']));
  });

  it.each(GAMES)('has no more faults told than %s can count', async (game) => {
    const wrong = Object.fromEntries(Array.from({ length: 80 }, (_, i) => [`wrong${i}`, i]));
    expect(await faultsOf(game, { ...standard(game), ...wrong })).toHaveLength(MOST_FAULTS);
  });

  it('of another game is told just that', async () => {
    expect(await faultsOf(example, standard(other))).toEqual(['game']);
  });
});

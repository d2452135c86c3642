// Faults in words: filled as core/reading/sentences.cpp fills them, complete in every language.
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EngineError } from '$lib/engine/error';
import { Session } from '$lib/engine/client';
import { sayerOf } from '$lib/engine/faults';
import type { ErrorBody } from '$lib/engine/protocol';
import { faultOf, wordsOf, type Said } from '$lib/engine/words';
import { setLanguage } from '$lib/i18n';
import { openTable } from '$lib/table/api';
import { fill } from '../src/lib/fill';
import cases from '../../tests/fixtures/filled_texts.json';
import { example } from './example';

describe('a text with gaps', () => {
  it.each(cases)('is filled as in the terminal: $text', ({ text, values, en, fr }) => {
    expect(fill(text, values, 'en')).toBe(en);
    expect(fill(text, values, 'fr')).toBe(fr);
  });
});

describe('a fault', () => {
  const fault = {
    code: 'bad_field',
    message: 'Expected 36 items, found 35.',
    reason: 'list_size',
    values: { expected: 36, found: 35 },
  };

  it('is said in the language of the page', async () => {
    expect((await sayerOf(example, 'fr'))(fault)).toEqual({
      text: 'Attendu : 36 éléments ; trouvé : 35.',
      language: 'fr',
    });
    expect((await sayerOf(example, 'en'))(fault)).toEqual({ text: fault.message, language: 'en' });
  });

  it('without a sentence keeps its message', async () => {
    expect(
      (await sayerOf(example, 'fr'))({ code: 'storage', message: 'The disk is full.' }),
    ).toEqual({ text: 'The disk is full.', language: 'en' });
  });

  it('of a word that is nearly one asks whether that was meant', async () => {
    const odd = {
      code: 'bad_field',
      message: 'm',
      reason: 'choice',
      values: { expected: 'public, box', found: '"bax"', nearest: 'box' },
    };
    expect((await sayerOf(example, 'en'))(odd).text).toBe(
      'Expected one of public, box, found "bax". Did you mean \'box\'?',
    );
    expect((await sayerOf(example, 'fr'))(odd).text).toMatch(
      /Vouliez-vous dire «\u202fbox\u202f»\u202f\?$/,
    );
  });

  it('of each game has its sentence', async () => {
    for (const game of readdirSync(new URL('../../games', import.meta.url)).filter(
      (name) => !name.includes('.'),
    )) {
      const path = new URL(`../../games/${game}/text/faults.fr.json`, import.meta.url);
      const [reason = '', text] =
        Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>)[0] ?? [];
      expect(
        (await sayerOf(game, 'fr'))({ code: 'c', message: 'm', reason, values: {} }).text,
      ).toBe(text);
    }
  });
});

describe('what a page says', () => {
  afterEach(async () => {
    vi.unstubAllGlobals();
    await setLanguage('en');
  });

  it('of a closed table is the reason, not only that it is closed', async () => {
    await setLanguage('fr');
    const why = {
      code: 'frozen',
      message: 'Expected 8 stored entries, found 7.',
      reason: 'server.stored_entries',
      values: { expected: 8, found: 7 },
      where: 'entries',
    };
    expect(await wordsOf(why, example)).toEqual({
      text: 'Attendu : 8 entrées enregistrées ; trouvé : 7.',
      language: 'fr',
      where: 'entries',
    });
    expect(
      await wordsOf({ code: 'frozen', message: 'Of a former program.' }, example),
    ).toMatchObject({ text: 'Cette table est en lecture seule.' });
  });

  const TOO_LONG: ErrorBody = {
    code: 'bad_field',
    message: 'Expected a text of at most 60 bytes, found 80.',
    where: 'seats[0].name',
    reason: 'text_longer',
    values: { most: 60, found: 80 },
  };
  const UNKNOWN: ErrorBody = { code: 'wrong_hash', message: 'The hash is another.', where: 'hash' };
  const failed = (call: Promise<unknown>): Promise<unknown> =>
    call.then(
      () => expect.unreachable(),
      (error: unknown) => error,
    );

  /** The words, for a fault that the server answers with and for one of an engine's thread. */
  async function saidOf(error: ErrorBody): Promise<Said> {
    vi.stubGlobal('fetch', () =>
      Promise.resolve({ ok: false, status: 400, json: () => Promise.resolve({ error }) }),
    );
    const ofServer = await failed(openTable({ game: example, players: 2, seats: [] }));
    const ofEngine = await failed(new Session(() => Promise.resolve({ ok: false, error })).legal());
    expect(faultOf(ofServer)).toEqual(error);
    expect(faultOf(ofEngine)).toEqual(error);
    return wordsOf(faultOf(ofServer), example);
  }

  it('of a request is the sentence of its fault, in the language of the page', async () => {
    expect(await saidOf(TOO_LONG)).toEqual({
      text: TOO_LONG.message,
      language: 'en',
      where: 'seats[0].name',
    });
    await setLanguage('fr');
    const file = readFileSync(new URL('../../core/text/faults.fr.json', import.meta.url), 'utf8');
    const french = fill(
      (JSON.parse(file) as Record<string, string>)['text_longer'] ?? '',
      { most: 60, found: 80 },
      'fr',
    );
    expect(french).toContain('60');
    expect(await saidOf(TOO_LONG)).toEqual({
      text: french,
      language: 'fr',
      where: 'seats[0].name',
    });
  });

  it('is in English where the language of the page has neither sentence nor words of the code', async () => {
    await setLanguage('fr');
    expect(await saidOf(UNKNOWN)).toEqual({ text: UNKNOWN.message, language: 'en', where: 'hash' });
    expect(await saidOf({ code: 'bad_field', message: 'Oak expected.' })).toMatchObject({
      language: 'fr',
    });
  });

  it('to players are the words of the code, not moves as they are written', async () => {
    await setLanguage('fr');
    const refused = {
      code: 'illegal_move',
      message: 'm',
      reason: 'illegal_move',
      values: { found: 'buy' },
    };
    expect((await saidOf(refused)).text).toBe('Les règles ne le permettent pas maintenant.');
    expect((await wordsOf({ code: 'bot_failed' }, example)).text).not.toBe(
      (await wordsOf({ code: 'unknown' }, example)).text,
    );
    expect(faultOf(new Error('x'))).toEqual({ code: 'unknown' });
    expect(faultOf(new EngineError(TOO_LONG))).toBe(TOO_LONG);
  });

  it('may come from a file of any part of the program', () => {
    const globbed = readFileSync(new URL('../src/lib/engine/faults.ts', import.meta.url), 'utf8');
    for (const part of ['core', 'engine', 'players', 'server'])
      expect(globbed).toMatch(new RegExp(`\\{[\\w,]*\\b${part}\\b[\\w,]*\\}/text`));
  });
});

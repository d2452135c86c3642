// What lies on a board: each thing has a name, one sentence and a clause, in both languages, and only what is told is
// marked. That a board marks everything, the browser tests see (e2e/things.e2e.ts).
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openGame } from '../src/games';
import { setLanguage, t } from '$lib/i18n';

/** Games whose things are told; a new one need not. */
const TOLD = Object.keys(import.meta.glob('../src/games/*/things.ts')).map(
  (path) => path.split('/').at(-2) ?? '',
);
const LANGUAGES = ['en', 'fr'];
const MOST_WORDS = 32;

const words = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

const root = fileURLToPath(new URL('../src/games/', import.meta.url));
/** What the markup calls its things, where it is written out. */
const marked = (game: string): string[] =>
  readdirSync(root + game, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svelte'))
    .flatMap((file) =>
      Array.from(
        readFileSync(`${root}${game}/${file}`, 'utf8').matchAll(/\b(?:data-)?thing="(\w+)"/g),
        ([, key = '']) => key,
      ),
    );

describe.each(TOLD)('the things of %s', (id) => {
  it.each(LANGUAGES)(
    'have a name and a sentence in %s, with the numbers of the box',
    async (language) => {
      await setLanguage(language);
      const game = await openGame(id);
      game?.useEdition(null);
      const figures = game?.ruleFigures() ?? {};
      const things = game?.things ?? {};
      expect(Object.keys(things).length).toBeGreaterThan(10);
      for (const key of Object.keys(things)) {
        const [name, text] = ['name', 'text'].map((part) =>
          t(`rules-${id}:thing.${key}.${part}`, figures),
        ) as [string, string];
        for (const said of [name, text])
          expect(said, key).not.toMatch(/[{}]|undefined|NaN|thing\./);
        expect(words(name), name).toBeLessThanOrEqual(6);
        expect(words(text), text).toBeLessThanOrEqual(MOST_WORDS);
        expect(text, key).toMatch(/[.!?]$/);
      }
    },
  );

  it('stand in the rules, and are all that the board marks', async () => {
    const game = await openGame(id);
    const clauses = new Set(game?.rules.flatMap((section) => section.clauses));
    const things = game?.things ?? {};
    expect(Object.values(things).filter((clause) => !clauses.has(clause))).toEqual([]);
    expect(marked(id).filter((key) => !(key in things))).toEqual([]);
  });

  it.each(LANGUAGES)('are no more in %s than those there are', async (language) => {
    await setLanguage(language);
    const game = await openGame(id);
    const texts = JSON.parse(
      readFileSync(`${root}${id}/texts/${language}/rules-${id}.json`, 'utf8'),
    ) as { thing?: Record<string, unknown> };
    expect(Object.keys(texts.thing ?? {}).sort()).toEqual(Object.keys(game?.things ?? {}).sort());
  });
});

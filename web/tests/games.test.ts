// What the shelf says of each game is what the engine says, and the shell knows no game by itself.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameDescription } from '$lib/engine/protocol';
import { has, languages, setLanguage } from '$lib/i18n';
import { games, lastFirst, metaOf, openGame } from '../src/games';
import { newSession } from './wasm';

let known: GameDescription[];
beforeAll(async () => {
  known = await (await newSession()).games();
});

describe.each(games.map((meta) => ({ id: meta.id, meta })))('$id', ({ id, meta }) => {
  it('has the seats the engine gives it', () => {
    const rules = known.find((game) => game.id === id);
    expect(rules).toMatchObject({ min_players: meta.seats.min, max_players: meta.seats.max });
  });

  it.each(languages)('says in %s what it is, and what each variant does', async (language) => {
    await setLanguage(language);
    const variants = known.find((game) => game.id === id)?.variants ?? [];
    const keys = [
      'name',
      'tagline',
      'about',
      'facts',
      ...variants.flatMap((one) => [`variant.${one}.name`, `variant.${one}.text`]),
    ];
    expect(keys.filter((key) => !has(`games:${id}.${key}`))).toEqual([]);
  });

  it('has the words of its rules, and no clause twice', async () => {
    const game = await openGame(id);
    const clauses = game?.rules.flatMap((section) => section.clauses) ?? [];
    expect(clauses.length).toBeGreaterThan(0);
    expect(new Set(clauses).size).toBe(clauses.length);
    const said = (clause: string, part: string): boolean =>
      has(`rules-${id}:clause.${clause}.${part}`);
    expect(
      clauses.filter(
        (clause) => !said(clause, 'title') || !(said(clause, 'text') || said(clause, 'ruling')),
      ),
    ).toEqual([]);
    // Where a reading of ours can decide a game, that reading is told too.
    const decisive = clauses.filter((clause) => said(clause, 'decides'));
    expect(decisive.length).toBeGreaterThan(0);
    expect(decisive.filter((clause) => !said(clause, 'ruling'))).toEqual([]);
    expect(game?.rules.filter(({ section }) => !has(`rules-${id}:section.${section}`))).toEqual([]);
  });
});

describe('the shelf', () => {
  it('puts the game played last first', () => {
    const last = games.at(-1)?.id ?? '';
    expect(lastFirst(last)[0]?.id).toBe(last);
    expect(lastFirst(last)).toHaveLength(games.length);
    expect(lastFirst('gone')).toEqual([...games]);
    expect(metaOf('gone')).toBeUndefined();
  });
});

describe('the shell', () => {
  const root = fileURLToPath(new URL('../src/', import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(svelte|ts|css|json)$/.test(file) && !/^games\/|^lessons\/[\w-]+\//.test(file),
  );

  it('names no game', () => {
    const names = new RegExp(games.map(({ id }) => `\\b${id}\\b`).join('|'), 'i');
    expect(files.length).toBeGreaterThan(40);
    expect(files.filter((file) => names.test(readFileSync(root + file, 'utf8')))).toEqual([]);
  });
});

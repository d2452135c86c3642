// What a board says is there in both languages, and nothing lies there unsaid.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

function keysOf(texts: object, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keysOf(value as object, `${before}${key}.`),
  );
}
/** A text for one and a text for many are one. */
const plain = (key: string): string => key.replace(/_(one|other|many)$/, '');

const TESTS = ['tests', 'e2e'];
function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && !TESTS.includes(entry.name))
      yield* sources(`${folder}/${entry.name}`);
    else if (/\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts'))
      yield readFileSync(`${folder}/${entry.name}`, 'utf8');
  }
}

/** Games whose boards have texts of their own; such a board asks for so many at least. */
const games = readdirSync(root).filter((game) =>
  existsSync(`${root}${game}/texts/en/${game}-board.json`),
);
const LEAST = 80;
/** Shared code that asks for some. */
const shared = ['asking.svelte.ts', 'banner.ts'];

describe.each(games)('the texts of the board of %s', (game) => {
  const keys = (language: string): string[] =>
    keysOf(
      JSON.parse(
        readFileSync(`${root}${game}/texts/${language}/${game}-board.json`, 'utf8'),
      ) as object,
    ).map(plain);
  const all = [
    ...sources(root + game),
    ...shared.map((file) => readFileSync(`${root}shared/${file}`, 'utf8')),
  ].join('\n');
  const asked = [...all.matchAll(/\bb\((?:[^()'`]*\? )?'([\w.-]+)'(?: : '([\w.-]+)')?/g)].flatMap(
    ([, a, z]) => (z ? [a, z] : [a]) as string[],
  );
  /** Made from parts: what stands before the parts. */
  const begun = [...all.matchAll(/\bb\(`([\w.-]+?)\$\{/g)].map(([, start]) => start ?? '');
  const there = keys('en');

  it('are there when asked for', () => {
    expect(asked.length).toBeGreaterThan(LEAST);
    expect(asked.filter((key) => !there.includes(key))).toEqual([]);
  });
  it('are asked for', () => {
    const idle = there.filter(
      (key) =>
        !asked.includes(key) &&
        !begun.some((start) => key.startsWith(start)) &&
        !all.includes(`'${key}'`),
    );
    expect([...new Set(idle)]).toEqual([]);
  });
  it('are the same in French', () => expect(new Set(keys('fr'))).toEqual(new Set(there)));
});

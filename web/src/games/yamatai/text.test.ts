import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import en from './texts/en/yamatai-board.json';
import fr from './texts/fr/yamatai-board.json';

const root = fileURLToPath(new URL('.', import.meta.url));

function keysOf(texts: object, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) => (typeof value === 'string' ? [before + key] : keysOf(value as object, `${before}${key}.`)));
}
const plain = (key: string): string => key.replace(/_(one|other|many)$/, '');

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) yield* sources(`${folder}/${entry.name}`);
    else if (/\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts')) yield readFileSync(`${folder}/${entry.name}`, 'utf8');
  }
}
const all = [...sources(root)].join('\n');
const asked = [...all.matchAll(/\bb\((?:[^()'`]*\? )?'([\w.-]+)'(?: : '([\w.-]+)')?/g)].flatMap(([, a, z]) => (z ? [a, z] : [a]) as string[]);
/** Made from parts: what stands before the parts. */
const begun = [...all.matchAll(/\bb\(`([\w.-]+?)\$\{/g)].map(([, start]) => start ?? '');

describe('the texts of the board', () => {
  const there = keysOf(en).map(plain);
  it('are there when asked for', () => {
    expect(asked.length).toBeGreaterThan(110);
    expect(asked.filter((key) => !there.includes(key))).toEqual([]);
  });
  it('are asked for', () => {
    const idle = there.filter((key) => !asked.includes(key) && !begun.some((start) => key.startsWith(start)) && !all.includes(`'${key}'`));
    expect([...new Set(idle)]).toEqual([]);
  });
  it('are the same in French', () => expect(new Set(keysOf(fr).map(plain))).toEqual(new Set(there)));
});

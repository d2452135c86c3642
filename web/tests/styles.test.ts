// What the styles of components rely on and no tool looks at.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|css)$/.test(name))
  .map((name) => ({ name, text: readFileSync(`src/${name}`, 'utf8') }));

const framesOf = (text: string) =>
  [...text.matchAll(/@keyframes\s+([\w-]+)/g)].map((match) => match[1]);
// The names come first in a value, and are what begins with a letter and is no word of CSS.
const animationsOf = (text: string) =>
  [...text.matchAll(/\banimation(?:-name)?:\s*([a-z][\w-]*)/g)]
    .map((match) => match[1])
    .filter((name) => name !== 'none');

describe('styles', () => {
  // Svelte gives the keyframes of a component a name of its own.
  it('find each animation in the component itself or in a css file', () => {
    const everywhere = files
      .filter(({ name }) => name.endsWith('.css'))
      .flatMap(({ text }) => framesOf(text));
    const missing = files.flatMap(({ name, text }) => {
      const known = new Set([...everywhere, ...framesOf(text)]);
      return animationsOf(text)
        .filter((animation) => !known.has(animation))
        .map((animation) => `${name}: ${animation}`);
    });
    expect(files.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });
});

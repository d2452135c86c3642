// Habits of the texts that no other test sees.
import { expect, it } from 'vitest';

type Texts = { [key: string]: string | Texts };
const files = import.meta.glob<Texts>(
  ['../src/locales/*/*.json', '../src/games/*/texts/*/*.json'],
  { import: 'default', eager: true },
);

const flat = (texts: Texts, at = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[`${at}${key}`, text] as [string, string]]
      : flat(text, `${at}${key}.`),
  );
const all = Object.entries(files).flatMap(([path, texts]) =>
  flat(texts).map(([key, text]) => ({ path, key, text })),
);

it('let no French word elide before the name of a player or a game: "de Ann"', () => {
  const french = all.filter(({ path }) => path.includes('/fr/'));
  expect(french.length).toBeGreaterThan(1000);
  expect(
    french.filter(({ text }) => /(?<!\p{L})(de|que|jusque) \{(names?|seat[AB]?)\}/iu.test(text)),
  ).toEqual([]);
});

it('call what is counted in small letters: "2 factories"', () => {
  const labels = all.filter(({ key }) => /(^|\.)fact\.[a-z]+$/.test(key));
  expect(labels.length).toBeGreaterThan(40);
  expect(
    labels.filter(
      ({ text }) =>
        /^(\{count\|)?[A-Z][a-z]/.test(text) &&
        !/^\{count\|(Assistant|Commande|Négociant)\|/.test(text),
    ),
  ).toEqual([]);
});

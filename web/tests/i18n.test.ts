// Both languages say everything, and nothing is said that no language file has.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { games } from '../src/games';
import { useTextsOf } from '../src/games/texts';
import { language, preferredLanguage, setLanguage, t } from '$lib/i18n';
import { example } from './example';

const root = fileURLToPath(new URL('../src/', import.meta.url));

/** Every game with texts, on the shelf or still in the making. */
const made = readdirSync(`${root}games`).filter((id) => existsSync(`${root}games/${id}/texts`));

type Texts = { [key: string]: string | Texts };

function flat(texts: Texts, prefix = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    const path = prefix + key;
    if (typeof value === 'string') all.set(path, value);
    else for (const [inner, text] of flat(value, `${path}.`)) all.set(inner, text);
  }
  return all;
}

function read(lang: string): Map<string, Map<string, string>> {
  const files = new Map<string, Map<string, string>>([['games', new Map()]]);
  for (const id of made)
    files.set(
      `reasons-${id}`,
      flat(
        JSON.parse(
          readFileSync(`${root}../../games/${id}/text/reasons.${lang}.json`, 'utf8'),
        ) as Texts,
      ),
    );
  // Those that are fetched when they are needed.
  for (const [name, place] of [
    ['review', 'pages/review'],
    ['links', 'pages/table/links'],
    ['lobby', 'pages/lobby'],
    ['people', 'pages/table/people'],
    ['waiting', 'pages/table/waiting'],
    ['pace', 'lib/pace'],
    ['notices', 'lib/notices'],
    ['chat', 'pages/table/chat'],
  ] as const) {
    const text = readFileSync(`${root}${place}/texts/${lang}.json`, 'utf8');
    files.set(name, flat(JSON.parse(text) as Texts));
  }
  const told = readFileSync(`${root}lib/notices/told/${lang}.json`, 'utf8');
  files.set('told', flat(JSON.parse(told) as Texts));
  const folders = [`locales/${lang}`, ...made.map((id) => `games/${id}/texts/${lang}`)];
  for (const folder of folders) {
    for (const file of readdirSync(root + folder)) {
      const texts = flat(JSON.parse(readFileSync(`${root}${folder}/${file}`, 'utf8')) as Texts);
      const namespace = file.replace('.json', '');
      if (files.has(namespace)) throw new Error(`two files are called ${file}`);
      if (namespace !== 'about') files.set(namespace, texts);
      else
        for (const [key, text] of texts)
          files.get('games')?.set(`${folder.split('/')[1]}.${key}`, text);
    }
  }
  return files;
}

const en = read('en');
const fr = read('fr');
const keysOf = (texts: Map<string, string> | undefined): string[] =>
  [...(texts?.keys() ?? [])].sort();
/** What it says of its values, not only the forms that go with them. */
const valuesIn = (text: string): string[] =>
  [
    ...new Set(Array.from(text.matchAll(/\{(\w+)(?:\}|\|[^{}]*#)/g), ([, name = '']) => name)),
  ].sort();

describe('the language files', () => {
  it('are the same ones', () => {
    expect([...fr.keys()].sort()).toEqual([...en.keys()].sort());
    expect(en.size).toBeGreaterThan(5 + games.length);
    for (const { id } of games) expect([...en.keys()]).toContain(`rules-${id}`);
  });

  it.each([...en.keys()])('%s has the same keys in both languages', (file) => {
    expect(keysOf(fr.get(file))).toEqual(keysOf(en.get(file)));
  });

  it.each([...en.keys()])('%s has no empty text and the same values to fill in', (file) => {
    for (const [key, text] of en.get(file) ?? []) {
      const other = fr.get(file)?.get(key);
      expect(text.trim(), key).not.toBe('');
      for (const one of [text, other])
        expect(one?.replace(/\{\w+(\|[^{}|]*)*\}/g, ''), key).not.toMatch(/[{}]/);
      expect(other?.trim(), key).not.toBe('');
      if (other !== undefined) expect(valuesIn(other), key).toEqual(valuesIn(text));
    }
  });

  it.each([...en.keys()])('%s says something else in French', (file) => {
    const same = [...(en.get(file) ?? [])].filter(
      ([key, text]) =>
        text.replace(/\{[^{}]*\}/g, '').length > 25 && fr.get(file)?.get(key) === text,
    );
    expect(same).toEqual([]);
  });
});

// Every namespace:key written out in the sources; those made from parts are tested where they are made.
function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) yield* sources(`${folder}/${entry.name}`);
    else if (/\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts'))
      yield `${folder}/${entry.name}`;
  }
}

it('every text that the sources ask for by name is there', () => {
  const missing: string[] = [];
  let asked = 0;
  for (const path of sources(root)) {
    for (const [, file, key] of readFileSync(path, 'utf8').matchAll(
      /\bt\(\s*'([\w-]+):([\w.-]+)'/g,
    )) {
      asked += 1;
      if (!en.get(file ?? '')?.has(key ?? '')) missing.push(`${path}: ${file}:${key}`);
    }
  }
  expect(missing).toEqual([]);
  expect(asked).toBeGreaterThan(80);
});

/** The words of the terminal, by file. */
const terminal = (lang: string): [string, Map<string, string>][] => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const shared = readdirSync(`${root}cli/text`).filter((name) =>
    new RegExp(`(^|\\.)${lang}\\.json$`).test(name),
  );
  const files = [
    ...shared.map((name) => `cli/text/${name}`),
    ...games.map(({ id }) => `games/${id}/text/terminal.${lang}.json`),
  ];
  return files.map((file) => [file, flat(JSON.parse(readFileSync(root + file, 'utf8')) as Texts)]);
};

it('French keeps its marks to their words by narrow spaces, and its apostrophes are curved', () => {
  const loose = /(?<=\S)[ \u00a0]([:;!?»%](?=[\s"»).,]|$))|«[ \u00a0]|\w'\w/u;
  const texts = [...fr, ...terminal('fr')];
  expect(texts.length).toBeGreaterThan(en.size + 3);
  const found = texts.flatMap(([file, all]) =>
    [...all].filter(([, text]) => loose.test(text)).map(([key]) => `${file}:${key}`),
  );
  expect(found).toEqual([]);
});

it('a key that no file has is a type error', () => {
  // @ts-expect-error No file has it.
  expect(t('common:no_such')).toBe('common:no_such');
});

describe('the language of the page', () => {
  it('is the browser’s first that we speak', () => {
    expect(preferredLanguage(['de-DE', 'fr-CA', 'en'])).toBe('fr');
    expect(preferredLanguage(['en-GB', 'fr'])).toBe('en');
    expect(preferredLanguage(['ja'])).toBe('en');
  });

  it('can be changed', async () => {
    await setLanguage('en');
    await useTextsOf(example);
    expect(t('common:rules')).toBe('Rules');
    await setLanguage('fr');
    expect(language.now).toBe('fr');
    expect(t('common:rules')).toBe('Règles');
    expect(t(`${example}:log.bought`, { name: 'Ann', count: 2, cost: 8 })).toBe(
      'Ann achète 2 cartes pour 8.',
    );
    await setLanguage('en');
    expect(t(`${example}:log.bought`, { name: 'Ann', count: 1, cost: 5, context: 'you' })).toBe(
      'You buy 1 card for 5.',
    );
  });
});

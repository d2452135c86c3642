// The languages of the page. `t` is read inside components and draws them again when the language
// changes: its answer depends on `language.now`.
import { fill, type Values } from '../fill';
import type { Asked } from './keys';

/** A language's tag: "fr", "pt-BR". */
export type Language = string;

export type Texts = Record<string, unknown>;
/** Fetches texts by namespace. */
export type TextSource = (language: Language) => Promise<Record<string, Texts>>;

/** The texts of the shell, and what each game says of itself on the shelf. */
const files = import.meta.glob<Texts>(
  ['../../locales/*/*.json', '../../games/*/texts/*/about.json'],
  { import: 'default' },
);
const filesOf = (
  wanted: Language,
): { name: string; game: string | undefined; load: () => Promise<Texts> }[] =>
  Object.entries(files).flatMap(([path, load]) => {
    const [, game, , language, name = ''] =
      /^..\/..\/(?:locales|games\/([\w-]+)\/(texts))\/([\w-]+)\/([\w-]+).json$/.exec(path) ?? [];
    return language === wanted ? [{ name, game, load }] : [];
  });

const ENGLISH = 'en';
/** Those that say everything, as the tests see to; what another one leaves out English says. */
const WHOLE: readonly Language[] = [ENGLISH, 'fr'];

/** The languages of the page: those with a folder of texts. */
export const languages: readonly Language[] = [
  ...new Set(Object.keys(files).flatMap((path) => /\/locales\/([\w-]+)\//.exec(path)?.[1] ?? [])),
].sort();

const shell: TextSource = async (wanted) => {
  const found = await Promise.all(
    filesOf(wanted).map(async ({ name, game, load }) => ({ name, game, texts: await load() })),
  );
  const games = Object.fromEntries(
    found.flatMap(({ game, texts }) => (game ? [[game, texts]] : [])),
  );
  return {
    ...Object.fromEntries(found.flatMap(({ name, game, texts }) => (game ? [] : [[name, texts]]))),
    games,
  };
};

interface Used {
  source: TextSource;
  /** What is fetched, or on its way, by language. */
  fetched: Map<Language, Promise<void>>;
}

const used = new Map<string, Used>([['shell', { source: shell, fetched: new Map() }]]);

class Current {
  /** Of the page. */
  now = $state<Language>(ENGLISH);
  /** In which things of a box are called; one that only the box has leaves the page in English. */
  names = $state<Language>(ENGLISH);
  /** That the box on the table has names in. */
  ofBox = $state.raw<readonly Language[]>([]);

  /** Those that can be chosen: of the page and of the box on the table. */
  get offered(): Language[] {
    return [...languages, ...this.ofBox.filter((one) => !languages.includes(one))];
  }
}

/** The language of the page; set it by setLanguage. */
export const language = new Current();

/** Whether it has the form of a language: "de", "pt-BR". */
export const isLanguage = (text: string | null): text is Language =>
  text !== null && /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/.test(text);

/** What a language calls itself: "Français". */
export function languageName(tag: Language): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** A language of the page: this one or its main language. */
const spoken = (tag: string): Language | undefined =>
  [tag, tag.split('-')[0]?.toLowerCase()].find((one) => one && languages.includes(one));

/** The browser's first language that we speak. */
export const preferredLanguage = (wanted: readonly string[]): Language =>
  wanted.map(spoken).find(Boolean) ?? ENGLISH;

/** What is there, by language and key. */
const said = new Map<Language, Map<string, string>>();

function add(to: Language, prefix: string, texts: Texts): void {
  const all = said.get(to) ?? new Map<string, string>();
  said.set(to, all);
  for (const [name, text] of Object.entries(texts)) {
    if (typeof text === 'string') all.set(prefix + name, text);
    else add(to, `${prefix}${name}.`, text as Texts);
  }
}

function fetchOnce({ source, fetched }: Used, wanted: Language): Promise<void> {
  const known = fetched.get(wanted);
  if (known) return known;
  const asked = source(wanted).then((bundle) => {
    for (const [namespace, texts] of Object.entries(bundle)) add(wanted, `${namespace}:`, texts);
  });
  fetched.set(wanted, asked);
  asked.catch(() => fetched.delete(wanted)); // to be tried again
  return asked;
}

/** With what English says for it. */
async function fetchWhole(one: Used, wanted: Language): Promise<void> {
  await Promise.all([
    fetchOnce(one, wanted),
    ...(WHOLE.includes(wanted) ? [] : [fetchOnce(one, ENGLISH)]),
  ]);
}

/** Fetches more texts in the language of the page, and from now on in any language it changes to.
 *  Those of one name are fetched once. Rejects when they cannot be fetched. */
export async function useTexts(name: string, source: TextSource): Promise<void> {
  const mine = used.get(name) ?? { source, fetched: new Map() };
  used.set(name, mine);
  let now: Language;
  do await fetchWhole(mine, (now = language.now));
  while (now !== language.now);
}

export async function setLanguage(wanted: Language): Promise<void> {
  const now = spoken(wanted) ?? ENGLISH;
  await Promise.all([...used.values()].map((one) => fetchWhole(one, now)));
  language.now = now;
  language.names = wanted;
  if (typeof document !== 'undefined') document.documentElement.lang = now;
}

/** The text of `namespace:key` in the language of the page, or else in English; the key where neither has it. With a
 *  `context`, that of `key_context` where there is one. */
export const t = <K extends string>(key: Asked<K> & K, values?: Values): string =>
  sayText(key, values);

/** The texts whose keys begin so. */
export const textsAt =
  <P extends string>(prefix: P) =>
  <K extends string>(key: Asked<K, P> & K, values?: Values): string =>
    sayText(prefix + key, values);

function sayText(key: string, values: Values = {}): string {
  const { context } = values;
  for (const one of [language.now, ENGLISH]) {
    const texts = said.get(one);
    const text =
      (typeof context === 'string' ? texts?.get(`${key}_${context}`) : undefined) ??
      texts?.get(key);
    if (text !== undefined) return fill(text, values, one);
  }
  return key;
}

/** A name as it stands within a sentence: small, where the language does so (German does not). */
export function within(name: string): string {
  const small = language.names === language.now && t('common:nameWithin') === 'small';
  return small ? name.charAt(0).toLocaleLowerCase(language.now) + name.slice(1) : name;
}

export function has(key: string): boolean {
  return [language.now, ENGLISH].some((one) => said.get(one)?.has(key));
}

/** "a, b or c". */
export function choiceOf(words: string[]): string {
  return new Intl.ListFormat(language.now, { type: 'disjunction' }).format(words);
}

/** "a, b and c". */
export function listOf(words: string[]): string {
  return new Intl.ListFormat(language.now, { type: 'conjunction' }).format(words);
}

// The languages of the page. `t` is read inside components and draws them again when the language
// changes: its answer depends on `language.now`.
import i18next from 'i18next';

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

export type Texts = Record<string, unknown>;
/** Fetches texts by namespace. */
export type TextSource = (language: Language) => Promise<Record<string, Texts>>;

const shell: TextSource = async (wanted) => (await (wanted === 'en' ? import('../../locales/en') : import('../../locales/fr'))).default;

interface Used {
  source: TextSource;
  /** What is fetched, or on its way, by language. */
  fetched: Map<Language, Promise<void>>;
}

const used = new Map<string, Used>([['shell', { source: shell, fetched: new Map() }]]);

void i18next.init({
  lng: 'en',
  fallbackLng: false,
  ns: [],
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false }, // Svelte escapes
  returnNull: false,
  showSupportNotice: false,
});

class Current {
  now = $state<Language>('en');
}

/** The language of the page; set it by setLanguage. */
export const language = new Current();

export function isLanguage(text: string | null): text is Language {
  return languages.some((known) => known === text);
}

/** The browser's first language that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.slice(0, 2).toLowerCase();
    if (isLanguage(base)) return base;
  }
  return 'en';
}

function fetchOnce({ source, fetched }: Used, wanted: Language): Promise<void> {
  const known = fetched.get(wanted);
  if (known) return known;
  const asked = source(wanted).then((bundle) => {
    for (const [namespace, texts] of Object.entries(bundle)) i18next.addResourceBundle(wanted, namespace, texts);
  });
  fetched.set(wanted, asked);
  asked.catch(() => fetched.delete(wanted)); // to be tried again
  return asked;
}

/** Fetches more texts in the language of the page, and from now on in any language it changes to.
 *  Those of one name are fetched once. Rejects when they are not to be had. */
export async function useTexts(name: string, source: TextSource): Promise<void> {
  const mine = used.get(name) ?? { source, fetched: new Map() };
  used.set(name, mine);
  let spoken: Language;
  do await fetchOnce(mine, (spoken = language.now));
  while (spoken !== language.now);
}

export async function setLanguage(wanted: Language): Promise<void> {
  await Promise.all([...used.values()].map((one) => fetchOnce(one, wanted)));
  await i18next.changeLanguage(wanted);
  language.now = wanted;
  if (typeof document !== 'undefined') document.documentElement.lang = wanted;
}

/** The text of `namespace:key` in the language of the page. */
export function t(key: string, values?: Record<string, unknown>): string {
  return i18next.t(key, { lng: language.now, ...values }) as string;
}

export function has(key: string): boolean {
  return i18next.exists(key, { lng: language.now });
}

/** "a, b and c". */
export function listOf(words: string[]): string {
  return new Intl.ListFormat(language.now, { type: 'conjunction' }).format(words);
}

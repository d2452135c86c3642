// The languages of the page. `t` is read inside components and draws them again when the language
// changes: its answer depends on `language.now`.
import i18next from 'i18next';

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

type Bundle = Record<string, Record<string, unknown>>;

const bundles: Record<Language, () => Promise<{ default: Bundle }>> = {
  en: () => import('../../locales/en'),
  fr: () => import('../../locales/fr'),
};

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

async function load(wanted: Language): Promise<void> {
  if (!i18next.isInitialized) {
    await i18next.init({
      lng: wanted,
      fallbackLng: false,
      ns: [],
      resources: {},
      interpolation: { escapeValue: false }, // Svelte escapes
      returnNull: false,
      showSupportNotice: false,
    });
  }
  if (i18next.hasResourceBundle(wanted, 'common')) return;
  const { default: bundle } = await bundles[wanted]();
  for (const [namespace, texts] of Object.entries(bundle)) {
    i18next.addResourceBundle(wanted, namespace, texts);
  }
}

export async function setLanguage(wanted: Language): Promise<void> {
  await load(wanted);
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

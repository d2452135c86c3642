export {
  choiceOf,
  has,
  isLanguage,
  language,
  languageName,
  languages,
  listOf,
  preferredLanguage,
  setLanguage,
  t,
  textsAt,
  useTexts,
  within,
} from './i18n.svelte';
export type { Language, Texts, TextSource } from './i18n.svelte';

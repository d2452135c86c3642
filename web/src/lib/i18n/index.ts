export { has, isLanguage, language, languages, listOf, preferredLanguage, setLanguage, t, useTexts } from './i18n.svelte';
export type { Language, Texts, TextSource } from './i18n.svelte';

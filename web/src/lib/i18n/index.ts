export { has, isLanguage, language, languages, listOf, preferredLanguage, setLanguage, t, type Language } from './i18n.svelte';

// The words of the links that lead to seats, where they are shown.
import { useTexts, type Texts } from '$lib/i18n';

// All languages in one: they are few words.
const files = import.meta.glob<Texts>('./texts/*.json', { import: 'default', eager: true });

export const useLinkTexts = (): Promise<void> =>
  useTexts('links', (language) =>
    Promise.resolve({ links: files[`./texts/${language}.json`] ?? {} }),
  );

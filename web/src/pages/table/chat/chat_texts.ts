// The words of the talk at a table.
import { useTexts, type Texts } from '$lib/i18n';

// All languages in one: they are few words.
const files = import.meta.glob<Texts>('./texts/*.json', { import: 'default', eager: true });

export const useChatTexts = (): Promise<void> =>
  useTexts('chat', (language) =>
    Promise.resolve({ chat: files[`./texts/${language}.json`] ?? {} }),
  );

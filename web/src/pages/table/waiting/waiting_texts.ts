// The words of who waits, and of who is waited for.
import { useTexts, type Texts } from '$lib/i18n';

// All languages in one: they are few words.
const files = import.meta.glob<Texts>('./texts/*.json', { import: 'default', eager: true });

export const useWaitingTexts = (): Promise<void> =>
  useTexts('waiting', (language) =>
    Promise.resolve({ waiting: files[`./texts/${language}.json`] ?? {} }),
  );

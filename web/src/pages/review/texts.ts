// The words of the review come with it: whoever only plays need not fetch them.
import { useTexts, type Texts } from '$lib/i18n';

const files = import.meta.glob<Texts>('./texts/*.json', { import: 'default' });

export const useReviewTexts = (): Promise<void> =>
  useTexts('review', async (language): Promise<Record<string, Texts>> => {
    const found = await files[`./texts/${language}.json`]?.();
    return found ? { review: found } : {};
  });

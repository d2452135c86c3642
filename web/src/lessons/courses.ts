// The lessons that there are: a file each, in the order of their names. They come when they are wanted.
import { useTexts, type Texts } from '$lib/i18n';
import type { Lesson } from './lesson';

const files = import.meta.glob<Lesson>('./*/[0-9]*.json', { import: 'default' });
const words = import.meta.glob<Texts>('./*/words.*.json', { import: 'default' });
const guides = import.meta.glob<Texts>('./*/guide.*.json', { import: 'default' });

/** Of each game, its lessons by id: "2-buy.json" is the lesson "buy". */
const courses = new Map<string, Map<string, () => Promise<Lesson>>>();
for (const path of Object.keys(files).sort()) {
  const [, game = '', id = ''] = /^\.\/([\w-]+)\/\d+-([\w-]+)\.json$/.exec(path) ?? [];
  courses.set(
    game,
    (courses.get(game) ?? new Map<string, () => Promise<Lesson>>()).set(
      id,
      files[path] as () => Promise<Lesson>,
    ),
  );
}

/** The ids of a game's lessons, in their order. */
export const lessonsOf = (game: string): string[] => [...(courses.get(game)?.keys() ?? [])];

export const openLesson = (game: string, id: string): Promise<Lesson> | undefined =>
  courses.get(game)?.get(id)?.();

/** Fetches the words of a course, as `lessons-<game>`. */
export const useWordsOf = (game: string): Promise<void> =>
  useTexts(`lessons-${game}`, async (language) => {
    const found = await words[`./${game}/words.${language}.json`]?.();
    return found ? { [`lessons-${game}`]: found } : {};
  });

/** Fetches what stands by a first game, as `guide-<game>`. */
export const useGuideOf = (game: string): Promise<void> =>
  useTexts(`guide-${game}`, async (language) => {
    const found = await guides[`./${game}/guide.${language}.json`]?.();
    return found ? { [`guide-${game}`]: found } : {};
  });

/** The deal of a game's first table: the same for everybody, 64 hexadecimal digits. */
export const FIRST_DEAL = '1'.repeat(64);

export const learnHref = (game: string, lesson?: string): string =>
  `/learn/${game}${lesson ? `/${lesson}` : ''}`;

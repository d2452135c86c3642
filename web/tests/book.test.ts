// The pictures, the turn and the examples of the rules pages: all that they name is there.
import { describe, expect, it } from 'vitest';
import { openGame } from '../src/games';
import { has, setLanguage, t } from '$lib/i18n';
import type { TurnPart } from '$lib/book';
import { openBook, openCourse, tableFor } from '../src/pages/rules/book';

/** Games with a book; a new one need not have one. */
const WITH_BOOK = Object.keys(import.meta.glob('../src/games/*/book.ts')).map(
  (path) => path.split('/').at(-2) ?? '',
);
/** "In two minutes": five pictures, and so many words; French says the same in more. */
const PICTURES = 5;
const MOST_WORDS: Record<string, number> = { en: 150, fr: 170 };

const words = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
const parts = (turn: TurnPart[]): TurnPart[] =>
  turn.flatMap((one) => [one, ...parts(one.oneOf ?? [])]);

describe.each(WITH_BOOK)('the rules page of %s', (id) => {
  it.each(Object.keys(MOST_WORDS))(
    'says in %s how to play in five pictures and few words',
    async (language) => {
      await setLanguage(language);
      const game = await openGame(id);
      game?.useEdition(null);
      const figures = game?.ruleFigures() ?? {};
      const said = Array.from({ length: PICTURES + 1 }, (_, i) => `rules-${id}:brief.${i + 1}`)
        .filter((key) => has(key))
        .map((key) => t(key, figures));
      expect(said).toHaveLength(PICTURES);
      for (const sentence of said) expect(sentence).not.toMatch(/[{}]|undefined|NaN/);
      expect(said.reduce((sum, sentence) => sum + words(sentence), 0)).toBeLessThanOrEqual(
        MOST_WORDS[language] ?? 0,
      );
    },
  );

  it('shows tables of its lessons, and says in both languages what is to be seen', async () => {
    const [book, course, game] = await Promise.all([openBook(id), openCourse(id), openGame(id)]);
    if (!book) throw new Error('there is no book');
    expect(book.brief).toHaveLength(PICTURES);
    const clauses = new Set(game?.rules.flatMap((section) => section.clauses));
    expect(Object.keys(book.pictures).length).toBeGreaterThanOrEqual(6);
    for (const { lesson, step } of [...book.brief, ...Object.values(book.pictures)]) {
      expect([...course.keys()]).toContain(lesson);
      if (step !== undefined)
        expect(course.get(lesson)?.steps[step]?.position, `${lesson} ${step}`).toBeTruthy();
    }
    for (const picture of [...book.brief, ...Object.values(book.pictures)]) {
      const lesson = course.get(picture.lesson);
      // What is set otherwise lies in a position, and the lesson's own stays as it is.
      if (lesson && picture.lay)
        expect(tableFor(lesson, picture)).not.toEqual(
          tableFor(lesson, { lesson: picture.lesson, step: picture.step, show: [] }),
        );
    }
    const named = [...Object.keys(book.pictures), ...parts(book.turn).map(({ clause }) => clause)];
    expect(named.filter((clause) => !clauses.has(clause))).toEqual([]);
    for (const language of Object.keys(MOST_WORDS)) {
      await setLanguage(language);
      const figures = game?.ruleFigures() ?? {};
      const keys = [
        ...parts(book.turn).map((part) => `rules-${id}:turn.${part.id}`),
        ...Object.keys(book.pictures).map((clause) => `rules-${id}:clause.${clause}.picture`),
      ];
      for (const key of keys) {
        expect(has(key), key).toBe(true);
        expect(t(key, figures), key).not.toMatch(/[{}]|undefined|NaN/);
      }
    }
  });
});

// The books of the games, and the lessons that their pictures come from.
import type { Book, Picture } from '$lib/book';
import type { Position } from '$lib/engine/protocol';
import { lessonsOf, openLesson } from '../../lessons/courses';
import type { Lesson } from '../../lessons/lesson';

/** The table of a picture. */
export function tableFor({ position, steps }: Lesson, { step, lay }: Picture): Position {
  const table = steps[step ?? -1]?.position ?? position;
  return lay?.(table) ?? table;
}

const books = import.meta.glob<{ book: Book }>('../../games/*/book.ts');

export const openBook = async (game: string): Promise<Book | null> =>
  (await books[`../../games/${game}/book.ts`]?.())?.book ?? null;

export const openCourse = async (game: string): Promise<Map<string, Lesson>> => {
  const lessons = await Promise.all(
    lessonsOf(game).map(async (id) => [id, await openLesson(game, id)] as const),
  );
  return new Map(lessons.filter((one): one is [string, Lesson] => one[1] !== undefined));
};

/** The first lesson in which each clause is met. */
export function lessonsByClause(course: Map<string, Lesson>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [id, { steps }] of course)
    for (const clause of steps.flatMap(({ clauses }) => clauses)) found[clause] ??= id;
  return found;
}

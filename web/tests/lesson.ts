// All lessons there are, and one of them on the real engine.
import type { Update } from '$lib/table/source';
import type { Lesson } from '../src/lessons/lesson';
import { LessonTable } from '../src/lessons/lesson_table.svelte';
import { newSession } from './wasm';

const files = import.meta.glob<Lesson>('../src/lessons/*/[0-9]*.json', {
  import: 'default',
  eager: true,
});

export interface Named {
  game: string;
  id: string;
  lesson: Lesson;
}
export const lessons: Named[] = Object.entries(files).map(([path, lesson]) => {
  const [, game = '', id = ''] = /\/([\w-]+)\/\d+-([\w-]+)\.json$/.exec(path) ?? [];
  return { game, id, lesson };
});

export interface Open {
  table: LessonTable;
  last: () => Update;
}

export async function open({ game, lesson }: Named, from = 0): Promise<Open> {
  const session = await newSession();
  const names = (lesson.position['seats'] as unknown[]).map((_, seat) => `P${seat}`);
  const table = new LessonTable({
    game,
    session,
    lesson,
    names,
    edition: () => session.edition(game),
    from,
  });
  let update: Update | null = null;
  await table.open({
    info: () => undefined,
    line: () => undefined,
    fault: () => undefined,
    update: (one) => (update = one),
  });
  return { table, last: () => update as unknown as Update };
}

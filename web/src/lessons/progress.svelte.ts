// Which lessons this browser's person has done.
import { leaveBehind, pickUp, readKept, whenKept, writeKept } from '$lib/kept';

const KEY = 'kaisho.lessons';
/** The lesson that is open in this tab, and how far it is. */
const OPEN = 'kaisho.lesson';

function read(): Record<string, string[]> {
  const found = Object.entries(readKept(KEY) ?? {}) as [string, unknown][];
  const lists = found.filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  return Object.fromEntries(
    lists.map(([game, ids]) => [game, ids.filter((id): id is string => typeof id === 'string')]),
  );
}

class Progress {
  #done = $state.raw(read());

  constructor() {
    whenKept(KEY, () => (this.#done = read()));
  }

  has(game: string, lesson: string): boolean {
    return this.#done[game]?.includes(lesson) ?? false;
  }

  /** Some of its lessons are done, or one of its first. */
  begun(game: string): boolean {
    return (this.#done[game]?.length ?? 0) > 0;
  }

  /** The step to go on with, for who loads the page anew, changes the language or comes back; 0: the first. */
  stepOf(game: string, lesson: string): number {
    const [openGame, openLesson, step] = (pickUp(OPEN) as unknown[] | null) ?? [];
    return openGame === game && openLesson === lesson && Number.isInteger(step) ? Number(step) : 0;
  }

  reached(game: string, lesson: string, step: number): void {
    leaveBehind(OPEN, [game, lesson, step]);
  }

  done(game: string, lesson: string): void {
    pickUp(OPEN);
    this.#done = read();
    if (this.has(game, lesson)) return;
    this.#done = { ...this.#done, [game]: [...(this.#done[game] ?? []), lesson] };
    writeKept(KEY, this.#done);
  }
}

export const progress = new Progress();

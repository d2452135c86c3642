// Which lessons this browser's person has done.
import { readKept, writeKept } from '$lib/kept';

const KEY = 'kaisho.lessons';

function read(): Record<string, string[]> {
  const found = Object.entries(readKept(KEY) ?? {}) as [string, unknown][];
  const lists = found.filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  return Object.fromEntries(lists.map(([game, ids]) => [game, ids.filter((id): id is string => typeof id === 'string')]));
}

class Progress {
  #done = $state.raw(read());

  has(game: string, lesson: string): boolean {
    return this.#done[game]?.includes(lesson) ?? false;
  }

  /** Some of its lessons are done, or one of its first. */
  begun(game: string): boolean {
    return (this.#done[game]?.length ?? 0) > 0;
  }

  done(game: string, lesson: string): void {
    if (this.has(game, lesson)) return;
    this.#done = { ...this.#done, [game]: [...(this.#done[game] ?? []), lesson] };
    writeKept(KEY, this.#done);
  }
}

export const progress = new Progress();

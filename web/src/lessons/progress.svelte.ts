// Which lessons this browser's person has done.
const KEY = 'kaisho.lessons';

function read(): Record<string, string[]> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const lists = Object.entries(found).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
    return Object.fromEntries(lists.map(([game, ids]) => [game, ids.filter((id): id is string => typeof id === 'string')]));
  } catch {
    return {};
  }
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
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#done));
    } catch {
      // A browser that keeps nothing: it is known for this visit.
    }
  }
}

export const progress = new Progress();

// The open tables, as the lobby shows them: looked at again and again while a page shows them.
import type { TableInfo } from '$lib/table/api';
import { openTables } from '$lib/table/lobby';

/** Milliseconds between two looks; while nobody looks at the page, or the server cannot be reached, they are rarer. */
const OFTEN = 2000;
const SELDOM = 20_000;

export class OpenTables {
  tables = $state.raw<TableInfo[]>([]);
  /** Whether the server has told them. */
  known = $state(false);
  /** Whether the server answered when it was asked last. */
  reached = $state(true);

  /** Looks until what it returns is called. */
  follow(every = OFTEN): () => void {
    let stopped = false;
    let next: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      clearTimeout(next);
      const there = await this.look();
      clearTimeout(next);
      const soon = there && document.visibilityState === 'visible';
      if (!stopped) next = setTimeout(() => void look(), soon ? every : SELDOM);
    };
    const back = (): void => {
      if (document.visibilityState === 'visible') void look();
    };
    addEventListener('online', back);
    document.addEventListener('visibilitychange', back);
    void look();
    return () => {
      stopped = true;
      clearTimeout(next);
      removeEventListener('online', back);
      document.removeEventListener('visibilitychange', back);
    };
  }

  async look(): Promise<boolean> {
    try {
      this.tables = await openTables();
      this.known = true;
      this.reached = true;
    } catch {
      this.reached = false;
    }
    return this.reached;
  }
}

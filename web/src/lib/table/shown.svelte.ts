// The game of the table on the page, for what stands around the table.
import type { Snippet } from 'svelte';

class Shown {
  game = $state<string | null>(null);
  /** Tells the keys of the table. */
  help = $state.raw<(() => void) | null>(null);
  /** Begins or ends telling what each thing of the board is. */
  explain = $state.raw<(() => void) | null>(null);
  explaining = $state(false);
  /** Tells who sits where, at a table with people. */
  seats = $state.raw<(() => void) | null>(null);
  /** What leads to the talk of the table, in the header or beside the log. */
  talk = $state.raw<Snippet<[beside: boolean]> | null>(null);
}

export const shown = new Shown();

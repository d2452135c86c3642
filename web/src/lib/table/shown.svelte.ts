// The game of the table on the page, for what stands around the table.
class Shown {
  game = $state<string | null>(null);
  /** Tells the keys of the table. */
  help = $state.raw<(() => void) | null>(null);
  /** Begins or ends telling what each thing of the board is. */
  explain = $state.raw<(() => void) | null>(null);
  explaining = $state(false);
  /** Tells who sits where, at a table with people. */
  seats = $state.raw<(() => void) | null>(null);
}

export const shown = new Shown();

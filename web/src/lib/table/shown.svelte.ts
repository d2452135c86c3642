// The game of the table on the page, for what stands around the table.
class Shown {
  game = $state<string | null>(null);
}

export const shown = new Shown();

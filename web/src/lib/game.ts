// What the pages know of a game before it is opened: its card on the shelf. It brings neither board nor
// rules with it.
import type { Component } from 'svelte';
import type { GameModule } from './board';

export interface GameMeta {
  /** As the engine and the server call it; also the name of its folder and of its texts. */
  id: string;
  seats: { min: number; max: number };
  /** The rules hide something that a table can be opened with open to all, e.g. hands. */
  hides: boolean;
  /** Fills its box, whatever its shape; what matters lies in the middle square. Ornament only. */
  Picture: Component;
  load(): Promise<{ default: GameModule<never> }>;
}

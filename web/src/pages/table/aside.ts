// What is said and offered beside the game of a table: whoever knows how the table is kept brings it.
import type { Action, Offer } from '$lib/board';
import type { BesideLine } from '$lib/table/log';

/** As it stands beside a name; null for who has none. `low`: it runs, and soon out. */
export type Clock = { text: string; words: string; low: boolean } | null;

export interface Aside {
  /** Where the viewer is asked nothing. */
  offer: Offer | null;
  /** Above the board, whoever is to move. */
  question: { text: string; actions: Action[] } | null;
  /** The title of the result, where the rules did not end the game. */
  verdict: string | null;
  /** Of the log. */
  lines: BesideLine[];
  /** By seat, what people have left; null where no clock runs. */
  clocks: Clock[] | null;
  /** Above the board, until it is read. */
  news: string[];
  read(): void;
}

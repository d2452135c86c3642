// What lies in the box of the table on the page: the standard edition, or the corrected one a table was
// opened with. What was drawn from the old one draws itself again.
import { language } from '$lib/i18n';
import { filled, languagesOf } from './filled';

/** By language. */
export type Name = Record<string, string>;

/** `Edition`: what the engine says of this game's (edition.ts), which has checked each. */
export class CurrentBox<Edition> {
  readonly standard: Edition;
  #now = $state.raw() as Edition;

  constructor(standard: unknown) {
    this.standard = this.#now = filled<Edition>(standard);
  }

  get now(): Edition {
    return this.#now;
  }

  /** null: the standard one. Whoever shows a game calls it. */
  use = (edition: unknown): void => {
    this.#now = edition === null ? this.standard : filled<Edition>(edition);
    language.ofBox = languagesOf(edition);
  };
}

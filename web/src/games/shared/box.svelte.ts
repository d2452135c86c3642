// What lies in the box of the table on the page: the standard edition, or the corrected one a table was
// opened with. What was drawn from the old one draws itself again.
import { language } from '$lib/i18n';
import { filled, languagesOf } from './filled';

/** By language. */
export type Name = Record<string, string>;

export interface Named {
  id: string;
  name: Name;
}

export class CurrentBox<Edition> {
  #now = $state.raw() as Edition;

  /** `read`: makes of the components as the engine or the server gave them, which have checked them,
   *  what the pages use. */
  constructor(
    private readonly standard: Edition,
    private readonly read: (edition: unknown) => Edition = (edition) => edition as Edition,
  ) {
    this.#now = standard;
  }

  get now(): Edition {
    return this.#now;
  }

  /** null: the standard one. Whoever shows a game calls it. */
  use(edition: unknown): void {
    this.#now = edition === null ? this.standard : this.read(filled(edition));
    language.ofBox = languagesOf(edition);
  }
}

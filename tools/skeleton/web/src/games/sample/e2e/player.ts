// A person who plays Sample.
import type { Page } from 'playwright-core';
import { Person, type Seen } from '../../../../e2e/person';

export class Player extends Person {
  constructor(page: Page, seed: number) {
    super(page, seed, { game: 'sample', spots: [], things: 'button.can' });
  }

  protected async act(seen: Seen): Promise<void> {
    const { actions, things } = seen;
    if (actions.includes('confirm')) return this.button('confirm');
    return things.length > 0 ? this.touch('thing', seen) : this.button(this.one(actions));
  }
}

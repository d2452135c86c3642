// A person who plays Yokohama.
import type { Page } from 'playwright-core';
import { Person, type Seen } from '../../../../e2e/person';

const NOT_FIRST = ['undo', 'cancel', 'why', 'skip', 'take-back'];

export class Player extends Person {
  constructor(page: Page, seed: number) {
    super(page, seed, {
      game: 'yokohama',
      spots: ['cell'],
      things: '.side button.can, .own button.can, .tile.can, .slot.open',
    });
  }

  protected async act(seen: Seen): Promise<void> {
    const { actions } = seen;
    const first = actions[0];
    if (actions.includes('confirm')) return this.button('confirm');
    if (actions.includes('place'))
      return this.roll() < 0.4 && seen.spots['cell']?.length
        ? this.touch('cell', seen)
        : this.button('place');
    if (actions.includes('all')) return this.button('all');
    if (first && !['done', ...NOT_FIRST].includes(first)) return this.button(first);
    const kind = this.kindToTouch(seen);
    if (kind) return this.touch(kind, seen);
    const rest = actions.filter((action) => !NOT_FIRST.includes(action));
    return this.button(rest[0] ?? actions.find((action) => action !== 'undo') ?? 'done');
  }

  /** Now and then nothing is touched, so that what may be passed over is. */
  private kindToTouch({ actions, spots, things, choices }: Seen): string | null {
    const kinds = [
      spots['cell']?.length ? 'cell' : '',
      things.length > 0 ? 'thing' : '',
      choices.length > 0 ? 'choice' : '',
    ].filter(Boolean);
    if (kinds.length === 0 || (actions.includes('done') && this.roll() < 0.15)) return null;
    return this.one(kinds);
  }
}

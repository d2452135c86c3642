// A person who plays Yamataï.
import type { Page } from 'playwright-core';
import { Person, type Seen } from '../../../../e2e/person';

/** What ends a question well, as soon as it is there. */
const FIRST = ['confirm', 'take', 'trade', 'build', 'keep', 'remove'];
/** What leads nowhere by itself, or back. */
const LAST = ['done', 'collect', 'undo', 'cancel', 'why', 'skip'];
const way = (kind: string, all: readonly unknown[] | undefined, weight: number): string[] =>
  all && all.length > 0 ? Array.from({ length: weight }, () => kind) : [];

export class Player extends Person {
  constructor(page: Page, seed: number) {
    super(page, seed, {
      game: 'yamatai',
      spots: ['space', 'island'],
      things: 'button.can, button.open',
      leaves: true,
    });
  }

  protected async act(seen: Seen): Promise<void> {
    const { actions } = seen;
    const ready = FIRST.find((action) => actions.includes(action));
    if (ready) return this.button(ready);
    const others = actions.filter((action) => !LAST.includes(action));
    const only = (name: string): string[] => actions.filter((action) => action === name);
    const kind = this.one([
      ...way('space', seen.spots['space'], 6),
      ...way('island', seen.spots['island'], 4),
      ...way('thing', seen.things, 4),
      ...way('choice', seen.choices, 8),
      ...way('action', others, 2),
      ...way('collect', only('collect'), 2),
      ...way('done', only('done'), 1),
      ...way('tab', seen.tabs, 1),
      ...way('back', only('cancel'), 1),
    ]);
    if (kind === 'action') return this.button(this.one(others));
    if (kind === 'collect' || kind === 'done') return this.button(kind);
    if (!kind || kind === 'back')
      return this.button(
        actions.find((action) => action === 'cancel' || action === 'why') ?? 'undo',
      );
    return this.touch(kind, seen);
  }
}

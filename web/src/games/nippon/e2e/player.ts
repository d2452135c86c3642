// A person who plays Nippon.
import type { Page } from 'playwright-core';
import { Person, type Seen } from '../../../../e2e/person';

/** What ends a question well, as soon as it is there; of the actions of a worker, what brings influence or leads to it. */
const FIRST = [
  'confirm',
  'act-local-market',
  'act-produce',
  'act-invest',
  'produce',
  'build',
  'fill',
  'put',
  'improve',
  'trains',
  'ships',
];
/** What leads nowhere by itself, or back. */
const LAST = ['done', 'plans', 'more', 'undo', 'cancel', 'why', 'skip'];
const way = (kind: string, all: readonly unknown[] | undefined, weight: number): string[] =>
  all && all.length > 0 ? Array.from({ length: weight }, () => kind) : [];

export class Player extends Person {
  constructor(page: Page, seed: number) {
    super(page, seed, {
      game: 'nippon',
      spots: ['place', 'region'],
      things: 'button.can',
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
      ...way('place', seen.spots['place'], 8),
      ...way('region', seen.spots['region'], 6),
      ...way('thing', seen.things, 5),
      ...way('choice', seen.choices, 8),
      ...way('action', others, 4),
      ...way('plans', only('plans'), 1),
      ...way('done', only('done'), 1),
      ...way('tab', seen.tabs, 1),
      ...way('back', only('cancel'), 1),
    ]);
    if (kind === 'action') return this.button(this.one(others));
    if (kind === 'plans' || kind === 'done') return this.button(kind);
    if (!kind || kind === 'back')
      return this.button(
        actions.find((action) => action === 'cancel' || action === 'why') ?? 'undo',
      );
    return this.touch(kind, seen);
  }
}

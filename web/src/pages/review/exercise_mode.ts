// The exercises at the page of a table: what their answers lead to.
import type { Action, Offer } from '$lib/board';
import { t } from '$lib/i18n';
import type { Guided } from '../table/guided';
import type { ExerciseTable } from './exercise_table.svelte';

export class ExerciseMode implements Guided {
  constructor(
    private readonly table: ExerciseTable,
    /** Back to the review. */
    private readonly leave: () => void,
  ) {}

  get asked(): { glow: string[] } | null {
    const { phase, words } = this.table;
    return phase === 'shown' && words ? { glow: words.look } : null;
  }

  offer(broken: (error: unknown) => void): Offer | null {
    const { table, leave } = this;
    if (table.phase === 'ask') return null;
    const again: Action = {
      id: 'again',
      label: t('learn:again'),
      tone: table.phase === 'wrong' ? 'main' : 'quiet',
      run: () => void table.again().catch(broken),
    };
    const show: Action = {
      id: 'show',
      label: t('learn:show'),
      run: () => void table.show().catch(broken),
    };
    if (table.phase === 'wrong') return { title: t('learn:wrong'), actions: [again, show] };
    const title = table.phase === 'right' ? t('review:solve.right') : t('review:solve.shown');
    if (!table.isLast) {
      const next: Action = {
        id: 'go-on',
        label: t('learn:next'),
        tone: 'main',
        run: () => void table.next().catch(broken),
      };
      return { title, actions: [again, next] };
    }
    const back: Action = {
      id: 'to-review',
      label: t('review:solve.leave'),
      tone: 'main',
      run: leave,
    };
    const detail = t('review:solve.count', { solved: table.solved.size, all: table.steps });
    return { title, detail, actions: [again, back] };
  }

  /** Whatever the board offers may be tried. */
  lead(offer: Offer | null): Offer | null {
    return offer;
  }
}

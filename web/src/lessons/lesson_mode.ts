// A lesson at the page of a table: it puts its words beside the board, arrows over it, and its own offers into the bar.
import type { Action, Offer } from '$lib/board';
import { t } from '$lib/i18n';
import { router } from '$lib/router.svelte';
import Arrows from './Arrows.svelte';
import { learnHref, lessonsOf } from './courses';
import type { Step } from './lesson';
import type { LessonTable } from './lesson_table.svelte';

export class LessonMode {
  // They come with the lesson, not with every table.
  readonly Arrows = Arrows;

  constructor(
    readonly game: string,
    readonly id: string,
    readonly table: LessonTable,
    /** Begins the first game, once the course is over. */
    private readonly play: () => void,
  ) {}

  /** The step that waits for an answer; null once it is over. */
  get asked(): Step | null {
    return this.table.phase === 'ask' ? this.table.current : null;
  }

  /** What a step that is over leads to: on, or once more. */
  offer(broken: (error: unknown) => void): Offer | null {
    const { table } = this;
    if (table.phase === 'ask') return null;
    const go = (label: string, run: () => void): Action => ({
      id: 'go-on',
      label,
      tone: 'main',
      run,
    });
    const again: Action = {
      id: 'again',
      label: t('learn:again'),
      tone: table.phase === 'wrong' ? 'main' : 'quiet',
      run: () => void table.again().catch(broken),
    };
    if (table.phase === 'wrong') return { title: t('learn:wrong'), actions: [again] };
    if (!table.isLast)
      return {
        title: t('learn:right'),
        actions: [again, go(t('learn:next'), () => void table.next().catch(broken))],
      };
    const repeat: Action = {
      id: 'repeat',
      label: t('learn:repeat'),
      tone: 'quiet',
      run: () => void table.repeat().catch(broken),
    };
    const { following } = this;
    const href = learnHref(this.game, following);
    if (following)
      return {
        title: t('learn:right'),
        actions: [repeat, go(t('learn:nextLesson'), () => router.go(href))],
      };
    const back: Action = {
      id: 'to-course',
      label: t('learn:toCourse'),
      run: () => router.go(href),
    };
    const play: Action = { id: 'play', label: t('learn:play'), tone: 'main', run: this.play };
    return { title: t('learn:right'), actions: [repeat, back, play] };
  }

  /** What the board offers: only what leads on is the main thing to do. */
  lead(offer: Offer | null): Offer | null {
    const { wanted } = this.table;
    if (!offer || !wanted) return offer;
    const actions = offer.actions.map((one): Action =>
      one.tone === 'main' && one.kind && one.kind !== wanted ? { ...one, tone: 'plain' } : one,
    );
    return { ...offer, actions };
  }

  /** The id of the lesson after this one. */
  private get following(): string | undefined {
    const all = lessonsOf(this.game);
    return all[all.indexOf(this.id) + 1];
  }
}

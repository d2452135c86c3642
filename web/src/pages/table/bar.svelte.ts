// What the bar under the board says and offers.
import type { Action, GameModule, Names, Offer } from '$lib/board';
import { t } from '$lib/i18n';
import type { TableView } from '$lib/table/view.svelte';
import type { Aside } from './aside';
import type { Guided } from './guided';
import { gistOf } from './gist';

/** The table that the bar belongs to. */
export interface Barred {
  readonly view: TableView;
  readonly game: GameModule | null;
  readonly names: Names;
  readonly lesson: Guided | null;
  readonly aside: Aside | null;
  readonly over: boolean;
  readonly watches: boolean;
  readonly broken: (error: unknown) => void;
  readonly showResult: () => void;
  readonly lookBack: () => void;
  readonly download: () => void;
  /** Begins another game like this one. */
  readonly onagain: (() => void) | null;
}

export class Bar {
  /** What the board asks. */
  ofBoard = $state.raw<Offer | null>(null);
  /** The main things of the events that are being shown, or were last. */
  happening = $state.raw('');

  constructor(private readonly table: Barred) {}

  /** What is asked now: by a lesson whose step is over, by a game that is over, or by the board. */
  readonly offer = $derived.by<Offer | null>(() => {
    const { view, lesson, over, watches, broken, aside } = this.table;
    const answered = view.busy ? null : lesson?.offer(broken);
    if (answered)
      return over ? { ...answered, actions: [this.count, ...answered.actions] } : answered;
    if (over && !view.busy && !lesson) return this.farewell;
    return watches ? null : (lesson?.lead(this.ofBoard) ?? this.ofBoard ?? aside?.offer ?? null);
  });

  /** What is to be done, where nothing else is asked. */
  get prompt(): string {
    const { game, view, names, over } = this.table;
    if (over) return t('table:over');
    if (!game || !view.state) return '';
    if (view.info?.status === 'frozen') return t('table:frozen');
    if (view.line === 'elsewhere') return t('table:elsewhere');
    return game.prompt(view.state, view.toMove, names);
  }

  /** What the turn that waits for a yes did, in the words of the log. */
  readonly done = $derived.by<string>(() => {
    const { game, view, names } = this.table;
    if (!game || !view.complete) return '';
    const lines = game.describe(view.tried, names);
    return gistOf(
      lines.filter(({ seat }) => seat === view.me),
      view.me,
    );
  });

  /** The final count, source by source. */
  private get count(): Action {
    return { id: 'result', label: t('table:result'), run: this.table.showResult };
  }

  // The bar has all that is left to do, whether or not the result is open.
  private get farewell(): Offer {
    const { lookBack, download, onagain } = this.table;
    const actions: Action[] = [
      { ...this.count, tone: 'main' },
      { id: 'look-back', label: t('table:replay'), run: lookBack },
      ...(onagain ? [{ id: 'rematch', label: t('table:again'), run: onagain }] : []),
      { id: 'download', label: t('table:record'), run: download },
    ];
    return { title: t('table:over'), actions };
  }
}

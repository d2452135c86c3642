// The story of the table as the log tells it.
import { tick } from 'svelte';
import type { GameModule, LogLine, Names } from '$lib/board';
import { LogWriter, standing, type BesideLine } from '$lib/table/log';
import type { Entry, Info } from '$lib/table/source';
import type { Aside } from './aside';
import { seenNames } from './places';

/** The table that the story is about. */
export interface Storied {
  readonly view: { readonly info: Info | null; readonly entries: Entry[] };
  readonly game: GameModule | null;
  readonly names: Names;
  readonly aside: Aside | null;
  readonly ending: { readonly replay: { readonly n: number } | null };
}

export class Story {
  // It remembers the lines of past turns, so there is one for the whole game.
  private readonly writer = $derived.by(() => this.table.game && new LogWriter(this.table.game));

  constructor(private readonly table: Storied) {}

  readonly lines = $derived.by<LogLine[]>(() => {
    const { entries } = this;
    return this.writer?.lines(entries, this.table.names, this.beside(entries)) ?? [];
  });

  /** The names of what a line of the log is about that is pointed at. */
  pointed = $state.raw<string[] | null>(null);

  /** Lets the places of a line glow on the board; null: of none. */
  readonly point = (line: LogLine | null): void => {
    const { game } = this.table;
    const board = document.querySelector('.board');
    // Where a card has left, a neighbour may lie now.
    const places =
      line?.events?.flatMap((event) => {
        const { leaves = '' } = game?.shifts?.(event) ?? {};
        return game?.places?.(event).filter((place) => !place.includes(leaves)) ?? [];
      }) ?? [];
    const seen = board ? seenNames(board, places) : [];
    this.pointed = seen.length > 0 ? seen : null;
  };

  /** Shows the places of a line, on the leaf of a phone's table where they lie. */
  readonly show = async (line: LogLine): Promise<void> => {
    const tabs = [...document.querySelectorAll<HTMLElement>('.board [role="tab"]')];
    const before = tabs.find((tab) => tab.ariaSelected === 'true');
    this.point(line);
    for (const tab of tabs) {
      if (this.pointed) return;
      tab.click();
      await tick();
      this.point(line);
    }
    if (!this.pointed) before?.click();
  };

  /** What was pointed at by a touch glows until the next. */
  readonly forget = ({ target }: Event): void => {
    if (this.pointed && !(target instanceof Element && target.closest('.log'))) this.pointed = null;
  };

  // During a replay the log ends where the board stands.
  private get entries(): Entry[] {
    const { view, ending } = this.table;
    const { replay } = ending;
    return replay ? standing(view.entries).filter(({ n }) => n <= replay.n) : view.entries;
  }

  private beside(told: Entry[]): BesideLine[] {
    const last = this.table.ending.replay ? (told.at(-1)?.rev ?? 0) : Infinity;
    return (this.table.aside?.lines ?? []).filter(({ rev }) => rev <= last);
  }
}

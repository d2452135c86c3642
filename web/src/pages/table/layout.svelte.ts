// Where seats, log and bar stand around the board.
import { MediaQuery } from 'svelte/reactivity';
import { settings } from '$lib/settings/settings.svelte';

/** `desk`: seats and log stand beside the board. `strip`: seats above it, bar below. `beside`: a phone on its side.
 *  `scroll`: a screen so small that the page scrolls. */
export type LayoutName = 'desk' | 'strip' | 'beside' | 'scroll';

export class Layout {
  // They tell apart a phone upright, a phone on its side, and a page that is enlarged four times.
  private readonly narrow = new MediaQuery('max-width: 760px');
  private readonly low = new MediaQuery('max-height: 500px');
  private readonly slim = new MediaQuery('max-width: 599px');

  constructor(private readonly lesson: boolean) {}

  readonly name = $derived.by<LayoutName>(() => {
    if (this.low.current) return this.slim.current ? 'scroll' : 'beside';
    return this.narrow.current || !(settings.log || this.lesson) ? 'strip' : 'desk';
  });

  /** The log, and what is said of the table, stand beside the board. */
  get hasLog(): boolean {
    return this.name === 'desk' && !this.lesson;
  }

  /** Unfolds the log where there is room for it beside the board. */
  unfoldLog(): void {
    if (this.name === 'strip' && !this.narrow.current) settings.change({ log: true });
  }
}

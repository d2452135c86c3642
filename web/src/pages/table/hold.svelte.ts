// A turn that is whole and shows nothing hidden goes by itself, once there was time to undo it.
import { settings } from '$lib/settings/settings.svelte';
import type { TableView } from '$lib/table/view.svelte';
import type { Help } from './help.svelte';

/** So long it can be undone. */
export const HOLD_SECONDS = 5;

/** The table whose turns are held. */
export interface Held {
  readonly view: TableView;
  readonly help: Help;
  readonly confirms: boolean;
}

export class Hold {
  constructor(private readonly table: Held) {
    $effect(() => this.follow());
  }

  /** The turn waits, and will go. What cannot be undone, and what the coach warns of, waits for a yes. */
  readonly running = $derived.by<boolean>(() => {
    const { view, help, confirms } = this.table;
    const whole = view.complete && view.myTurn && !view.busy && !view.sending;
    return (
      settings.ending === 'wait' && confirms && whole && !view.final && help.coach.loss === null
    );
  });

  /** Lets the turn go in time; the answer stops that. */
  follow(): (() => void) | undefined {
    if (!this.running) return undefined;
    const goes = setTimeout(() => void this.table.help.confirm(), HOLD_SECONDS * 1000);
    return () => clearTimeout(goes);
  }
}

// Calls the viewer when they must decide, at a table with other people: whoever waits looks elsewhere.
import { untrack } from 'svelte';
import { settings } from '$lib/settings/settings.svelte';
import { knock } from '$lib/sound';
import type { TableView } from '$lib/table/view.svelte';

export class Call {
  constructor(private readonly view: TableView) {
    // The turn that the page was opened on calls nobody: they are looking.
    let before: boolean | undefined;
    $effect(() => {
      const now = view.state === null ? undefined : this.wanted;
      if (before === false && now && untrack(() => settings.sound)) knock();
      before = now;
    });
  }

  private readonly wanted = $derived.by<boolean>(() => {
    const { info, myTurn, result } = this.view;
    const people = info?.seats.filter(({ kind }) => kind === 'person').length ?? 0;
    return people > 1 && myTurn && result === null;
  });
}

// Being told comes with its words when somebody asks for it: no page needs it to be played.
import type { Component } from 'svelte';
import type { Seat } from '$lib/engine/protocol';
import TableNotices from './TableNotices.svelte';
import { useNoticeTexts } from './words';

export { openNotices } from './open_dialog';

/** What a table shows of it. Rejects when it cannot be fetched. */
export async function load(): Promise<{
  default: Component<{ id: string; me: Seat; names: string[] }>;
}> {
  await useNoticeTexts();
  return { default: TableNotices };
}

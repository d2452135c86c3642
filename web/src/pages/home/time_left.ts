// How much time is left comes with its words when a table has a clock: most have none.
import { usePaceTexts } from '$lib/pace/pace';
import TimeLeft from './TimeLeft.svelte';

/** Rejects when it cannot be fetched. */
export async function load(): Promise<typeof TimeLeft> {
  await usePaceTexts();
  return TimeLeft;
}

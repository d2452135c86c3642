// The choice of a pace comes with its words when people are to play: most games need neither.
import { usePaceTexts } from '$lib/pace/pace';
import PaceField from './PaceField.svelte';

/** Rejects when it cannot be fetched. */
export async function load(): Promise<typeof PaceField> {
  await usePaceTexts();
  return PaceField;
}

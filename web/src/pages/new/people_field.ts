// What is chosen for people comes with its words when people are to play: most games need neither.
import { usePaceTexts } from '$lib/pace/pace';
import PeopleField from './PeopleField.svelte';

/** Rejects when it cannot be fetched. */
export async function load(): Promise<typeof PeopleField> {
  await usePaceTexts();
  return PeopleField;
}

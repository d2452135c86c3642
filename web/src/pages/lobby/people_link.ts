// The way to the lobby comes to home with its words, once home is there.
import { useLobbyTexts } from './lobby';
import PeopleLink from './PeopleLink.svelte';

/** Rejects when it cannot be fetched. */
export async function load(): Promise<{ default: typeof PeopleLink }> {
  await useLobbyTexts();
  return { default: PeopleLink };
}

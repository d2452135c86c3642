// Who waits for a game is told by a part of its own: most visitors wait for none.
import { useLobbyTexts } from './lobby';
import Begun from './Begun.svelte';

/** Rejects when it cannot be fetched. */
export async function load(): Promise<{ default: typeof Begun }> {
  await useLobbyTexts();
  return { default: Begun };
}

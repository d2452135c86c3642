// The lobby comes with its words: whoever plays alone needs neither.
import type { Component } from 'svelte';
import { useLobbyTexts } from './lobby';
import Lobby from './Lobby.svelte';

/** Rejects when it cannot be fetched. */
export async function load(): Promise<{ default: Component<Record<string, never>> }> {
  await useLobbyTexts();
  return { default: Lobby };
}

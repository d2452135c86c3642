// The waiting room comes with its words when friends are waited for: most games need neither.
import type { Component } from 'svelte';
import type { Info } from '$lib/table/source';
import { useLobbyTexts } from '../../lobby/lobby';
import { useLinkTexts } from '../links/links';
import { useWaitingTexts } from './waiting_texts';
import WaitingRoom from './WaitingRoom.svelte';

/** Rejects when it cannot be fetched. */
export async function load(): Promise<Component<{ info: Info }>> {
  await Promise.all([useWaitingTexts(), useLinkTexts(), useLobbyTexts()]);
  return WaitingRoom;
}

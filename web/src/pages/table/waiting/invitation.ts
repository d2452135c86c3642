// The invitation comes with its words when a link brings somebody: most pages need neither.
import { useLobbyTexts } from '../../lobby/lobby';
import Invitation from './Invitation.svelte';
import { useWaitingTexts } from './waiting_texts';

/** Rejects when it cannot be fetched. */
export async function load(): Promise<typeof Invitation> {
  await Promise.all([useWaitingTexts(), useLobbyTexts()]);
  return Invitation;
}

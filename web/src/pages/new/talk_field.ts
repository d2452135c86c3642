// The choice of a table without talk comes with its words when people are to play: most games need neither.
import { useChatTexts } from '../table/chat/chat_texts';
import TalkField from './TalkField.svelte';

/** Rejects when it cannot be fetched. */
export async function load(): Promise<typeof TalkField> {
  await useChatTexts();
  return TalkField;
}

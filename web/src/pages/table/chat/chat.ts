// Talk at a table comes with its words where people play together.
import type { Component } from 'svelte';
import type { Talker } from '$lib/table/said';
import type { Info } from '$lib/table/source';
import type { TableController } from '../controller.svelte';
import Talk from './Talk.svelte';
import { useChatTexts } from './chat_texts';

export type TalkPart = Component<{ table: TableController; info: Info; talker: Talker }>;

/** Rejects when it cannot be fetched. */
export async function load(): Promise<TalkPart> {
  await useChatTexts();
  return Talk;
}

// The waiting room comes with its words when friends are waited for: most games need neither.
import type { Component } from 'svelte';
import { useTexts, type Texts } from '$lib/i18n';
import type { Info } from '$lib/table/source';
import WaitingRoom from './WaitingRoom.svelte';

// All languages in one: they are few words.
const files = import.meta.glob<Texts>('./texts/*.json', { import: 'default', eager: true });

/** Rejects when it cannot be fetched. */
export async function load(): Promise<Component<{ info: Info }>> {
  await useTexts('waiting', (language) =>
    Promise.resolve({ waiting: files[`./texts/${language}.json`] ?? {} }),
  );
  return WaitingRoom;
}

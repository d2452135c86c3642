// What people do at a table beside their moves (who is away, who gives up, who would end the game) comes with its words
// when people play together: most games need neither.
import type { Component } from 'svelte';
import { useTexts, type Texts } from '$lib/i18n';
import { usePaceTexts } from '$lib/pace/pace';
import type { Info, StandIn } from '$lib/table/source';
import type { TableController } from '../controller.svelte';
import { useLinkTexts } from '../links/links';
import People from './People.svelte';
import SeatsDialog from './SeatsDialog.svelte';
import type { Wishes } from './wishes';

// All languages in one: they are few words.
const files = import.meta.glob<Texts>('./texts/*.json', { import: 'default', eager: true });

export const usePeopleTexts = (): Promise<void> =>
  useTexts('people', (language) =>
    Promise.resolve({ people: files[`./texts/${language}.json`] ?? {} }),
  );

export interface PeopleParts {
  People: Component<{ table: TableController; found: StandIn[]; wishes: Wishes }>;
  SeatsDialog: Component<{ id: string; info: Info | null; wishes: Wishes }, { open: () => void }>;
}

/** Rejects when it cannot be fetched. */
export async function load(): Promise<PeopleParts> {
  await Promise.all([usePeopleTexts(), usePaceTexts(), useLinkTexts()]);
  return { People, SeatsDialog };
}

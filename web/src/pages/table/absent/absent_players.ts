// What sees to players who are away comes with its words when people play together: most games need neither.
import type { Component } from 'svelte';
import type { Seat } from '$lib/engine/protocol';
import { useTexts, type Texts } from '$lib/i18n';
import type { StandIn } from '$lib/table/source';
import type { TableController } from '../controller.svelte';
import Absent from './Absent.svelte';

// All languages in one: they are few words.
const files = import.meta.glob<Texts>('./texts/*.json', { import: 'default', eager: true });

export const useAbsentTexts = (): Promise<void> =>
  useTexts('absent', (language) =>
    Promise.resolve({ absent: files[`./texts/${language}.json`] ?? {} }),
  );

export type AbsentComponent = Component<{
  table: TableController;
  found: StandIn[];
  ask: (seat: Seat) => Promise<void>;
}>;

/** Rejects when it cannot be fetched. */
export async function load(): Promise<AbsentComponent> {
  await useAbsentTexts();
  return Absent;
}

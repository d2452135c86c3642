// What the things of a box are called: as the language files have it where the edition calls them as the standard one
// does, and else as the edition has it.
import { language } from '$lib/i18n';
import type { CurrentBox, Name } from './box.svelte';
import { textIn } from './filled';

export interface Called {
  id: string | number;
  name: Name;
}

/** A name of an edition, in the language that was chosen, or else in English or any. */
export const nameIn = (name: Name | undefined): string => textIn(name, language.names);

/** A name as it stands at the head of a line. */
export const atHead = (name: string): string =>
  name.charAt(0).toLocaleUpperCase(language.now) + name.slice(1);

export const find = <T extends { id: string | number }>(list: T[], id: T['id']): T | undefined =>
  list.find((one) => one.id === id);

/** The name of one of a list; its id, where the list does not have it. */
export const nameOf = <T extends Called>(list: T[], id: T['id']): string =>
  nameIn(find(list, id)?.name) || String(id);

/** Whether the edition calls a thing as the standard one does. */
export const usualIn =
  <Edition>(box: CurrentBox<Edition>) =>
  <T extends Called>(list: (edition: Edition) => T[], id: T['id']): boolean =>
    nameIn(find(list(box.now), id)?.name) === nameIn(find(list(box.standard), id)?.name);

/** "tenYen" of "ten-yen": a name within the names of figures. */
export const camel = (id: string): string =>
  id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

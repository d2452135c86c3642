// Looks for words in the clauses and in the glossary of a rules page: all of them, anywhere, accents or not.
import { has, t } from '$lib/i18n';

export interface Entry {
  id: string;
  name: string;
  text: string;
  clause: string;
}

const PARTS = ['title', 'text', 'example', 'ruling', 'decides', 'picture'];

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .toLowerCase();

export const glossaryOf = (
  game: string,
  things: Record<string, string>,
  figures: Record<string, unknown>,
): Entry[] => {
  const said = (id: string, part: string): string =>
    t(`rules-${game}:thing.${id}.${part}`, figures);
  return Object.entries(things)
    .map(([id, clause]) => ({ id, clause, name: said(id, 'name'), text: said(id, 'text') }))
    .sort((a, b) => a.name.localeCompare(b.name));
};

/** Everything that a clause says. */
export function wordsOf(game: string, clause: string, figures: Record<string, unknown>): string {
  const keys = PARTS.map((part) => `rules-${game}:clause.${clause}.${part}`).filter((key) =>
    has(key),
  );
  return [clause, ...keys.map((key) => t(key, figures))].join(' ');
}

/** True for a text that holds every word that is sought. */
export function finder(sought: string): (text: string) => boolean {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  return (text) => {
    const held = plain(text);
    return words.every((word) => held.includes(word));
  };
}

// Where in an edition something stands, in words: "order 4, order-04, goods.copper, line 2790, column 9".
import type { EditionPlace, EditionThing } from '$lib/engine/protocol';
import { t } from '$lib/i18n';

type Words = Record<string, string>;
const files = import.meta.glob<Words>('../../../../games/*/text/things.*.json', { import: 'default' });

const wordsOf = async (game: string, language: string): Promise<Words> => files[`../../../../games/${game}/text/things.${language}.json`]?.() ?? {};

/** The words for the things of a game, in this language or else in English. Rejects when they cannot be fetched. */
export async function thingsOf(game: string, language: string): Promise<Words> {
  return { ...(await wordsOf(game, 'en')), ...(await wordsOf(game, language)) };
}

function thingWords({ kind, list, number, id, name }: EditionThing, words: Words, language: string): string[] {
  const word = words[kind];
  const numbered = word === undefined ? [list, t('new:editionItem', { number })] : [`${word} ${number}`];
  return [...numbered, id ?? name?.[language] ?? name?.['en'] ?? ''];
}

/** Empty for the edition as a whole. */
export function placeWords({ things = [], field = '', line, column }: EditionPlace, words: Words, language: string): string {
  const said = [...things.flatMap((thing) => thingWords(thing, words, language)), field].filter((word) => word !== '');
  if (said.length > 0 && line !== undefined && column !== undefined) said.push(t('new:editionLine', { line, column }));
  return said.join(', ');
}

// What an engine or the server found wrong, in the language of the page, or else in English. The engine of one game has no
// sentences of its own: its faults come with their reason alone.
import { fill } from '../fill';
import type { ErrorBody } from './protocol';

export interface InWords {
  text: string;
  language: string;
}
export type Sayer = (fault: ErrorBody) => InWords;

/** As it came: for when no sentence can be fetched. */
export const inEnglish: Sayer = ({ message }) => ({ text: message, language: 'en' });

type Sentences = Record<string, string>;

const files = import.meta.glob<Sentences>(
  [
    '../../../../{core,engine,players,server}/text/faults.*.json',
    '../../../../games/*/text/faults.*.json',
  ],
  {
    import: 'default',
  },
);

async function sentencesOf(game: string, language: string): Promise<Sentences> {
  const folders = ['core', 'engine', 'players', 'server', `games/${game}`];
  const wanted = folders.map(
    (folder) => files[`../../../../${folder}/text/faults.${language}.json`],
  );
  return Object.assign(
    {},
    ...(await Promise.all(wanted.flatMap((file) => file?.() ?? []))),
  ) as Sentences;
}

/** Rejects when the sentences cannot be fetched. */
export async function sayerOf(game: string, language: string): Promise<Sayer> {
  const own = await sentencesOf(game, language);
  const english = language === 'en' ? own : await sentencesOf(game, 'en');
  return ({ message, reason = '', values = {} }) => {
    const said = own[reason] === undefined ? english : own;
    const now = said === own ? language : 'en';
    const sentence = said[reason];
    if (sentence === undefined) return { text: message, language: 'en' };
    // The engine found a word that was probably meant.
    const question = values.nearest === undefined ? undefined : said.did_you_mean;
    return {
      text: [sentence, question]
        .flatMap((one) => (one === undefined ? [] : fill(one, values, now)))
        .join(' '),
      language: now,
    };
  };
}

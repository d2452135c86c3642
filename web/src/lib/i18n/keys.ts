// Which texts there are: the keys of the English files. A key that is written out and that none of them has is a type
// error.
import type common from '../../locales/en/common.json';
import type errors from '../../locales/en/errors.json';
import type home from '../../locales/en/home.json';
import type learn from '../../locales/en/learn.json';
import type newTable from '../../locales/en/new.json';
import type rules from '../../locales/en/rules.json';
import type table from '../../locales/en/table.json';
import type notices from '../notices/texts/en.json';
import type pace from '../pace/texts/en.json';
import type lobby from '../../pages/lobby/texts/en.json';
import type chat from '../../pages/table/chat/texts/en.json';
import type links from '../../pages/table/links/texts/en.json';
import type people from '../../pages/table/people/texts/en.json';
import type waiting from '../../pages/table/waiting/texts/en.json';
import type review from '../../pages/review/texts/en.json';

/** By namespace. Each game adds its own.
 *  @public */
export interface Catalogues {
  chat: typeof chat;
  links: typeof links;
  lobby: typeof lobby;
  notices: typeof notices;
  pace: typeof pace;
  people: typeof people;
  waiting: typeof waiting;
  common: typeof common;
  errors: typeof errors;
  home: typeof home;
  learn: typeof learn;
  new: typeof newTable;
  review: typeof review;
  rules: typeof rules;
  table: typeof table;
  games: Record<
    string,
    {
      name: string;
      tagline: string;
      about: string;
      facts: string;
      variant: Record<string, { name: string; text: string }>;
    }
  >;
}

type Within<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Within<T[K]>}`;
}[keyof T & string];
type Known = { [N in keyof Catalogues]: `${N}:${Within<Catalogues[N]>}` }[keyof Catalogues];

/** `unknown` for a key that may be asked for, `never` for another. One put together is a `string` here: tests ask for those. */
export type Asked<K extends string, Prefix extends string = ''> = string extends K
  ? unknown
  : [`${Prefix}${K}`] extends [Known]
    ? unknown
    : never;

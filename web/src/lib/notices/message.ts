// What a push message says, in words: the worker has no page whose texts it could use, and brings its own.
import { fill, type Values } from '../fill';

const WHATS = ['turn', 'reminder', 'begun', 'over', 'called_off', 'try'] as const;
type What = (typeof WHATS)[number];

/** As the server sends it (docs/server.md). */
export interface Message {
  what: What;
  table: string;
  /** Of the table; empty where it has none. */
  name: string;
  game: string;
  seat: number | null;
  /** Who moved last; empty where nobody did. */
  by: string;
  left_ms: number | null;
  lang: string;
}

/** In one language: its sentences by key, and how it calls the games. */
export interface Sentences {
  language: string;
  said: Record<string, string>;
  games: Record<string, string>;
}

/** What is shown: two lines, which messages it takes the place of, and where it leads. */
export interface Shown {
  title: string;
  body: string;
  tag: string;
  path: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Null: it is none that this worker knows. */
export function readMessage(json: string): Message | null {
  let found: Partial<Record<keyof Message, unknown>>;
  try {
    found = Object(JSON.parse(json)) as typeof found;
  } catch {
    return null;
  }
  const what = WHATS.find((one) => one === found.what);
  const table = text(found.table);
  if (!what || !/^[\w-]*$/.test(table)) return null;
  return {
    what,
    table,
    name: text(found.name),
    game: text(found.game),
    seat: number(found.seat),
    by: text(found.by),
    left_ms: number(found.left_ms),
    lang: text(found.lang),
  };
}

/** The page of the table, at this worker's own server: a message leads nowhere else. */
const pathOf = ({ table, seat }: Pick<Message, 'table' | 'seat'>): string =>
  table === '' ? '/' : `/table/${table}${seat === null ? '' : `?seat=${seat}`}`;

const UNITS = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
] as const;

/** By the largest unit of which there is one: "3 hours". */
function timeLeft(ms: number, say: (key: string, values: Values) => string): string {
  const [unit, length] = UNITS.find(([, one]) => ms >= one) ?? ['minutes', 60_000];
  return say(unit, { count: Math.max(1, Math.floor(ms / length)) });
}

/** Why it is told: who has moved, how much time is left. */
function reasonOf({ what, by, left_ms }: Message, say: (key: string, values: Values) => string) {
  if (what === 'turn' && by !== '') return say('by', { name: by });
  if (what === 'reminder' && left_ms !== null && left_ms > 0)
    return say('left', { time: timeLeft(left_ms, say) });
  return say(`${what}Text`, {});
}

/** `message`: null for one that is not understood, of which the person is told all the same. */
export function shownOf(message: Message | null, { language, said, games }: Sentences): Shown {
  const say = (key: string, values: Values = {}): string => fill(said[key] ?? '', values, language);
  if (!message) return { title: 'Kaisho', body: say('unknown'), tag: 'kaisho', path: '/' };
  const { what, table, name, game } = message;
  const named = games[game];
  return {
    title: named === undefined || what === 'try' ? say(what) : `${say(what)} · ${named}`,
    body: [reasonOf(message, say), ...(name === '' ? [] : [say('table', { name })])].join(' '),
    tag: table === '' ? `kaisho-${what}` : table,
    path: pathOf(message),
  };
}

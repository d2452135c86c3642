// An edition from a file, checked by the engine of the game it is for.
import type { EditionCheck, ErrorBody } from '$lib/engine/protocol';

type Json = Record<string, unknown>;

export interface OwnEdition {
  content: Json;
  name: string;
  /** The tables of the file that are not as in the standard edition. */
  changed: string[];
}

export type ReadEdition =
  { own: OwnEdition } | { faults: ErrorBody[] } | 'unreadable' | 'not_utf8' | 'too_large';

/** The calls of an engine's session that this needs. */
export interface Checker {
  check(game: string, text: string): Promise<EditionCheck>;
  edition(game: string): Promise<Json>;
}

/** The engine tells at most this many faults. */
export const MOST_FAULTS = 50;

/** The server takes no larger request, and some of it is for the rest of the table. */
const MOST_BYTES = 250_000;

/** With its white space, which is not sent, and within a line that the engine reads. */
const MOST_TEXT = 700_000;

/** They say what the edition is, not what lies in the box. */
const ABOUT = new Set(['game', 'edition', 'format', 'name', 'provenance']);

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** The order of an object's members says nothing. */
function same(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, i) => same(item, other[i]));
  }
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && same(one[key], other[key]))
  );
}

export function changedTables(edition: Json, standard: Json): string[] {
  return Object.keys(standard).filter(
    (table) => !ABOUT.has(table) && !same(edition[table], standard[table]),
  );
}

/** Of a file for another game nothing else is worth saying. */
function telling(game: string, content: Json, faults: ErrorBody[]): ErrorBody[] {
  const other = faults.filter(({ where }) => where === 'game');
  return content['game'] !== game && other.length > 0 ? other : faults;
}

/** Null where the bytes are no UTF-8. */
function textOf(bytes: ArrayBuffer | Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Rejects when the engine cannot be fetched. */
export async function readEdition(
  bytes: ArrayBuffer | Uint8Array,
  game: string,
  engine: Checker,
): Promise<ReadEdition> {
  if (bytes.byteLength > MOST_TEXT) return 'too_large';
  const text = textOf(bytes);
  if (text === null) return 'not_utf8';
  // The engine reads the text itself: it tells line and column, and keys that stand there twice.
  const { faults, edition: name = '' } = await engine.check(game, text);
  const content = parsed(text);
  if (!content) return faults[0]?.code === 'bad_json' ? { faults } : 'unreadable';
  if (new TextEncoder().encode(JSON.stringify(content)).length > MOST_BYTES) return 'too_large';
  if (faults.length > 0) return { faults: telling(game, content, faults) };
  return { own: { content, name, changed: changedTables(content, await engine.edition(game)) } };
}

// What happened since the viewer last chose: it stays marked on the board, and can be told again, also after hours away.
import type { GameEvent, Position, Seat } from '$lib/engine/protocol';
import { readKept, storage, writeKept } from '$lib/kept';
import { standing } from './log';
import type { Entry, Update } from './source';

/** Where the viewer left the table. */
export interface Left {
  rev: number;
  /** Of the events after that revision, so many were shown already. */
  shown: number;
  /** What lay on the table then. */
  state: Position;
}

/** What happened, and in whose turn; null: before the first. */
export interface Owned {
  event: GameEvent;
  owner: Seat | null;
}

const keyOf = (table: string): string => `kaisho.left.${table}`;

/** Null: the game is over, and nobody comes back to it. */
export function keepLeft(table: string, left: Left | null): void {
  if (left) writeKept(keyOf(table), left);
  else storage().removeItem(keyOf(table));
}

/** Where this browser left the table; null where nothing can be told from there. */
export function keptLeft(
  table: string,
  { rev, entries }: Pick<Update, 'rev' | 'entries'>,
): Left | null {
  const left = readKept(keyOf(table)) as Left | null;
  if (typeof left?.rev !== 'number' || typeof left.state !== 'object' || left.rev > rev)
    return null;
  return entries.some((entry) => entry.rev > left.rev && entry.undo !== undefined) ? null : left;
}

export function ownedSince(entries: Entry[], { rev: from, shown }: Left): Owned[] {
  let owner: Seat | null = null;
  const all: Owned[] = [];
  for (const { rev, events } of standing(entries)) {
    for (const event of events) {
      if (event.event === 'turn_began') owner = event.seat ?? null;
      if (rev > from) all.push({ event, owner });
    }
  }
  return all.slice(shown);
}

/** Whose turn it is, as the table tells it; null: before the first. */
export const ownerOf = (entries: Entry[]): Seat | null =>
  standing(entries)
    .flatMap(({ events }) => events)
    .filter(({ event }) => event === 'turn_began')
    .at(-1)?.seat ?? null;

/** Who did it, of the others: in the viewer's own turn, whoever was asked. */
export function otherOf({ event, owner }: Owned, me: Seat | null): Seat | null {
  const by = owner === me ? (event.seat ?? null) : owner;
  return by === me ? null : by;
}

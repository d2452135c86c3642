// The tables that wait for players and that anybody may join, and how one gets to one of them.
import { EngineError } from '$lib/engine/error';
import type { Seat } from '$lib/engine/protocol';
import { usePaceTexts, type AskedPace } from '$lib/pace/pace';
import { useTexts, type Texts } from '$lib/i18n';
import { myTables, openTable, takeSeat, type NewTable, type TableInfo } from '$lib/table/api';
import { openTables } from '$lib/table/lobby';

// All languages in one: they are few words.
const files = import.meta.glob<Texts>('./texts/*.json', { import: 'default', eager: true });

/** The words of the lobby, and of the times to decide. */
export const useLobbyTexts = async (): Promise<void> => {
  const own = useTexts('lobby', (language) =>
    Promise.resolve({ lobby: files[`./texts/${language}.json`] ?? {} }),
  );
  await Promise.all([own, usePaceTexts()]);
};

export const SPEEDS = ['live', 'days'] as const;
/** In one sitting, or over days. */
export type Speed = (typeof SPEEDS)[number];

/** What somebody would like to play. */
export interface Wish {
  game: string;
  speed: Speed;
  /** null: any number. */
  players: number | null;
}

const PACES: Record<Speed, AskedPace> = {
  live: { sort: 'live', bank: 900, added: 15, out_of_time: 'stand_in' },
  days: { sort: 'steady', out_of_time: 'stand_in' },
};

export const speedOf = ({ pace }: TableInfo): Speed => (pace?.sort === 'live' ? 'live' : 'days');

export const freeSeats = ({ seats }: TableInfo): Seat[] =>
  seats.filter(({ open }) => open).map(({ seat }) => seat);

/** As the rulebook and the wish have it: nobody who is led there must find other rules, values or times. */
function isPlain({ edition, options, pace }: TableInfo): boolean {
  const wanted = PACES[pace?.sort === 'live' ? 'live' : 'days'];
  const same = pace?.sort === wanted.sort && pace.out_of_time === wanted.out_of_time;
  const times =
    wanted.sort !== 'live' || (pace?.bank === wanted.bank && pace.added === wanted.added);
  return same && times && edition.standard && options.variants.length === 0 && !options.open_hands;
}

/** Those that a wish leads to, the one that may begin soonest first. */
export function fitting(tables: TableInfo[], { game, speed, players }: Wish): TableInfo[] {
  return tables
    .filter((one) => one.game === game && speedOf(one) === speed && isPlain(one))
    .filter((one) => freeSeats(one).length > 0 && (players ?? one.players) === one.players)
    .sort((a, b) => freeSeats(a).length - freeSeats(b).length || a.created - b.created);
}

/** Of the tables for the same game that were opened before this one, the one that may begin soonest. */
export function olderThan(id: string, tables: TableInfo[]): TableInfo | undefined {
  const own = tables.find(({ table }) => table === id);
  if (!own) return undefined;
  const wish = { game: own.game, speed: speedOf(own), players: own.players };
  return fitting(tables, wish).find(({ table, created }) => table !== id && created < own.created);
}

/** A new table for the wish, with its opener on any seat: nobody begins because they came first. */
export function tableFor({ game, speed, players }: Wish, least: number, name: string): NewTable {
  const count = players ?? least;
  const me = Math.floor(Math.random() * count);
  return {
    game,
    players: count,
    seats: Array.from({ length: count }, (_, seat) =>
      seat === me ? { kind: 'me' as const, ...(name && { name }) } : { kind: 'friend' as const },
    ),
    options: { lobby: true },
    pace: PACES[speed],
  };
}

/** Others were quicker, or the table is no longer there. */
const isGone = (error: unknown): boolean =>
  error instanceof EngineError &&
  ['seat_taken', 'called_off', 'has_seat', 'no_table', 'frozen', 'bad_key'].includes(error.code);

/** Takes a free seat of the table; null where there is none any more. */
export async function join(table: TableInfo, name: string): Promise<Seat | null> {
  for (const seat of freeSeats(table)) {
    try {
      await takeSeat(table.table, seat, name);
      return seat;
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
  return null;
}

/** Leads to a seat at a table for the wish, at one that waits already or at a new one; the table's id. */
export async function seek(wish: Wish, least: number, name: string): Promise<string> {
  const [{ mine }, open] = await Promise.all([myTables(), openTables()]);
  const own = new Set(mine.map(({ table }) => table));
  for (const table of fitting(open, wish)) {
    if (!own.has(table.table) && (await join(table, name)) !== null) return table.table;
  }
  return openTable(tableFor(wish, least, name));
}

// What is asked of the server once, by HTTP (docs/server.md).
import { EngineError } from '$lib/engine/error';
import type { ErrorBody, Result, Seat } from '$lib/engine/protocol';
import type { Fault } from '$lib/engine/words';
import { fetchSoon } from '$lib/fetch_soon';
import { readKept, writeKept } from '$lib/kept';
import type { AskedPace, Clock, Clocks, Pace } from '$lib/pace/pace';
import type { ArrivalKind, DayOff, EndedBy, Ending, StandIn, Status } from './source';
import { randomHex } from './stored';

export interface TableInfo {
  table: string;
  name: string | null;
  game: string;
  status: Status;
  why: Fault | null;
  players: number;
  /** Of this browser: it may seat people anew. */
  host: boolean;
  options: {
    turn_cap: number;
    variants: string[];
    open_hands: boolean;
    public: boolean;
    /** While it waits, anybody may take its free seats. */
    lobby: boolean;
    chat?: boolean;
  };
  edition: { name: string; hash: string; standard: boolean };
  seats: {
    seat: Seat;
    kind: 'person' | 'bot';
    level?: number;
    name: string | null;
    taken: boolean;
    yours: boolean;
    here: boolean;
    /** Seconds for which its person has been away; lists leave it out. */
    away?: number;
    /** Anybody may take it. */
    open?: boolean;
    /** The level of the bot that plays for its person. */
    stand_in?: number;
    /** Its person has given up. */
    resigned?: boolean;
  }[];
  commitment: string;
  /** The origin by which people reach the server, where it was told; lists leave it out. */
  public_url?: string | null;
  /** Who came to the seats, in their order; lists leave them out. */
  arrivals?: {
    number: number;
    seat: Seat;
    what: ArrivalKind;
    alone: boolean;
    by: Seat | null;
    was: string | null;
    name: string | null;
    rev: number;
    at: number;
  }[];
  /** The bots that stood in for people, in their order; lists leave them out. */
  stand_ins?: StandIn[];
  days_off?: DayOff[];
  ended_by?: EndedBy;
  /** How much time people have; null: as much as they want. */
  pace?: Pace | null;
  /** What each has left now; null without a pace or before the game. Lists leave it out. */
  clocks?: Clocks | null;
  /** The one that runs; lists have it instead of all. */
  clock?: Clock | null;
  /** The table of the same people's next game; lists leave it out. */
  rematch?: string | null;
  /** How the game may end early; lists leave it out. */
  ending?: Ending;
  /** Seconds of absence after which one may; null where clocks run. Lists leave it out. */
  stand_in_after?: number | null;
  rev: number;
  n: number;
  to_move: Seat | null;
  created: number;
  changed: number;
  result: Result | null;
}

export interface SeatLink {
  seat: Seat;
  key: string;
  url: string;
}

export interface NewTable {
  game: string;
  players: number;
  name?: string;
  seats: (
    | { kind: 'me'; name?: string }
    | { kind: 'friend' }
    | { kind: 'bot'; level: number; name?: string }
  )[];
  options?: {
    variants?: string[];
    open_hands?: boolean;
    public?: boolean;
    lobby?: boolean;
    chat?: boolean;
  };
  pace?: AskedPace;
  /** The components, whole; without them the standard ones. */
  edition?: unknown;
}

async function reach(path: string, request: RequestInit & { body?: string }): Promise<Response> {
  try {
    return await fetchSoon(path, request);
  } catch {
    throw new EngineError({ code: 'no_network', message: 'The server cannot be reached.' });
  }
}

async function read<T>(answer: Response): Promise<T> {
  const json: unknown = await answer.json().catch(() => null);
  if (answer.ok && json !== null) return json as T;
  const error = (json as { error?: ErrorBody } | null)?.error;
  throw new EngineError(
    error ?? { code: 'no_network', message: `The server answered ${answer.status}.` },
  );
}

/** Asks once: a GET, or a POST with a body. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const post = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  return read(await reach(path, body === undefined ? {} : post));
}

export interface Tables {
  mine: TableInfo[];
  watch: TableInfo[];
}
/** Asks again and again for the same. What it gives is the same object as before, as long as nothing in it has changed:
 *  that costs the server next to nothing. */
export function askerOf<T>(path: string): () => Promise<T> {
  let last: { tag: string; found: T } | null = null;
  return async () => {
    const answer = await reach(path, last ? { headers: { 'If-None-Match': last.tag } } : {});
    if (answer.status === 304 && last) return last.found;
    const found = await read<T>(answer);
    const tag = answer.headers.get('ETag');
    last = tag === null ? null : { tag, found };
    return found;
  };
}
export const myTables = askerOf<Tables>('/api/tables');
export async function tableInfo(id: string): Promise<TableInfo> {
  return (await ask<{ table: TableInfo }>(`/api/tables/${encodeURIComponent(id)}`)).table;
}
export function tableRecord(id: string): Promise<Record<string, unknown>> {
  return ask(`/api/tables/${encodeURIComponent(id)}/record`);
}
export async function tableEdition(id: string): Promise<unknown> {
  return (await ask<{ edition: unknown }>(`/api/tables/${encodeURIComponent(id)}/edition`)).edition;
}

/** The paces for games that last days. */
export async function dayPaces(): Promise<Pace[]> {
  return (await ask<{ paces: Pace[] }>('/api/paces')).paces;
}

/** The table for the same people's next game. */
export async function rematch(id: string): Promise<string> {
  return (await ask<{ table: string }>(`/api/tables/${encodeURIComponent(id)}/rematch`, {})).table;
}

// -- seats: the page keeps its own nonce and the seat links it may hand out

const KEPT = (id: string): string => `kaisho.table.${id}`;

export interface Kept {
  /** Seat links by seat. */
  links: Record<string, string>;
  /** The nonce this page chose, and the commitment that was out before. */
  nonces: Record<string, string>;
  commitment: string | null;
  /** The number of the last arrival that this browser's person has read. */
  seen: number;
}

export function keptOf(id: string): Kept {
  const found = (readKept(KEPT(id)) ?? {}) as Partial<Kept>;
  return {
    links: found.links ?? {},
    nonces: found.nonces ?? {},
    commitment: found.commitment ?? null,
    seen: found.seen ?? 0,
  };
}

/** Keeps these, too. Of each seat the first nonce stands, since the server has taken that one, until the table has another
 *  commitment. */
export function keep(id: string, { links, nonces, commitment, seen = 0 }: Partial<Kept>): void {
  const now = keptOf(id);
  const renewed = now.commitment !== null && (commitment ?? now.commitment) !== now.commitment;
  writeKept(KEPT(id), {
    links: { ...now.links, ...links },
    nonces: { ...nonces, ...(!renewed && now.nonces) },
    commitment: commitment ?? now.commitment,
    seen: Math.max(now.seen, seen),
  });
}

interface Opening {
  /** What was asked for. */
  asked: string;
  ticket: string;
  commitment: string;
  nonce: string;
}
/** What no answer has come to: asked again, it is no second table. */
let unanswered: Opening | null = null;

async function openingOf(asked: string): Promise<Opening> {
  if (unanswered?.asked === asked) return unanswered;
  const { ticket, commitment } = await ask<{ ticket: string; commitment: string }>('/api/ticket');
  return { asked, ticket, commitment, nonce: randomHex(32) };
}

/** Opens a table with this browser's person seated, or none; its id. */
export async function openTable(table: NewTable): Promise<string> {
  const opening = await openingOf(JSON.stringify(table));
  const { ticket, commitment, nonce } = opening;
  unanswered = opening;
  const seats = table.seats.map((seat) => (seat.kind === 'me' ? { ...seat, nonce } : seat));
  try {
    const opened = await ask<{ table: string; links: SeatLink[] }>('/api/tables', {
      ...table,
      seats,
      ticket,
    });
    const links = Object.fromEntries(opened.links.map(({ seat, url }) => [seat, url]));
    const nonces = Object.fromEntries(
      seats.flatMap(({ kind }, seat) => (kind === 'me' ? [[seat, nonce]] : [])),
    );
    keep(opened.table, { links, nonces, commitment });
    unanswered = null;
    return opened.table;
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== 'no_network') unanswered = null;
    throw error;
  }
}

/** The link of a seat of this browser, for another device; null where an older server made it. */
export async function ownLink(id: string, seat: Seat): Promise<string | null> {
  const { link } = await ask<{ link: SeatLink | null }>(
    `/api/tables/${encodeURIComponent(id)}/seats/${seat}`,
    {},
  );
  return link?.url ?? null;
}

/** A new link for a seat; the old one opens it no more. Whoever comes by the host's link has the seat alone. */
export async function renewLink(id: string, seat: Seat): Promise<string> {
  const { link } = await ask<{ link: SeatLink }>(
    `/api/tables/${encodeURIComponent(id)}/seats/${seat}/link`,
    {},
  );
  keep(id, { links: { [seat]: link.url } });
  return link.url;
}

/** Forgets what this browser gave for a seat that it has left. */
export function forgetSeat(id: string, seat: Seat): void {
  const kept = keptOf(id);
  const without = (of: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(of).filter(([at]) => at !== String(seat)));
  writeKept(KEPT(id), { ...kept, links: without(kept.links), nonces: without(kept.nonces) });
}

/** The host gives a free seat to a bot. */
export const seatBot = (id: string, seat: Seat, level: number): Promise<unknown> =>
  ask(`/api/tables/${encodeURIComponent(id)}/seats/${seat}/bot`, { level });

/** The host ends the waiting for good. */
export const callOff = (id: string): Promise<unknown> =>
  ask(`/api/tables/${encodeURIComponent(id)}/call-off`, {});

/** The seat that this browser took, and has no longer. */
export function lostSeat(table: TableInfo): Seat | null {
  const { nonces } = keptOf(table.table);
  return (
    table.seats.find(({ seat, taken, yours }) => taken && !yours && nonces[seat] !== undefined)
      ?.seat ?? null
  );
}

/** Takes a seat, with a nonce of this page's own for the shuffle. */
export async function takeSeat(
  id: string,
  seat: Seat,
  name: string,
  key?: string,
): Promise<TableInfo> {
  const { commitment, seats } = await tableInfo(id);
  // Another page of this browser may have chosen a nonce meanwhile.
  const kept = keptOf(id);
  // A backup that was put back gives a game to come another secret: what was said to the old one is known by now.
  const renewed = kept.commitment !== null && kept.commitment !== commitment && !seats[seat]?.taken;
  const nonce = (renewed ? undefined : kept.nonces[seat]) ?? randomHex(32);
  keep(id, {
    nonces: { [seat]: nonce },
    ...((renewed || kept.commitment === null) && { commitment }),
  });
  const path = `/api/tables/${encodeURIComponent(id)}/seats/${seat}`;
  const body = { ...(key && { key }), ...(name && { name }), nonce };
  const taken = await ask<{ link: SeatLink | null; info: TableInfo }>(path, body);
  // Who has just come need not be told so.
  keep(id, {
    ...(taken.link && { links: { [seat]: taken.link.url } }),
    seen: taken.info.arrivals?.at(-1)?.number ?? 0,
  });
  return taken.info;
}

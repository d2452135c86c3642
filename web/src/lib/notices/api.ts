// What the server knows of how this browser's person is told of their turns (docs/server.md).
import type { Seat } from '$lib/engine/protocol';
import { ask } from '$lib/table/api';

/** When to be told: never, while no page of the table is looked at, or in any case. */
export const WHEN = ['never', 'away', 'always'] as const;
export type When = (typeof WHEN)[number];

/** What a web address takes: our own JSON, or the form of a service. */
export const FORMS = ['discord', 'slack', 'json'] as const;
export type Form = (typeof FORMS)[number];

/** How the last notice by a way went. */
interface Last {
  at: number;
  ok: boolean;
  why: string;
}

export interface Way {
  id: string;
  kind: 'push' | 'webhook';
  /** Of webhooks. */
  form?: Form;
  name: string;
  this_browser: boolean;
  added: number;
  last: Last | null;
}

export interface Notices {
  /** Of the server, for browsers' push services; null: it sends nothing out. */
  push_key: string | null;
  when: When;
  remind: boolean;
  ways: Way[];
}

/** Why somebody was told of a turn, or was not. */
export type Why = 'sent' | 'failed' | 'looking' | 'muted' | 'never' | 'no_way';

export interface ToldOnce {
  seat: Seat;
  at: number;
  what: 'turn' | 'reminder' | 'begun' | 'over' | 'called_off';
  why: Why;
  rev: number;
  /** Names of the ways that it went; of one's own seat alone. */
  ways?: string[];
}

export interface TableNotices {
  muted: boolean;
  /** The newest first. */
  told: ToldOnce[];
}

const ofTable = (id: string): string => `/api/tables/${encodeURIComponent(id)}/notices`;
const ofWay = (id: string): string => `/api/notices/ways/${encodeURIComponent(id)}`;

export const askNotices = (): Promise<Notices> => ask('/api/notices');
export const setNotices = (wish: { when: When; remind: boolean }): Promise<Notices> =>
  ask('/api/notices', wish);
export const addPush = (push: {
  endpoint: string;
  p256dh: string;
  auth: string;
  name: string;
}): Promise<Notices> => ask('/api/notices/push', push);
/** `lang`: in which the forms of services are written. */
export const addWebhook = (hook: {
  url: string;
  form: Form;
  name: string;
  lang: string;
}): Promise<Notices & { secret: string }> => ask('/api/notices/webhooks', hook);
export const forgetWay = (id: string): Promise<Notices> => ask(`${ofWay(id)}/forget`, {});
export const tryWay = (id: string): Promise<{ ok: boolean; why: string }> =>
  ask(`${ofWay(id)}/try`, {});
export const tableNotices = (id: string): Promise<TableNotices> => ask(ofTable(id));
export const muteTable = (id: string, muted: boolean): Promise<TableNotices> =>
  ask(ofTable(id), { muted });

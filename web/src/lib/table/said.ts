// What people say at a table of the server (docs/server.md, “Talk”).
import type { Seat } from '$lib/engine/protocol';

/** A phrase, which each reads in their own language, or a text. */
export type Spoken = { phrase: string; text?: never } | { text: string; phrase?: never };

export type Said = Spoken & {
  /** 1, 2, … at each table. */
  number: number;
  /** Null: an onlooker. */
  seat: Seat | null;
  /** By which one onlooker is told from another; null: a player. */
  onlooker: string | null;
  /** That of the speaker at that time. */
  name: string | null;
  /** Milliseconds since 1970. */
  at: number;
};

/** What was told at once. */
export interface Told {
  messages: Said[];
  /** It was said before the page could hear it, and is no news. */
  before: boolean;
}

/** What is to be said. `name`: that of an onlooker. */
export type Words = Spoken & { name?: string };

/** Whoever hears and speaks for the page. */
export interface Talker {
  /** What was heard and not fetched yet. */
  readonly said: Told[];
  onsaid: (() => void) | null;
  /** Resolves with the number of the message, once it was heard; rejects with EngineError. */
  say(words: Words): Promise<number>;
}

// Why a file was not taken, until another is: it may have been dropped on another page.

/** Unread: it is no JSON at all. Other: it is, but no record. Its game is none of this page; its players are no list. */
export type Why = 'unread' | 'other' | 'game' | 'players';

export interface Refused {
  why: Why;
  file: string;
  /** What stands there instead. */
  found: string;
}

export const refused = $state<{ now: Refused | null }>({ now: null });

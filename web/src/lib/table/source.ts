// A table as the page sees it, wherever it is kept: in this browser or at the server.
import type { SeatInfo } from '$lib/board';
import type { GameEvent, MoveObject, Position, Result, Seat } from '$lib/engine/protocol';
import type { Fault } from '$lib/engine/words';
import type { Clocks, Pace } from '$lib/pace/pace';

export type Status = 'waiting' | 'called_off' | 'playing' | 'over' | 'frozen';

export interface TableSeat extends SeatInfo {
  seat: Seat;
  taken: boolean;
  yours: boolean;
  /** Online: the name that its person gave, which `name` is where there is one. */
  given?: string | null;
  /** Online: its person has given up, and a bot plays on. */
  resigned?: boolean | undefined;
  /** Online: its person ran out of time, and a bot plays until they say to be back. */
  late?: boolean;
  /** Online: seconds for which its person has been away. */
  away?: number | undefined;
}

/** A bot plays, or played, for a person who is away. */
export interface StandIn {
  /** 1, 2, … at each table. */
  number: number;
  seat: Seat;
  level: number;
  /** Who asked for it; null: the seat's time was up. */
  by?: Seat | null;
  /** The latest entry of the story when it came, the moves that stood then, and the same when the person came back. */
  begun: { rev: number; n: number };
  ended: { rev: number; n: number } | null;
}

/** A day more on somebody's clock, and the latest entry of the story when they took it. */
export interface DayOff {
  /** 1, 2, … of each seat. */
  number: number;
  seat: Seat;
  rev: number;
}

/** How a game may end before its rules end it. */
export interface Ending {
  /** What players did, and the latest entry of the story at that time. */
  steps: {
    seat: Seat;
    what: 'resigned' | 'time_up' | 'offered' | 'declined' | 'agreed';
    rev: number;
  }[];
  /** Who would end it here, and who must agree. */
  agree: Seat[];
  asked: Seat[];
}

/** What ended a game; null while it runs. */
export type EndedBy = 'rules' | 'resignation' | 'agreement' | 'time' | null;

/** Another browser came to a seat that somebody had; before the game somebody sat down, left, or a bot took the seat. */
export type ArrivalKind = 'came' | 'sat' | 'left' | 'bot';

export interface Arrival {
  /** 1, 2, … at each table. */
  number: number;
  seat: Seat;
  what: ArrivalKind;
  /** By the host's link: whoever had the seat has lost it. */
  alone: boolean;
  /** Another seat that this browser played already. */
  by: Seat | null;
  /** The name of the seat until then, and from then on. */
  was: string;
  name: string;
  /** The latest entry of the story at that time. */
  rev: number;
}

export interface Info {
  id: string;
  name: string | null;
  game: string;
  status: Status;
  /** Why a table is frozen. */
  why: Fault | null;
  seats: TableSeat[];
  /** The viewer's seat; null for a spectator. */
  me: Seat | null;
  openHands: boolean;
  variants: string[];
  online: boolean;
  edition: { name: string; standard: boolean };
  /** Alone against bots: hints may be asked for, and so many were. */
  hints?: number;
  /** Somebody stands by, who explains. */
  guided?: boolean;
  /** Online: SHA-256 of the server's secret, out before any player's nonce. */
  commitment: string | null;
  /** Online: the origin that seats' links bear, where it is not the page's. */
  publicUrl?: string | null | undefined;
  /** Online: who came to the seats, in their order. */
  arrivals?: Arrival[];
  /** Online: who was stood in for, in order. */
  standIns?: StandIn[] | undefined;
  daysOff?: DayOff[] | undefined;
  /** Online: what ended the game. */
  endedBy?: EndedBy | undefined;
  /** Online. */
  ending?: Ending | undefined;
  /** Online: the table of the same people's next game. */
  rematch?: string | null | undefined;
  /** Online: seconds of absence after which a bot may stand in; null: the clock says when one does. */
  standInAfter?: number | null | undefined;
  /** Online: how much time people have; null: as much as they want. */
  pace?: Pace | null | undefined;
  /** Online: people can talk there. */
  chat?: boolean | undefined;
  /** Online: this browser opened the table, and may seat people anew. */
  host?: boolean;
  /** Online: it waits for anybody at all. */
  open?: boolean;
}

/** One step of a table's story: the set-up (n 0), a move, or an undo. */
export interface Entry {
  rev: number;
  /** Moves that stand after it. */
  n: number;
  seat: Seat | null;
  at?: number;
  move?: string;
  /** So many moves taken back. */
  undo?: number;
  events: GameEvent[];
}

export interface Update {
  /** True: `entries` is the whole story, shown at once; false: what is new, in order. */
  whole: boolean;
  entries: Entry[];
  rev: number;
  n: number;
  toMove: Seat | null;
  /** As the viewer may know it. */
  state: Position;
  legal: MoveObject[] | null;
  result: Result | null;
  /** How many moves the viewer may take back now. */
  canUndo: number;
}

/** `elsewhere`: another page of this browser plays the game; this one follows. */
export type Line = 'open' | 'lost' | 'elsewhere';

export interface Listener {
  info(info: Info): void;
  /** Where people have so much time: what each has left now. */
  clocks?(clocks: Clocks): void;
  update(update: Update): void;
  line(line: Line): void;
  /** Something went wrong that no call is waiting for. */
  fault(fault: Fault): void;
}

export interface TableSource {
  /** Begins to tell the listener; the first things told are the table's info and its whole story. */
  open(listener: Listener): Promise<void>;
  /** Plays the moves, all or none; done when they are safely kept. Rejects with EngineError. */
  play(moves: string[], rev: number): Promise<void>;
  undo(moves: number, rev: number): Promise<void>;
  /** The game as a record of docs/records.md. */
  record(): Promise<Record<string, unknown>>;
  /** The components, when they are not the standard ones. */
  edition(): Promise<unknown>;
  /** Goes on after something failed; rejects with EngineError when it fails again. */
  restart?(): Promise<void>;
  /** Plays in this page from now on. */
  playHere?(): void;
  /** A hint was given: it is remembered with the game. */
  hinted?(): void;
  /** Whether somebody shall stand by from now on. */
  guide?(on: boolean): void;
  close(): void;
}
